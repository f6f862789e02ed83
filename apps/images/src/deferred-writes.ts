const MAX_CONCURRENT = 4;

interface Write {
  readonly picture: Buffer;
  /** Stores the picture; never rejects. */
  readonly store: () => Promise<void>;
}

export interface DeferralLimits {
  /** The bytes above which the oldest pictures are stored while requests wait. */
  readonly maxBytes: number;
  readonly maxWaitMs: number;
}

const LIMITS: DeferralLimits = { maxBytes: 32e6, maxWaitMs: 10_000 };

/**
 * Holds created pictures until no request is being answered: opening a map requests its photos at
 * once, and storing one takes half as long as creating it. Pictures lost in a crash are created
 * again.
 */
export class DeferredWrites {
  readonly #limits: DeferralLimits;
  readonly #now: () => number;
  /** The pictures that are not stored yet, the oldest first. */
  readonly #pending = new Map<string, Write & { readonly addedAt: number }>();
  readonly #running = new Map<string, Promise<void>>();
  #requests = 0;
  #bytes = 0;
  #isFlushing = false;

  constructor(limits: DeferralLimits = LIMITS, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  find(name: string): Buffer | undefined {
    return this.#pending.get(name)?.picture;
  }

  /** Defers writes while the request is answered. */
  async answer<Result>(request: () => Promise<Result>): Promise<Result> {
    this.#requests += 1;
    try {
      return await request();
    } finally {
      this.#requests -= 1;
      // After the response has been sent.
      setImmediate(() => this.#start());
    }
  }

  add(name: string, write: Write): void {
    this.#pending.set(name, { ...write, addedAt: this.#now() });
    this.#bytes += write.picture.length;
    this.#start();
  }

  /** Resolves when everything is stored. */
  async flush(): Promise<void> {
    this.#isFlushing = true;
    this.#start();
    while (this.#running.size > 0) await Promise.all(this.#running.values());
    this.#isFlushing = false;
  }

  #start(): void {
    for (const [name, write] of this.#pending) {
      if (this.#running.size >= MAX_CONCURRENT || !this.#isDue(write.addedAt)) return;
      if (!this.#running.has(name)) this.#run(name, write);
    }
  }

  #isDue(addedAt: number): boolean {
    return (
      this.#requests === 0 ||
      this.#isFlushing ||
      this.#bytes > this.#limits.maxBytes ||
      this.#now() - addedAt >= this.#limits.maxWaitMs
    );
  }

  #run(name: string, { picture, store }: Write): void {
    const stored = store().finally(() => {
      this.#running.delete(name);
      this.#pending.delete(name);
      this.#bytes -= picture.length;
      this.#start();
    });
    this.#running.set(name, stored);
  }
}
