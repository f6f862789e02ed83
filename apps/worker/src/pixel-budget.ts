interface PendingTask {
  readonly pixels: number;
  readonly rank: number;
  readonly admit: () => void;
}

/**
 * Limits the pixels in memory at once. Lower ranks go first; within a rank the order is kept, so
 * that a large task is not starved by small ones. A task larger than the budget runs alone.
 */
export class PixelBudget {
  readonly #total: number;
  #inUse = 0;
  #pending: PendingTask[] = [];

  constructor(totalPixels: number) {
    this.#total = totalPixels;
  }

  async run<Result>(
    { pixels, rank }: { pixels: number; rank: number },
    work: () => Promise<Result>,
  ): Promise<Result> {
    await new Promise<void>((admit) => {
      this.#pending.push({ pixels, rank, admit });
      this.#pending = this.#pending.toSorted((a, b) => a.rank - b.rank);
      this.#admitPending();
    });
    try {
      return await work();
    } finally {
      this.#inUse -= pixels;
      this.#admitPending();
    }
  }

  #admitPending(): void {
    for (;;) {
      const [next] = this.#pending;
      if (next === undefined || !this.#fits(next.pixels)) return;
      this.#pending.shift();
      this.#inUse += next.pixels;
      next.admit();
    }
  }

  #fits(pixels: number): boolean {
    return this.#inUse === 0 || this.#inUse + pixels <= this.#total;
  }
}
