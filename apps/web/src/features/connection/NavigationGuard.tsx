import { useEffect } from "react";
import { useBlocker } from "react-router";
import { browserConnection } from "../../network/browser-connection.ts";
import { areRouteModulesLoaded } from "../../network/route-modules.ts";
import { followVisitor } from "../../offline/follow-visitor.ts";
import { useRootData } from "../../root-data.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { needsServer } from "./needs-server.ts";
import { useRetry } from "./use-retry.ts";

/** What pages show of a navigation: that it takes a while, or needs a connection. */
export function NavigationGuard() {
  useFollowedVisitor();
  return (
    <>
      <NavigationProgress />
      <ConnectionGuard />
    </>
  );
}

/** The data of another account is removed from this browser. */
function useFollowedVisitor(): void {
  const data = useRootData();
  useEffect(() => {
    if (data?.isVisitorUnknown === false) void followVisitor(data.visitor);
  }, [data]);
}

/** It is in control only after it has stored everything. */
function hasWorker(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

/** Stops a navigation that needs the server while there is no connection: the page stays open. */
function ConnectionGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !browserConnection.isOnline() &&
      needsServer(currentLocation.pathname, nextLocation.pathname, {
        areScreensLoaded: areRouteModulesLoaded("project-page"),
        hasWorker: hasWorker(),
      }),
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
