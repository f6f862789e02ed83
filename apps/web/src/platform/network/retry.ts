import { browserConnection } from "./browser-connection.ts";
import type { Connection } from "./connection.ts";

export interface RetryOptions {
  readonly signal?: AbortSignal | undefined;
  /** Failures while offline do not count. */
  readonly maxTries?: number;
  readonly firstDelayMs?: number;
  readonly maxDelayMs?: number;
  /** False for errors that every further try would repeat, such as a refusal. */
  readonly isTemporary?: (error: unknown) => boolean;
  /** Called whenever the next try has to wait for a delay or for the network. */
  readonly onWait?: () => void;
  readonly connection?: Connection;
  readonly random?: () => number;
}

/** Tries again with exponential backoff; while offline it waits for the network instead. */
export async function retry<Result>(
  action: () => Promise<Result>,
  options: RetryOptions = {},
): Promise<Result> {
  const { signal, maxTries = Infinity, isTemporary = () => true, onWait } = options;
  const { connection = browserConnection } = options;
  let failedTries = 0;
  for (;;) {
    signal?.throwIfAborted();
    let delayMs = 0;
    if (connection.isOnline()) {
      try {
        return await action();
      } catch (error) {
        signal?.throwIfAborted();
        if (!isTemporary(error)) throw error;
        // A try that was cut off with the network is not a result of the request.
        if (await connection.check()) failedTries += 1;
        signal?.throwIfAborted();
        if (failedTries >= maxTries) throw error;
        delayMs = getBackoffMs(failedTries, options);
      }
    }
    onWait?.();
    await waitForNextTry(Date.now() + delayMs, connection, signal);
  }
}

/** Doubles with each failure; the random half keeps many clients from retrying at the same time. */
function getBackoffMs(
  failedTries: number,
  { firstDelayMs = 1_000, maxDelayMs = 60_000, random = Math.random }: RetryOptions,
): number {
  const fullMs = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, failedTries - 1));
  return fullMs * (0.5 + random() / 2);
}

/** Ends at the due time when online, or as soon as the network is back. */
function waitForNextTry(
  dueMs: number,
  connection: Connection,
  signal: AbortSignal | undefined,
): Promise<void> {
  const waiting = new AbortController();
  return new Promise<void>((resolve, reject) => {
    // A timer may fire a fraction of a millisecond before the due time: only late timers compare it.
    const timer = setTimeout(() => {
      if (connection.isOnline()) resolve();
    }, dueMs - Date.now());
    const unsubscribe = connection.subscribe((change) => {
      if (change === "online" || (connection.isOnline() && Date.now() >= dueMs)) resolve();
    });
    waiting.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      unsubscribe();
    });
    const onAbort = () => reject(signal?.reason);
    signal?.addEventListener("abort", onAbort, { signal: waiting.signal });
  }).finally(() => waiting.abort());
}
