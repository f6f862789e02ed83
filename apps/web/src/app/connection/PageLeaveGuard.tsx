import { useEffect, useState } from "react";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import { saveBeforeLeaving } from "../../platform/routing/leaving.ts";
import { NoConnectionDialog } from "./NoConnectionDialog.tsx";
import { hasServiceWorker, needsServer } from "./needs-server.ts";
import { useLocalDataSync } from "./use-local-data-sync.ts";

/**
 * Stops a page load while there is no connection, so that the page of the island stays open, and
 * delays it until all changes are sent. Browsers without the Navigation API ask before they leave.
 */
export function PageLeaveGuard() {
  useLocalDataSync();
  const [stoppedUrl, setStoppedUrl] = useState<string>();
  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (!event.cancelable || !loadsPage(event)) return;
      const { url } = event.destination;
      const sent = saveBeforeLeaving();
      if (!browserConnection.isOnline()) {
        event.preventDefault();
        setStoppedUrl(url);
      } else if (sent !== undefined) {
        event.preventDefault();
        void sent.then(() => location.assign(url));
      }
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (saveBeforeLeaving() !== undefined) event.preventDefault();
    };
    addEventListener("beforeunload", onUnload);
    if ("navigation" in window) navigation.addEventListener("navigate", onNavigate);
    return () => {
      removeEventListener("beforeunload", onUnload);
      if ("navigation" in window) navigation.removeEventListener("navigate", onNavigate);
    };
  }, []);
  return (
    <NoConnectionDialog
      opened={stoppedUrl !== undefined}
      onStay={() => setStoppedUrl(undefined)}
      onProceed={() => stoppedUrl !== undefined && location.assign(stoppedUrl)}
    />
  );
}

/** Whether a page of this site is loaded from the server. */
function loadsPage({ destination, downloadRequest }: NavigateEvent): boolean {
  const { origin, pathname } = new URL(destination.url);
  return (
    !destination.sameDocument &&
    downloadRequest === null &&
    origin === location.origin &&
    needsServer(location.pathname, pathname, {
      areScreensLoaded: false,
      hasWorker: hasServiceWorker(),
    })
  );
}
