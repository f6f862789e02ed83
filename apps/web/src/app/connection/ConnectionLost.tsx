import { Button } from "../../ui/buttons/Button.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { useReconnect } from "./use-reconnect.ts";

/** Replaces a page that could not be loaded without a connection. */
export function ConnectionLost() {
  // A reload without a connection would be the error page of the browser.
  const { isChecking, hasFailed, retry } = useReconnect(() => window.location.reload());
  return (
    <ErrorState
      heading="h1"
      title="No connection"
      message="This page needs an internet connection. Your maps are safe, and unsaved changes stay in this browser."
      action={
        <>
          <Button variant="primary" loading={isChecking} onClick={retry}>
            Try again
          </Button>
          <p role="status">{hasFailed && !isChecking ? "Still no connection." : null}</p>
        </>
      }
    />
  );
}
