import { setTimeout as delay } from "node:timers/promises";

/**
 * Runs the action for any number of calls as seldom as possible: at once, and again after the
 * interval if it was called meanwhile. The action must not throw.
 */
export function coalesce(action: () => Promise<void>, minIntervalMs: number): () => void {
  let isRunning = false;
  let isRequested = false;
  const run = async () => {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await action();
      await delay(minIntervalMs, undefined, { ref: false });
    }
    isRunning = false;
  };
  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}
