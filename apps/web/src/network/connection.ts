/** "online": the network is back. "awake": the tab is visible again and its timers may be late. */
export type ConnectionChange = "online" | "awake";

export interface Connection {
  isOnline(): boolean;
  /** Returns the function that unsubscribes. */
  subscribe(listener: (change: ConnectionChange) => void): () => void;
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const controller = new AbortController();
    const { signal } = controller;
    const onVisible = () => {
      if (document.visibilityState === "visible") listener("awake");
    };
    window.addEventListener("online", () => listener("online"), { signal });
    window.addEventListener("pageshow", onVisible, { signal });
    document.addEventListener("visibilitychange", onVisible, { signal });
    // Fired when a tab frozen to save energy is resumed.
    document.addEventListener("resume", onVisible, { signal });
    return () => controller.abort();
  },
};
