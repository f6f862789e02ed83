import { ingestPhoto, type PictureFormat, resizePhoto } from "@photomap/render";
import { type PhotoService, type Storage, variantKey } from "@photomap/server";
import { limitRunning } from "./limit-running.ts";
import { shareRunning } from "./share-running.ts";

export interface Variant {
  readonly key: string;
  readonly edgePx: number;
  readonly format: PictureFormat;
}

interface Parts {
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "openLarger">;
}

/** As many as there are threads that work on pixels; more would only hold memory while they wait. */
const MADE_AT_ONCE = 4;

/** A photo in one of its sizes and formats: each is made once, for everybody and for good. */
export class Variants {
  readonly #parts: Parts;
  readonly #limit = limitRunning(MADE_AT_ONCE);
  readonly #find = shareRunning((variant: Variant) => this.#findOrMake(variant));

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Nothing when there is no such photo, or what was uploaded is none. */
  find(variant: Variant): Promise<Buffer | undefined> {
    return this.#find(nameOf(variant), variant);
  }

  async #findOrMake(variant: Variant): Promise<Buffer | undefined> {
    const { storage } = this.#parts;
    const kept = await storage.read(storage.mediaBucket, nameOf(variant));
    return kept ?? this.#limit(() => this.#make(variant));
  }

  async #make(variant: Variant): Promise<Buffer | undefined> {
    const { storage, photos } = this.#parts;
    const { key, edgePx, format } = variant;
    const source = await photos.openLarger(key, edgePx, ingestPhoto);
    if (source === undefined) return undefined;
    const made = await resizePhoto(source, variant);
    await storage.writeMedia(nameOf(variant), made, `image/${format}`);
    // Erased while it was made: the original goes first, so whoever misses it cleans up.
    if (await storage.has(storage.ingestBucket, key)) return made;
    await storage.remove(storage.mediaBucket, nameOf(variant));
    return undefined;
  }
}

function nameOf({ key, edgePx, format }: Variant): string {
  return variantKey(key, edgePx, format);
}
