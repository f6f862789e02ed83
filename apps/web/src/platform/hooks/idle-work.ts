/** Safari has no requestIdleCallback. */
const FALLBACK_DELAY_MS = 50;
/** The limit of a hold, for pictures that never complete, for example without a connection. */
const MAX_HOLD_MS = 10_000;

const holds = new Set<() => void>();
const waiting = new Set<() => void>();

/** Idle work waits until the returned function is called, for at most ten seconds. */
export function pauseIdleWork(): () => void {
  const release = () => {
    clearTimeout(timer);
    holds.delete(release);
    if (holds.size > 0) return;
    for (const start of waiting) start();
    waiting.clear();
  };
  const timer = setTimeout(release, MAX_HOLD_MS);
  holds.add(release);
  return release;
}

/** Runs in idle time after all holds, or `timeoutMs` after them. Returns the function that cancels it. */
export function runWhenIdle(run: () => void, timeoutMs: number): () => void {
  let cancel = () => {};
  const start = () => {
    cancel = requestIdle(run, timeoutMs);
  };
  if (holds.size === 0) start();
  else waiting.add(start);
  return () => {
    waiting.delete(start);
    cancel();
  };
}

function requestIdle(run: () => void, timeout: number): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(handle);
}
