import pLimit from "p-limit";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import type { Connection } from "../../platform/network/connection.ts";
import { retry } from "../../platform/network/retry.ts";
import { type AttemptDeps, attemptUpload } from "./attempt-upload.ts";
import { postPhoto } from "./post-photo.ts";
import { rejectOnAbort } from "./reject-on-abort.ts";
import { type UploadItem, UploadRefusedError, uploadPermits } from "./upload-permit.ts";

export interface UploadOptions {
  /** Share of the bytes that are sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Aborting stops the request and rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

interface UploadDeps extends AttemptDeps {
  readonly random: () => number;
}

const MAX_CONCURRENT = 4;
const MAX_TRIES = 8;

/** Uploads photos to the store, a few at the same time. */
export class UploadQueue {
  readonly #deps: UploadDeps;
  readonly #limit = pLimit(MAX_CONCURRENT);

  constructor(deps: Partial<UploadDeps> = {}) {
    this.#deps = {
      permits: uploadPermits,
      post: postPhoto,
      connection: browserConnection,
      random: Math.random,
      ...deps,
    };
  }

  /**
   * Resolves when the store has the photo. Waits while offline and while another identity is signed
   * in, retries temporary failures, and rejects with an UploadRefusedError when the store will never
   * take the photo.
   */
  async upload(item: UploadItem, options: UploadOptions = {}): Promise<void> {
    while ((await this.#uploadWithRetries(item, options)) === "foreign") {
      // A login in another tab is followed by a return to this one.
      await waitUntilAwake(this.#deps.connection, options.signal);
      this.#deps.permits.forget(item);
    }
  }

  #uploadWithRetries(item: UploadItem, { onProgress, signal }: UploadOptions) {
    const { connection, random } = this.#deps;
    const report = (loadedBytes: number) => onProgress?.(loadedBytes / item.blob.size);
    let wasForbidden = false;
    const attempt = async () => {
      const outcome = await this.#attempt(item, report, signal);
      // The same answer to a new permit is about the photo.
      const isRefused = outcome === "refused" || (outcome === "forbidden" && wasForbidden);
      wasForbidden = outcome === "forbidden";
      if (isRefused) throw new UploadRefusedError("The photo was not stored: refused");
      if (outcome === "stored" || outcome === "foreign") return outcome;
      throw new Error(`The photo was not stored: ${outcome}`);
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

function waitUntilAwake(connection: Connection, signal?: AbortSignal): Promise<void> {
  let unsubscribe = () => {};
  const awake = new Promise<void>((resolve) => {
    unsubscribe = connection.subscribe((change) => {
      if (change === "awake") resolve();
    });
  });
  return (signal === undefined ? awake : rejectOnAbort(awake, signal)).finally(unsubscribe);
}
