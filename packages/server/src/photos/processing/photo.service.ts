import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database } from "../../platform/database/database.ts";
import { AdmissionBudget } from "../../platform/resilience/admission-budget.ts";
import { photoVisibleDuration } from "../../platform/telemetry/metrics.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import {
  DERIVATIVE_EDGES,
  getDerivativeKey,
  getMasterKey,
  isPhotoKey,
} from "../keys/photo-keys.ts";
import {
  deletePhoto,
  findOwnPhotos,
  findStatus,
  findUploadAgeSeconds,
  type PhotoRow,
  type RejectionReason,
  upsertPhoto,
} from "./photo.repository.ts";

interface Processed {
  readonly kind: "processed";
  readonly width: number;
  readonly height: number;
  readonly master: Buffer;
  /** The derivatives, one per requested edge, in the same order. */
  readonly derivatives: readonly Buffer[];
  readonly takenAt?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

interface Rejected {
  readonly kind: "rejected";
  readonly reason: RejectionReason;
}

/**
 * Decodes an original into a master and derivatives; passed in, because this package has no image
 * library.
 */
export type PhotoProcessor = (
  original: Buffer,
  edgesPx: readonly number[],
) => Promise<Processed | Rejected>;

export interface PhotoProcessingOptions {
  /**
   * The wait after which processing rejects with an `AdmissionTimeoutError` if the original was not
   * read.
   */
  readonly maxWaitMs?: number;
}

const MAX_FOUND = 500;

/**
 * The encoded bytes of originals, masters and derivatives in memory: two small photos or one of 20
 * MB.
 */
const MAX_BYTES_IN_FLIGHT = 128e6;
/**
 * The bytes that count for the output: a master has at most one byte for each of 50 million pixels,
 * however small its original is.
 */
const OUTPUT_BYTES = 40e6;

/** Creates masters and derivatives; the only reader of originals. */
export class PhotoService {
  readonly #db: Database;
  readonly #storage: Storage;
  readonly #inFlight = new AdmissionBudget(MAX_BYTES_IN_FLIGHT);

  constructor(db: Database, storage: Storage) {
    this.#db = db;
    this.#storage = storage;
  }

