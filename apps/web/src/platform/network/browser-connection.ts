import { type ConnectionChange, ConnectionMonitor } from "./connection.ts";

const PROBE_TIMEOUT_MS = 10_000;

/** Whether our server answers. It sends JSON; the login page of a public network is HTML. */
async function probe(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const response = await fetch("/config", { cache: "no-store", credentials: "omit", signal });
    await response.json();
    return true;
  } catch {
    return false;
  }
}

/** Listens to the browser: its network interface changed, or the tab was resumed. */
function listenToBrowser(listener: (change: ConnectionChange) => void): void {
  const onVisible = () => {
    if (document.visibilityState === "visible") listener("awake");
  };
  window.addEventListener("online", () => listener("online"));
  window.addEventListener("offline", () => listener("offline"));
  window.addEventListener("pageshow", onVisible);
  document.addEventListener("visibilitychange", onVisible);
  // Fired when a tab frozen to save energy is resumed.
  document.addEventListener("resume", onVisible);
}

/** The monitor of the page. It listens from its first use, so that the server can import it. */
export const browserConnection = new ConnectionMonitor({
  isLinkUp: () => navigator.onLine,
  listen: listenToBrowser,
  probe,
  random: Math.random,
});
