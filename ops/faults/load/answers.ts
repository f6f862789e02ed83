/** The answers and failures of requests, with times in milliseconds of `performance.now()`. */
export class Answers {
  readonly #times: number[] = [];
  readonly #failures: { readonly sent: number; readonly reason: string }[] = [];

  get count(): number {
    return this.#times.length;
  }

  get failures(): number {
    return this.#failures.length;
  }

  /** The number of failures by reason. */
  get reasons(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { reason } of this.#failures) counts[reason] = (counts[reason] ?? 0) + 1;
    return counts;
  }

  /** Counts the request as answered or failed; it never rejects. */
  async record(request: () => Promise<void>): Promise<void> {
    const sent = performance.now();
    try {
      await request();
      this.#times.push(performance.now());
    } catch (error) {
      const reason = error instanceof Error ? error.message.slice(0, 120) : "unknown";
      this.#failures.push({ sent, reason });
    }
  }

  /** The time from a moment until the last failed request was sent; 0 if none failed. */
  findLastFailure(since: number): number {
    return Math.max(since, ...this.#failures.map(({ sent }) => sent)) - since;
  }

  /** The longest time without an answer after a moment, up to now. */
  findLongestGap(since: number): number {
    const times = [since, ...this.#times.filter((time) => time > since), performance.now()];
    return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
  }
}
