import { setTimeout as delay } from "node:timers/promises";

export interface Repetition {
  /** Resolves when the current run has ended; no other starts. */
  stop(): Promise<void>;
}

export interface Schedule {
  readonly intervalMs: number;
  /** The time before the first run. */
  readonly delayMs?: number;
}

/** Repeats work at a fixed interval; runs never overlap. */
export function repeat(
  { intervalMs, delayMs = 0 }: Schedule,
  work: () => Promise<void>,
): Repetition {
  const stopping = new AbortController();
  const run = async () => {
    await delay(delayMs);
    while (!stopping.signal.aborted) {
      const next = delay(intervalMs);
      await work();
      await next;
    }
  };
  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
