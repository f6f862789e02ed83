import { useRevalidator } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

/** Shown in place of orders that the server could not read. */
export function OrdersUnavailable() {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorState
      message="Your orders are safe, but we couldn't load them just now."
      action={
        <Button variant="primary" loading={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  );
}
