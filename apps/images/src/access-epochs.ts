import type { AccessEpochService, ImageAccess, ImageScope } from "@photomap/server";

/**
 * The age up to which an epoch is used. Together with the 30 s of shared caches and the time of an
 * answer, every address is refused within 60 s of its revocation.
 */
const MAX_AGE_MS = 20_000;
const MAX_ENTRIES = 10_000;

interface Entry {
  readonly epoch: Promise<number | undefined>;
  readonly expiresAt: number;
}

/** Holds access epochs in memory for 20 s; concurrent lookups of a scope share one query. */
export class AccessEpochs {
  readonly #service: Pick<AccessEpochService, "find">;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();

  constructor(service: Pick<AccessEpochService, "find">, now: () => number = Date.now) {
    this.#service = service;
    this.#now = now;
  }

  /**
   * Whether an address may still be answered: false after the access was narrowed, and for a
   * deleted project or owner.
   */
  async isCurrent({ scope, epoch }: ImageAccess): Promise<boolean> {
    const known = await this.#find(scope);
    // An address with a greater epoch was issued after the lookup.
    return known !== undefined && epoch >= known;
  }

  async #find(scope: ImageScope): Promise<number | undefined> {
    const key = `${scope.kind} ${scope.id}`;
    const held = this.#entries.get(key);
    if (held !== undefined && held.expiresAt > this.#now()) return held.epoch;
    const entry = { epoch: this.#service.find(scope), expiresAt: this.#now() + MAX_AGE_MS };
    this.#add(key, entry);
    const epoch = await entry.epoch.catch((error: unknown) => {
      this.#remove(key, entry);
      throw error;
    });
    // Not held, so that a restored project works at once.
    if (epoch === undefined) this.#remove(key, entry);
    return epoch;
  }

  #add(key: string, entry: Entry): void {
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= MAX_ENTRIES && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, entry);
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