  /** Finds the viewer's own photos among the keys; others are left out as if they didn't exist. */
  async findOwn(viewer: Viewer, keys: readonly string[]): Promise<PhotoRow[]> {
    if (viewer.kind === "anonymous") return [];
    return findOwnPhotos(this.#db, viewer.identity, keys.slice(0, MAX_FOUND));
  }

  /** Processes the photo unless that is done; undefined while its original is missing. */
  async process(
    key: string,
    processPhoto: PhotoProcessor,
  ): Promise<"READY" | "REJECTED" | undefined> {
    const status = await findStatus(this.#db, key);
    if (status === "READY" || status === "REJECTED") return status;
    const outcome = await this.#processOriginal(key, processPhoto);
    if (outcome?.kind === "processed") {
      const seconds = await findUploadAgeSeconds(this.#db, key);
      if (seconds !== undefined) photoVisibleDuration.observe(seconds);
    }
    return outcome && toStatus(outcome);
  }

  /** Opens the master, created on demand; undefined without an original or when it was rejected. */
  async openMaster(key: string, processPhoto: PhotoProcessor): Promise<Buffer | undefined> {
    const stored = await this.#storage.read(this.#storage.mediaBucket, getMasterKey(key));
    return stored ?? (await this.#processMissing(key, processPhoto))?.master;
  }

  /**
   * Opens the smallest derivative larger than `edgePx`, created on demand; undefined without an
   * original or when it was rejected.
   */
  async openLarger(
    key: string,
    edgePx: number,
    processPhoto: PhotoProcessor,
  ): Promise<Buffer | undefined> {
    const stored = await this.findLarger(key, edgePx);
    if (stored !== undefined) return stored;
    const created = await this.#processMissing(key, processPhoto);
    return created?.derivatives[findLargerIndex(edgePx)] ?? created?.master;
  }

  /**
   * Finds the smallest stored derivative larger than `edgePx`; undefined before the photo is
   * processed.
   */
  findLarger(key: string, edgePx: number): Promise<Buffer | undefined> {
    const edge = DERIVATIVE_EDGES[findLargerIndex(edgePx)];
    const stored = edge === undefined ? getMasterKey(key) : getDerivativeKey(key, edge);
    return this.#storage.read(this.#storage.mediaBucket, stored);
  }

  /** Processes a photo without derivatives; false without an original or when it was rejected. */
  async createMissing(
    key: string,
    processPhoto: PhotoProcessor,
    options?: PhotoProcessingOptions,
  ): Promise<boolean> {
    return (await this.#processMissing(key, processPhoto, options)) !== undefined;
  }

  async #processMissing(
    key: string,
    processPhoto: PhotoProcessor,
    options?: PhotoProcessingOptions,
  ): Promise<Processed | undefined> {
    if ((await findStatus(this.#db, key)) === "REJECTED") return undefined;
    const outcome = await this.#processOriginal(key, processPhoto, options);
    return outcome?.kind === "processed" ? outcome : undefined;
  }

  /** Processes an original. Idempotent. Admitted by the original's size, before it is read. */
  async #processOriginal(
    key: string,
    processPhoto: PhotoProcessor,
    { maxWaitMs }: PhotoProcessingOptions = {},
  ): Promise<Processed | Rejected | undefined> {
    if (!isPhotoKey(key)) return undefined;
    const bytes = await this.#storage.findSize(this.#storage.originalsBucket, key);
    if (bytes === undefined) return undefined;
    // The original is held with its outputs, which may be larger.
    const weight = 2 * bytes + OUTPUT_BYTES;
    return this.#inFlight.run({ weight, maxWaitMs }, () =>
      this.#processAdmitted(key, processPhoto),
    );
  }

  async #processAdmitted(
    key: string,
    processPhoto: PhotoProcessor,
  ): Promise<Processed | Rejected | undefined> {
    const original = await this.#storage.read(this.#storage.originalsBucket, key);
    if (original === undefined) return undefined;
    const outcome = await processPhoto(original, DERIVATIVE_EDGES);
    if (outcome.kind === "processed") await this.#store(key, outcome);
    await upsertPhoto(this.#db, toRow(key, outcome));
    await this.#removeIfErased(key);
    return outcome;
  }

  /** Stores the master last: its presence means that the derivatives are complete. */
  async #store(key: string, { master, derivatives }: Processed): Promise<void> {
    await Promise.all(
      derivatives.map((body, i) =>
        this.#storage.writeMedia(
          getDerivativeKey(key, DERIVATIVE_EDGES[i] ?? 0),
          body,
          "image/jpeg",
        ),
      ),
    );
    await this.#storage.writeMedia(getMasterKey(key), master, "image/jpeg");
  }

  /**
   * Removes the files if the photo was erased: an erasure deletes originals first, so a missing
   * original means they are leftovers.
   */
  async #removeIfErased(key: string): Promise<void> {
    const { originalsBucket, mediaBucket } = this.#storage;
    if (await this.#storage.has(originalsBucket, key)) return;
    await this.#storage.removeAll(mediaBucket, `${key}/`);
    await deletePhoto(this.#db, key);
  }
}

/** Returns the index of the smallest larger derivative; -1 for the master. */
function findLargerIndex(edgePx: number): number {
  return DERIVATIVE_EDGES.findLastIndex((edge) => edge > edgePx);
}

function toStatus({ kind }: Processed | Rejected): "READY" | "REJECTED" {
  return kind === "processed" ? "READY" : "REJECTED";
}

function toRow(key: string, outcome: Processed | Rejected): PhotoRow {
  const isRejected = outcome.kind === "rejected";
  const facts: Partial<Processed> = isRejected ? {} : outcome;
  return {
    key,
    status: toStatus(outcome),
    rejection: isRejected ? outcome.reason : null,
    width: facts.width ?? null,
    height: facts.height ?? null,
    takenAt: facts.takenAt ?? null,
    latitude: facts.latitude ?? null,
    longitude: facts.longitude ?? null,
  };
}
