import { photoPath } from "@photomap/project";

/** The URL of a photo at least `edgePx` on its longer side; undefined while none is known. */
export type FindPhotoUrl = (id: string, edgePx: number) => string | undefined;

type Signatures = Readonly<Record<string, string>>;

/** Where photos are shown from once this browser has no copy of its own. */
export class PhotoAddresses {
  readonly #bucket: string;
  readonly #ask: (ids: readonly string[]) => Promise<Signatures>;
  readonly #listeners = new Set<() => void>();
  /** Asked for once: who may not see a photo is not told later either. */
  readonly #wanted = new Set<string>();
  #unasked: string[] = [];
  #signatures: Signatures;

  constructor(
    bucket: string,
    signatures: Signatures,
    ask: (ids: readonly string[]) => Promise<Signatures>,
  ) {
    this.#bucket = bucket;
    this.#signatures = signatures;
    this.#ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another object whenever something was learned: who drew with the old one draws again. */
  readonly getSignatures = (): Signatures => this.#signatures;

  learn(signatures: Signatures): void {
    if (Object.keys(signatures).length === 0) return;
    this.#signatures = { ...this.#signatures, ...signatures };
    for (const listener of this.#listeners) listener();
  }

  /** The path at the image service; of a photo an undo brought back it may follow later. */
  findPath(signatures: Signatures, id: string, edgePx: number): string | undefined {
    const signature = signatures[id];
    if (signature === undefined) return this.#want(id);
    return photoPath({ bucket: this.#bucket, key: id, signature }, edgePx);
  }

  #want(id: string): undefined {
    if (this.#wanted.has(id)) return;
    this.#wanted.add(id);
    this.#unasked.push(id);
    if (this.#unasked.length > 1) return;
    queueMicrotask(() => {
      const ids = this.#unasked;
      this.#unasked = [];
      this.#ask(ids).then(
        (signatures) => this.learn(signatures),
        () => {
          for (const unanswered of ids) this.#wanted.delete(unanswered);
        },
      );
    });
  }
}
