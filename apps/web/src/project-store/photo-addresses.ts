import { photoPath } from "@photomap/project";

/** Where photos are shown from once this browser has no copy of its own. */
export class PhotoAddresses {
  readonly #bucket: string;
  #signatures: Readonly<Record<string, string>>;

  constructor(bucket: string, signatures: Readonly<Record<string, string>>) {
    this.#bucket = bucket;
    this.#signatures = signatures;
  }

  learn(signatures: Readonly<Record<string, string>>): void {
    this.#signatures = { ...this.#signatures, ...signatures };
  }

  /** The path at the image service. */
  findPath(id: string, edgePx: number): string | undefined {
    const signature = this.#signatures[id];
    if (signature === undefined) return undefined;
    return photoPath({ bucket: this.#bucket, key: id, signature }, edgePx);
  }
}
