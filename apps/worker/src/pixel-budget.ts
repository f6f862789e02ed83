interface Waiting {
  readonly pixels: number;
  readonly rank: number;
  readonly admit: () => void;
}

/**
 * How many pixels a worker may have in hand at once. Lower ranks go first; within a rank nobody
 * overtakes, so that a poster is not put off for ever by postcards. What is larger than the whole
 * budget is admitted alone.
 */
export class PixelBudget {
  readonly #total: number;
  #taken = 0;
  #waiting: Waiting[] = [];

  constructor(totalPixels: number) {
    this.#total = totalPixels;
  }

  async spend<Result>(
    { pixels, rank }: { pixels: number; rank: number },
    work: () => Promise<Result>,
  ): Promise<Result> {
    await new Promise<void>((admit) => {
      this.#waiting.push({ pixels, rank, admit });
      this.#waiting = this.#waiting.toSorted((a, b) => a.rank - b.rank);
      this.#proceed();
    });
    try {
      return await work();
    } finally {
      this.#taken -= pixels;
      this.#proceed();
    }
  }

  #proceed(): void {
    for (;;) {
      const [next] = this.#waiting;
      if (next === undefined || !this.#hasRoom(next.pixels)) return;
      this.#waiting.shift();
      this.#taken += next.pixels;
      next.admit();
    }
  }

  #hasRoom(pixels: number): boolean {
    return this.#taken === 0 || this.#taken + pixels <= this.#total;
  }
}
