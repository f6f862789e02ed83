import type { Clock } from "./clock.ts";

/** Time that passes only when a test says so. */
export class ManualClock implements Clock {
  #nowMs = 1_000_000;
  readonly #timers = new Map<symbol, { readonly dueMs: number; readonly action: () => void }>();

  now(): number {
    return this.#nowMs;
  }

  after(ms: number, action: () => void): () => void {
    const timer = Symbol("timer");
    this.#timers.set(timer, { dueMs: this.#nowMs + ms, action });
    return () => this.#timers.delete(timer);
  }

  /** Timers run in their order, and what they set off gets its turn in between. */
  async advance(ms: number): Promise<void> {
    const end = this.#nowMs + ms;
    for (;;) {
      await settle();
      const [next] = [...this.#timers].toSorted(([, a], [, b]) => a.dueMs - b.dueMs);
      if (next === undefined || next[1].dueMs > end) break;
      this.#timers.delete(next[0]);
      this.#nowMs = Math.max(this.#nowMs, next[1].dueMs);
      next[1].action();
    }
    this.#nowMs = end;
  }

  /** The machine sleeps: time passes, and no timer runs. */
  sleep(ms: number): void {
    this.#nowMs += ms;
  }
}

/** Lets everything that waits on promises go on. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
