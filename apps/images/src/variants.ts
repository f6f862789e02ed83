import { ingestPhoto, type PictureFormat, resizePhoto } from "@photomap/render";
import { getVariantKey, type PhotoService, type Storage } from "@photomap/server";
import pLimit from "p-limit";
import type { Logger } from "pino";
import { shareInFlight } from "./share-in-flight.ts";

export interface Variant {
  readonly key: string;
  readonly edgePx: number;
  readonly format: PictureFormat;
}

interface Dependencies {
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly log: Logger;
}

/** An original of fifty megapixels takes 150 MB while it is read. */
const MAX_CONCURRENT_INGESTS = 2;

/** Creates each size and format of a photo once and stores it. */
export class Variants {
  readonly #deps: Dependencies;
  readonly #limit = pLimit(MAX_CONCURRENT_INGESTS);
  readonly #find = shareInFlight((variant: Variant) => this.#findOrCreate(variant));
  /** Created but not stored yet: a response does not wait for the upload. */
  readonly #unstored = new Map<string, { picture: Buffer; stored: Promise<void> }>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Undefined when the photo is missing or was rejected. */
  async find(variant: Variant): Promise<Buffer | undefined> {
    const name = getStorageKey(variant);
    return this.#unstored.get(name)?.picture ?? this.#find(name, variant);
  }

  /** Resolves when all created variants are stored. */
  async flush(): Promise<void> {
    await Promise.all([...this.#unstored.values()].map(({ stored }) => stored));
  }

  async #findOrCreate(variant: Variant): Promise<Buffer | undefined> {
    const { storage } = this.#deps;
    const stored = await storage.read(storage.mediaBucket, getStorageKey(variant));
    return stored ?? this.#create(variant);
  }

  async #create(variant: Variant): Promise<Buffer | undefined> {
    const { key, edgePx } = variant;
    const source = await this.#deps.photos.openLarger(key, edgePx, (...parameters) =>
      this.#limit(() => ingestPhoto(...parameters)),
    );
    if (source === undefined) return undefined;
    const picture = await resizePhoto(source, variant);
    const name = getStorageKey(variant);
    const stored = this.#store(variant, picture)
      .catch((error: unknown) => this.#deps.log.error({ err: error }, "variant not stored"))
      .finally(() => this.#unstored.delete(name));
    this.#unstored.set(name, { picture, stored });
    return picture;
  }

  async #store(variant: Variant, picture: Buffer): Promise<void> {
    const { storage } = this.#deps;
    await storage.writeMedia(getStorageKey(variant), picture, `image/${variant.format}`);
    // An erasure deletes the original first, so a missing original means this variant is a
    // leftover.
    if (await storage.has(storage.ingestBucket, variant.key)) return;
    await storage.remove(storage.mediaBucket, getStorageKey(variant));
  }
}

function getStorageKey({ key, edgePx, format }: Variant): string {
  return getVariantKey(key, edgePx, format);
}

/** Up to this size AVIF takes 40 ms and is a third smaller than WebP; above it is too slow. */
const MAX_AVIF_EDGE = 512;

/** JPEG or one modern format per size: at most fourteen variants of a photo are stored. */
export function chooseFormat(accept: string | undefined, edgePx: number): PictureFormat {
  const modern = edgePx <= MAX_AVIF_EDGE ? "avif" : "webp";
  return accept?.includes(`image/${modern}`) ? modern : "jpeg";
}
