import { useBlocker } from "react-router";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { areRouteModulesLoaded } from "../../platform/network/route-modules.ts";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { NoConnectionDialog } from "./NoConnectionDialog.tsx";
import { hasWorker, needsServer } from "./needs-server.ts";
import { useFollowedVisitor } from "./use-followed-visitor.ts";

/** Shows that a navigation takes a while, or needs a connection. */
export function NavigationGuard() {
  useFollowedVisitor();
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
        hasWorker: hasWorker(),
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
