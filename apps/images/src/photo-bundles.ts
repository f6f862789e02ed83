import { createHash } from "node:crypto";
import {
  type BundlePhoto,
  decodePhotoBundle,
  type EncodedBundlePhoto,
  encodePhotoBundle,
} from "@photomap/project";
import { releaseMemory, resizePhoto } from "@photomap/render";
import {
  AdmissionBudget,
  isPhotoKey,
  type PhotoService,
  SingleFlight,
  type Storage,
} from "@photomap/server";
import type { Logger } from "pino";
import type { PictureMemory } from "./picture-memory.ts";

/** The part of the key that must be increased when the same photos are encoded differently. */
export const BUNDLE_VERSION = 1;
/**
 * The limit for all bundles together: a bundle has hundreds of photos, and other requests are
 * waiting.
 */
const MAX_CONCURRENT_PHOTOS = 8;

interface Dependencies {
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "findLarger">;
  readonly memory: PictureMemory;
  readonly log: Logger;
}

interface BundleContent {
  /** The key in the media bucket. */
  readonly key: string;
  readonly photos: readonly BundlePhoto[];
}

/** Creates photo bundles. The last one of a key is stored, and the next one reuses its photos. */
export class PhotoBundles {
  readonly #deps: Dependencies;
  readonly #slots = new AdmissionBudget(MAX_CONCURRENT_PHOTOS);
  readonly #flight = new SingleFlight<Buffer>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  find(content: BundleContent): Promise<Buffer> {
    const hash = hashPhotos(content.photos);
    return this.#flight.run(`${content.key} ${hash}`, () =>
      this.#findOrCreate({ ...content, hash }),
    );
  }

  async #findOrCreate({
    key,
    photos,
    hash,
  }: BundleContent & { readonly hash: string }): Promise<Buffer> {
    const { storage } = this.#deps;
    const stored = await storage.findMedia(key);
    if (stored?.hash === hash) return stored.body;
    const known = new Map(
      (stored === undefined ? [] : decodePhotoBundle(stored.body)).map((photo) => [
        getPhotoName(photo),
        photo,
      ]),
    );
    const encoded = await Promise.all(
      photos.map(async (photo) => known.get(getPhotoName(photo)) ?? this.#encode(photo)),
    );
    const complete = encoded.filter((photo) => photo !== undefined);
    const bundle = Buffer.from(encodePhotoBundle(complete).buffer);
    // Without a hash the next request completes it.
    const facts = complete.length === photos.length ? { hash } : {};
    await storage.writeMedia(key, bundle, "application/octet-stream", facts);
    return bundle;
  }

  /**
   * Encodes a photo; undefined before it is processed, when the page requests the photo
   * separately.
   */
  async #encode({ id, edgePx }: BundlePhoto): Promise<EncodedBundlePhoto | undefined> {
    const { photos, memory, log } = this.#deps;
    if (!isPhotoKey(id)) return undefined;
    const resize = async () => {
      const source = await photos.findLarger(id, edgePx);
      const format = "webp";
      return source && resizePhoto(source, { edgePx, format }).finally(() => releaseMemory(source));
    };
    try {
      const bytes = await this.#slots.run({ weight: 1 }, () => memory.resize(edgePx, resize));
      return bytes && { id, edgePx, bytes };
    } catch (error) {
      log.error({ err: error }, "photo left out of a bundle");
      return undefined;
    }
  }
}

function getPhotoName({ id, edgePx }: BundlePhoto): string {
  return `${edgePx} ${id}`;
}

function hashPhotos(photos: readonly BundlePhoto[]): string {
  const content = JSON.stringify(photos.map(getPhotoName));
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
