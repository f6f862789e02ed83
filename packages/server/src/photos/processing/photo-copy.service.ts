import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import { DERIVATIVE_EDGES, getDerivativeKey, getMasterKey } from "../keys/photo-keys.ts";
import type { UploadService } from "../uploads/upload.service.ts";
import { listPhotoFacts, type PhotoFacts, upsertPhoto } from "./photo.repository.ts";

/** The number of photos that are copied at the same time; each has six objects. */
const MAX_CONCURRENT_COPIES = 4;

export interface PhotoCopy {
  readonly from: string;
  /** The key of the copy, below the new owner's prefix. */
  readonly to: string;
}

export interface CopyResult {
  /** The copies that exist now. */
  readonly copied: readonly PhotoCopy[];
  /** The photos that are not processed yet; a later call can copy them. */
  readonly waiting: readonly PhotoCopy[];
  /** The photos that were rejected or deleted. */
  readonly missing: readonly PhotoCopy[];
  /** Whether the new owner's quota ended the copying. */
  readonly isStorageFull: boolean;
}

interface Dependencies {
  readonly db: Database;
  readonly storage: Storage;
  readonly uploads: UploadService;
}

/**
 * Copies processed photos to another owner. The original of a copy is the photo's master, which has
 * no metadata: neither the place nor the file of the first owner is passed on.
 */
export class PhotoCopyService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Copies photos. Idempotent: a copy that exists is kept, one that was interrupted is made again.
   */
  async copy(owner: AccountViewer, copies: readonly PhotoCopy[]): Promise<CopyResult> {
    const { db } = this.#deps;
    const facts = await listPhotoFacts(
      db,
      copies.flatMap(({ from, to }) => [from, to]),
    );
    const factsByKey = new Map(facts.map((photo) => [photo.key, photo]));
    const isReady = (key: string) => factsByKey.get(key)?.status === "READY";
    const copied = copies.filter(({ to }) => isReady(to));
    const due = copies.filter(({ from, to }) => !isReady(to) && isReady(from));
    const isWaiting = ({ from }: PhotoCopy) => factsByKey.get(from)?.status === "WAITING";
    const rest = copies.filter(({ from, to }) => !isReady(to) && !isReady(from));
    const made = await this.#copyAll(owner, due, factsByKey);
    return {
      copied: [...copied, ...made.copied],
      waiting: rest.filter(isWaiting),
      missing: [...rest.filter((copy) => !isWaiting(copy)), ...made.missing],
      isStorageFull: made.isStorageFull,
    };
  }

  async #copyAll(
    owner: AccountViewer,
    copies: readonly PhotoCopy[],
    factsByKey: ReadonlyMap<string, PhotoFacts>,
  ) {
    const copied: PhotoCopy[] = [];
    const missing: PhotoCopy[] = [];
    const queue = copies.values();
    let isStorageFull = false;
    const work = async () => {
      for (const copy of queue) {
        if (isStorageFull) return;
        const outcome = await this.#copyPhoto(owner, copy, factsByKey.get(copy.from));
        if (outcome === "copied") copied.push(copy);
        else if (outcome === "missing") missing.push(copy);
        else isStorageFull = true;
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_COPIES }, work));
    return { copied, missing, isStorageFull };
  }

  /** Copies a photo and stores its row last, which makes the copy complete. */
  async #copyPhoto(
    owner: AccountViewer,
    { from, to }: PhotoCopy,
    facts: PhotoFacts | undefined,
  ): Promise<"copied" | "missing" | "storage-full"> {
    const { db, storage, uploads } = this.#deps;
    const bytes = await storage.findSize(storage.mediaBucket, getMasterKey(from));
    if (facts === undefined || bytes === undefined) return "missing";
    const file = { key: to, bytes, contentType: "image/jpeg" };
    if (!(await uploads.reserve(owner, file))) return "storage-full";
    if (!(await this.#copyObjects(from, to))) return "missing";
    const places = { latitude: null, longitude: null };
    await upsertPhoto(db, { ...facts, key: to, rejection: null, ...places });
    return "copied";
  }

  /** Copies the master after the derivatives: its presence means that they are complete. */
  async #copyObjects(from: string, to: string): Promise<boolean> {
    const { storage } = this.#deps;
    const { originalsBucket, mediaBucket } = storage;
    const master = { bucket: mediaBucket, key: getMasterKey(from) };
    const isCopied = await Promise.all([
      storage.copy(master, { bucket: originalsBucket, key: to }),
      ...DERIVATIVE_EDGES.map((edgePx) =>
        storage.copy(
          { bucket: mediaBucket, key: getDerivativeKey(from, edgePx) },
          { bucket: mediaBucket, key: getDerivativeKey(to, edgePx) },
        ),
      ),
    ]);
    if (isCopied.includes(false)) return false;
    return storage.copy(master, { bucket: mediaBucket, key: getMasterKey(to) });
  }
}
