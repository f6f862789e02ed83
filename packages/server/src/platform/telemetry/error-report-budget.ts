const WINDOW_MS = 60_000;
const MAX_PER_WINDOW = 100;

/** Limits reports of one process: each error once a minute, and a hundred altogether. */
export class ErrorReportBudget {
  readonly #admitted = new Map<string, number>();

  admit(key: string, nowMs: number): boolean {
    for (const [admitted, atMs] of this.#admitted) {
      if (nowMs - atMs < WINDOW_MS) break;
      this.#admitted.delete(admitted);
    }
    if (this.#admitted.has(key) || this.#admitted.size >= MAX_PER_WINDOW) return false;
    this.#admitted.set(key, nowMs);
    return true;
  }
}
