import { useBlocker } from "react-router";
import { browserConnection } from "../../network/browser-connection.ts";
import { areRouteModulesLoaded } from "../../network/route-modules.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { needsServer } from "./needs-server.ts";
import { useRetry } from "./use-retry.ts";

/** Stops a navigation that needs the server while there is no connection: the page stays open. */
export function NavigationGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !browserConnection.isOnline() &&
      needsServer(
        currentLocation.pathname,
        nextLocation.pathname,
        areRouteModulesLoaded("project-page"),
      ),
  );
  const { isChecking, hasFailed, retry } = useRetry(() => blocker.proceed?.());
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      opened={blocker.state === "blocked"}
      onClose={stay}
      title="No connection"
      actions={
        <>
          <Button size="small" data-autofocus onClick={stay}>
            Stay here
          </Button>
          <Button size="small" variant="primary" loading={isChecking} onClick={retry}>
            Try again
          </Button>
        </>
      }
    >
      <p>
        The next page needs the internet. What you have made is kept in this browser and is sent
        when the connection is back.
      </p>
      <p role="status">{hasFailed && !isChecking ? "There is still no connection." : null}</p>
    </Dialog>
  );
}
