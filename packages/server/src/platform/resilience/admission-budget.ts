interface Admission {
  /** The weight in the unit of the budget. */
  readonly weight: number;
  /** The rank, 0 by default; lower ranks go first. */
  readonly rank?: number;
  /** The longest wait, unlimited by default. */
  readonly maxWaitMs?: number | undefined;
}

interface PendingTask {
  readonly weight: number;
  readonly rank: number;
  readonly admit: () => void;
}

/** The error for a task that waited too long and was not started. */
export class AdmissionTimeoutError extends Error {
  override readonly name = "AdmissionTimeoutError";
}

/**
 * Limits the weight, such as pixels or bytes, that is in use at once. Within a rank the order is
 * kept, so that a large task is not starved by small ones. A task larger than the budget runs
 * alone.
 */
export class AdmissionBudget {
  readonly #total: number;
  #inUse = 0;
  #pending: PendingTask[] = [];

  constructor(total: number) {
    this.#total = total;
  }

  /**
   * Runs work when the budget allows it. Rejects with an `AdmissionTimeoutError` when the work was
   * not started within `maxWaitMs`.
   */
  async run<Result>(admission: Admission, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(admission);
    try {
      return await work();
    } finally {
      this.#inUse -= admission.weight;
      this.#admitPending();
    }
  }

  #enter({ weight, rank = 0, maxWaitMs }: Admission): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const task: PendingTask = {
        weight,
        rank,
        admit() {
          clearTimeout(timer);
          resolve();
        },
      };
      if (maxWaitMs !== undefined) {
        timer = setTimeout(() => {
          this.#pending = this.#pending.filter((pending) => pending !== task);
          reject(new AdmissionTimeoutError(`Not started within ${maxWaitMs} ms`));
          // The next task may fit where this one did not.
          this.#admitPending();
        }, maxWaitMs);
      }
      this.#pending.push(task);
      this.#pending = this.#pending.toSorted((a, b) => a.rank - b.rank);
      this.#admitPending();
    });
  }

  #admitPending(): void {
    for (;;) {
      const [next] = this.#pending;
      if (next === undefined || !this.#fits(next.weight)) return;
      this.#pending.shift();
      this.#inUse += next.weight;
      next.admit();
    }
  }

  #fits(weight: number): boolean {
    return this.#inUse === 0 || this.#inUse + weight <= this.#total;
  }
}
