const FAILURE_LIMIT = 5;
const WINDOW_MS = 30_000;
const OPEN_MS = 60_000;

/**
 * Stops calls to a failing service: after five failures within 30 s none is made for 60 s, then one
 * as a trial, which ends the pause or repeats it.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures: readonly number[] = [];
  #openUntil: number | undefined;

  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Whether a call may be made; its outcome has to be recorded. */
  tryPass(): boolean {
    const now = this.#now();
    if (this.#openUntil === undefined) return true;
    if (now < this.#openUntil) return false;
    // This call is the trial. If its outcome is never recorded, the next one follows after the pause.
    this.#openUntil = now + OPEN_MS;
    return true;
  }

  recordSuccess(): void {
    if (this.#openUntil === undefined) return;
    this.#openUntil = undefined;
    this.#failures = [];
  }

  recordFailure(): void {
    const now = this.#now();
    this.#failures = [...this.#failures.filter((at) => now - at < WINDOW_MS), now];
    const isTrial = this.#openUntil !== undefined;
    if (isTrial || this.#failures.length >= FAILURE_LIMIT) this.#openUntil = now + OPEN_MS;
  }
}
