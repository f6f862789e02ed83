import pLimit from "p-limit";
import { browserConnection } from "../network/connection.ts";
import { retry } from "../network/retry.ts";
import {
  attemptUpload,
  postPhoto,
  rejectOnAbort,
  type UploadDeps,
  type UploadItem,
} from "./attempt-upload.ts";
import { UploadRefusedError, uploadPermits } from "./upload-permit.ts";

export interface UploadOptions {
  /** Share of the bytes that are sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Aborting stops the request and rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

interface QueueDeps extends UploadDeps {
  readonly random: () => number;
}

const MAX_CONCURRENT = 4;
const MAX_TRIES = 8;

/** Uploads photos to the store, a few at the same time. */
export class UploadQueue {
  readonly #deps: QueueDeps;
  readonly #limit = pLimit(MAX_CONCURRENT);

  constructor(deps: Partial<QueueDeps> = {}) {
    this.#deps = {
      permits: uploadPermits,
      post: postPhoto,
      connection: browserConnection,
      random: Math.random,
      ...deps,
    };
  }

  /**
   * Resolves when the store has the photo. Waits while offline, retries temporary failures, and
   * rejects with an UploadRefusedError when the store will never take the photo.
   */
  upload(item: UploadItem, { onProgress, signal }: UploadOptions = {}): Promise<void> {
    const { connection, random } = this.#deps;
    const report = (loadedBytes: number) => onProgress?.(loadedBytes / item.blob.size);
    let wasForbidden = false;
    const attempt = async () => {
      const outcome = await this.#attempt(item, report, signal);
      // The same answer to a new permit is about the photo.
      const isRefused = outcome === "refused" || (outcome === "forbidden" && wasForbidden);
      wasForbidden = outcome === "forbidden";
      if (isRefused) throw new UploadRefusedError(`The photo ${item.id} was not stored: refused`);
      if (outcome !== "stored") throw new Error(`The photo ${item.id} was not stored: ${outcome}`);
    };
    return retry(attempt, {
      signal,
      maxTries: MAX_TRIES,
      isTemporary: (error) => !(error instanceof UploadRefusedError),
      connection,
      random,
    });
  }

  /** Takes a slot for one try only: a photo that waits for its next try blocks no other. */
  async #attempt(
    item: UploadItem,
    onProgress: (loadedBytes: number) => void,
    signal: AbortSignal = new AbortController().signal,
  ) {
    const attempt = this.#limit(async () => {
      signal.throwIfAborted();
      if (!this.#deps.connection.isOnline()) return "unavailable";
      return attemptUpload(this.#deps, item, { signal, onProgress });
    });
    return rejectOnAbort(attempt, signal);
  }
}

/** One queue per page, so that all screens share the limit. */
export const uploadQueue = new UploadQueue();
