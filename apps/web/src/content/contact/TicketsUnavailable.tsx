import { useRevalidator } from "react-router";
import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";

/** Shown when the server could not read the messages. */
export function TicketsUnavailable() {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorState
      message="Your messages are safe, but we couldn't load them just now."
      action={
        <Button variant="primary" loading={state === "loading"} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  );
}
