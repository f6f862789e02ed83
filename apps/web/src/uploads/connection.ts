/** "online": the network came back. "awake": the tab is seen again, and its timers may be late. */
export type ConnectionChange = "online" | "awake";

export interface Connection {
  isOnline(): boolean;
  /** Gives back what ends it. */
  subscribe(listener: (change: ConnectionChange) => void): () => void;
}

export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const controller = new AbortController();
    const { signal } = controller;
    const awake = () => {
      if (document.visibilityState === "visible") listener("awake");
    };
    window.addEventListener("online", () => listener("online"), { signal });
    window.addEventListener("pageshow", awake, { signal });
    document.addEventListener("visibilitychange", awake, { signal });
    // A tab that was frozen to save energy.
    document.addEventListener("resume", awake, { signal });
    return () => controller.abort();
  },
};
