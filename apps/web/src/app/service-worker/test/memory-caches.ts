/** Cache Storage in memory, with a quota. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();
  /** The number of entries at which `put` refuses new ones with a QuotaExceededError. */
  maxEntries = Infinity;

  async open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new MemoryCache(() => this.#checkQuota());
    this.#caches.set(name, cache);
    return cache;
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async match(url: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(url);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #checkQuota(): void {
    const count = [...this.#caches.values()].reduce((sum, { size }) => sum + size, 0);
    if (count >= this.maxEntries) throw new DOMException("full", "QuotaExceededError");
  }
}

class MemoryCache implements Cache {
  readonly #entries = new Map<string, Response>();
  readonly #checkQuota: () => void;

  constructor(checkQuota: () => void) {
    this.#checkQuota = checkQuota;
  }

  get size(): number {
    return this.#entries.size;
  }

  async match(url: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(readUrl(url))?.clone();
  }

  async put(url: RequestInfo | URL, response: Response): Promise<void> {
    if (!this.#entries.has(readUrl(url))) this.#checkQuota();
    this.#entries.set(readUrl(url), response);
  }

  async delete(url: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(readUrl(url));
  }

  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }

  async matchAll(): Promise<Response[]> {
    return [...this.#entries.values()];
  }

  async add(): Promise<void> {
    throw new Error("not used");
  }

  async addAll(): Promise<void> {
    throw new Error("not used");
  }
}

function readUrl(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : request.toString();
}
