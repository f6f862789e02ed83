interface Counter {
  used: number;
  /** When the next attempt is allowed, in milliseconds. */
  nextAt: number;
  expiresAt: number;
}

interface MemoryBackoff {
  readonly freeAttempts: number;
  readonly maxWaitSeconds: number;
  readonly windowSeconds: number;
}

/**
 * Counts attempts in the memory of this process: the second line of the limits, while Redis can't
 * count. Each process counts for itself, so the limits of several processes add up.
 */
export class MemoryAttemptCounters {
  readonly #counters = new Map<string, Counter>();
  readonly #now: () => number;
  readonly #capacity: number;

  constructor(now: () => number, capacity = 50_000) {
    this.#now = now;
    this.#capacity = capacity;
  }

  /** Counts an attempt, and returns how many there were in the window. */
  count(key: string, windowSeconds: number): number {
    const counter = this.#find(key) ?? this.#add(key, windowSeconds);
    counter.used += 1;
    return counter.used;
  }

  /** Counts an attempt; false while the wait after the previous one lasts. */
  countWithBackoff(key: string, backoff: MemoryBackoff): boolean {
    const { freeAttempts, maxWaitSeconds, windowSeconds } = backoff;
    const counter = this.#find(key) ?? this.#add(key, windowSeconds);
    const now = this.#now();
    if (now < counter.nextAt) return false;
    counter.used += 1;
    const over = counter.used - freeAttempts;
    counter.nextAt = now + (over < 0 ? 0 : Math.min(2 ** over, maxWaitSeconds) * 1000);
    counter.expiresAt = now + windowSeconds * 1000;
    return true;
  }

  getCount(key: string): number {
    return this.#find(key)?.used ?? 0;
  }

  /** Returns when the next attempt is allowed, in milliseconds; 0 without a wait. */
  getNextAt(key: string): number {
    return this.#find(key)?.nextAt ?? 0;
  }

  /** Takes back one attempt and ends the wait. */
  refund(key: string): void {
    const counter = this.#find(key);
    if (counter === undefined) return;
    counter.used -= 1;
    counter.nextAt = 0;
  }

  reset(key: string): void {
    this.#counters.delete(key);
  }

  #find(key: string): Counter | undefined {
    const counter = this.#counters.get(key);
    if (counter === undefined || counter.expiresAt > this.#now()) return counter;
    this.#counters.delete(key);
    return undefined;
  }

  /** Adds a counter; the one that was added first makes room for it. */
  #add(key: string, windowSeconds: number): Counter {
    const [oldest] = this.#counters.keys();
    if (oldest !== undefined && this.#counters.size >= this.#capacity) {
      this.#counters.delete(oldest);
    }
    const counter = { used: 0, nextAt: 0, expiresAt: this.#now() + windowSeconds * 1000 };
    this.#counters.set(key, counter);
    return counter;
  }
}
