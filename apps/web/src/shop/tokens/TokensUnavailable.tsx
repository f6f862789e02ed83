import { useRevalidator } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

/** Shown in place of tokens that the server could not read. */
export function TokensUnavailable() {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorState
      message="Your tokens are safe, but we couldn't load them just now."
      action={
        <Button variant="primary" loading={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  );
}
