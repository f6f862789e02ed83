import { traceWork } from "@photomap/process";
import { type PictureFormat, releaseMemory, resizePhoto } from "@photomap/render";
import {
  getPhotoTraceparent,
  getVariantKey,
  type PhotoService,
  SingleFlight,
  type Storage,
} from "@photomap/server";
import type { Logger } from "pino";
import { DeferredWrites } from "./deferred-writes.ts";
import type { PictureMemory } from "./picture-memory.ts";

export interface Variant {
  readonly key: string;
  readonly edgePx: number;
  readonly format: PictureFormat;
}

interface Dependencies {
  readonly storage: Storage;
  readonly photos: Pick<PhotoService, "findLarger" | "createMissing">;
  readonly memory: PictureMemory;
  readonly log: Logger;
}

/** Creates each size and format of a photo once and stores it. */
export class Variants {
  readonly #deps: Dependencies;
  readonly #flight = new SingleFlight<Awaited<ReturnType<Variants["find"]>>>();
  readonly #writes = new DeferredWrites();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Finds or creates a variant; undefined when the photo is missing or was rejected. Rejects with
   * an `AdmissionTimeoutError` when the work couldn't be started in time.
   */
  async find(variant: Variant): Promise<Buffer | undefined> {
    const name = getStorageKey(variant);
    return (
      this.#writes.find(name) ??
      this.#flight.run(name, () => this.#writes.answer(() => this.#findOrCreate(variant)))
    );
  }

  /** Resolves when all created variants are stored. */
  flush(): Promise<void> {
    return this.#writes.flush();
  }

  async #findOrCreate(variant: Variant): Promise<Buffer | undefined> {
    const { storage, memory } = this.#deps;
    const stored = await memory.readStored(variant.edgePx, () =>
      storage.read(storage.mediaBucket, getStorageKey(variant)),
    );
    // The first view ends the trace of the upload; later ones read what is stored.
    const traceparent = getPhotoTraceparent(variant.key);
    return stored ?? traceWork("create variant", { traceparent }, () => this.#create(variant));
  }

  /**
   * Processes originals outside the admission to resize: processing that holds memory must not
   * wait for more.
   */
  async #create(variant: Variant): Promise<Buffer | undefined> {
    const { photos, memory } = this.#deps;
    const options = { maxWaitMs: memory.deadlineMs };
    const picture =
      (await this.#resize(variant, options.maxWaitMs)) ??
      ((await photos.createMissing(variant.key, memory.processPhoto, options))
        ? await this.#resize(variant)
        : undefined);
    if (picture === undefined) return undefined;
    const store = () =>
      this.#store(variant, picture).catch((error: unknown) =>
        this.#deps.log.error({ err: error }, "variant not stored"),
      );
    this.#writes.add(getStorageKey(variant), { picture, store });
    return picture;
  }

  /** Resizes a photo; undefined before it is processed. */
  #resize(variant: Variant, maxWaitMs?: number): Promise<Buffer | undefined> {
    const { photos, memory } = this.#deps;
    const { key, edgePx } = variant;
    const work = async () => {
      const source = await photos.findLarger(key, edgePx);
      return source && resizePhoto(source, variant).finally(() => releaseMemory(source));
    };
    return memory.resize(edgePx, work, maxWaitMs);
  }

  async #store(variant: Variant, picture: Buffer): Promise<void> {
    const { storage } = this.#deps;
    await storage.writeMedia(getStorageKey(variant), picture, `image/${variant.format}`);
    // An erasure deletes the original first, so a missing original means this variant is a
    // leftover.
    if (await storage.has(storage.originalsBucket, variant.key)) return;
    await storage.remove(storage.mediaBucket, getStorageKey(variant));
  }
}

function getStorageKey({ key, edgePx, format }: Variant): string {
  return getVariantKey(key, edgePx, format);
}

/**
 * The largest edge for AVIF, which takes 40 ms and is a third smaller than WebP; above it is too
 * slow.
 */
const MAX_AVIF_EDGE = 512;

/** Chooses JPEG or one modern format per size: at most fourteen variants of a photo are stored. */
export function chooseFormat(accept: string | undefined, edgePx: number): PictureFormat {
  const modern = edgePx <= MAX_AVIF_EDGE ? "avif" : "webp";
  return accept?.includes(`image/${modern}`) ? modern : "jpeg";
}
