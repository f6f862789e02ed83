import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { useRetry } from "./use-retry.ts";

/** In place of a page that could not be loaded without a connection. */
export function ConnectionLost() {
  // A reload without a connection would be the error page of the browser.
  const { isChecking, hasFailed, retry } = useRetry(() => window.location.reload());
  return (
    <ErrorState
      heading="h1"
      title="No connection"
      message="This page needs the internet. Your maps are safe, and changes that were not sent are kept in this browser."
      action={
        <>
          <Button variant="primary" loading={isChecking} onClick={retry}>
            Try again
          </Button>
          <p role="status">{hasFailed && !isChecking ? "There is still no connection." : null}</p>
        </>
      }
    />
  );
}
