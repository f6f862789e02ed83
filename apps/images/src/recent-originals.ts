/**
 * Keeps the bytes of the last originals: a page asks for several sizes of one photo within seconds,
 * and reading it from the store costs as much as resizing it.
 */
export class RecentOriginals {
  readonly #limitBytes: number;
  /** In the order of their last use, the oldest first. */
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limitBytes = limitBytes;
  }

  async get(key: string, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const kept = this.#kept.get(key);
    const original = kept ?? (await read());
    if (original === undefined) return undefined;
    this.#forget(key);
    this.#kept.set(key, original);
    this.#bytes += original.length;
    this.#shrink();
    return original;
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }

  #shrink(): void {
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= this.#limitBytes) return;
      this.#forget(key);
    }
  }
}
