import { useBlocker } from "react-router";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { areRouteModulesLoaded } from "../../platform/network/route-modules.ts";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { NoConnectionDialog } from "./NoConnectionDialog.tsx";
import { hasServiceWorker, needsServer } from "./needs-server.ts";
import { useLocalDataSync } from "./use-local-data-sync.ts";

/** Shows that a navigation takes a while, or needs a connection. */
export function NavigationGuard() {
  useLocalDataSync();
  return (
    <>
      <NavigationProgress />
      <ConnectionGuard />
    </>
  );
}

/** Stops a navigation that needs the server while there is no connection: the page stays open. */
function ConnectionGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !browserConnection.isOnline() &&
      needsServer(currentLocation.pathname, nextLocation.pathname, {
        areScreensLoaded: areRouteModulesLoaded("project-page"),
        hasWorker: hasServiceWorker(),
      }),
  );
  return (
    <NoConnectionDialog
      opened={blocker.state === "blocked"}
      onStay={() => blocker.reset?.()}
      onProceed={() => blocker.proceed?.()}
    />
  );
}
