import pLimit from "p-limit";
import { browserConnection } from "../../platform/network/browser-connection.ts";
import type { Connection } from "../../platform/network/connection.ts";
import { retry } from "../../platform/network/retry.ts";
import {
  PermitRefusedError,
  type UploadItem,
  type UploadPermit,
  type UploadPermits,
  UploadRefusedError,
  uploadPermits,
} from "./upload-permit.ts";

export interface UploadOptions {
  /** Share of the bytes that are sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Aborting stops the request and rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface PostOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (loadedBytes: number) => void;
}

/** Resolves with the HTTP status; rejects when there was no response. */
type PostPhoto = (permit: UploadPermit, item: UploadItem, options: PostOptions) => Promise<number>;

interface UploadDeps {
  readonly permits: Pick<UploadPermits, "require" | "reject" | "forget">;
  readonly post: PostPhoto;
  readonly connection: Connection;
  readonly random: () => number;
}

/**
 * "forbidden" is the answer to an expired permit, and to a photo the policy does not allow.
 * "foreign" is a photo of another identity: the session it was added in has ended.
 */
type UploadOutcome = "stored" | "forbidden" | "foreign" | "unavailable" | "refused";

const MAX_CONCURRENT = 4;
const MAX_TRIES = 8;
/** The longest silence of an upload: after a sleep the browser keeps connections that are dead. */
const STALL_MS = 45_000;
const TEMPORARY_STATUSES = new Set([0, 408, 425, 429]);

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
      // A log-in in another tab is followed by a return to this one.
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

/** One try from the permit to the store's answer; rejects on abort and on a refused permit. */
async function attemptUpload(
  { permits, post, connection }: UploadDeps,
  item: UploadItem,
  { signal, onProgress }: PostOptions,
): Promise<UploadOutcome> {
  const watch = watchForStall(connection);
  const either = AbortSignal.any([signal, watch.stalled]);
  try {
    const permit = await rejectOnAbort(permits.require(item), either);
    if (permit === "stored") return "stored";
    if (permit.key !== item.id) return "foreign";
    const status = await post(permit, item, {
      signal: either,
      onProgress: (loadedBytes) => {
        watch.recordProgress();
        onProgress(loadedBytes);
      },
    });
    if (status === 403) permits.reject(permit);
    const outcome = classifyStatus(status);
    if (outcome === "stored") permits.forget(item);
    return outcome;
  } catch (error) {
    // A permit request that hangs must not be shared with the next try.
    if (either.aborted) permits.forget(item);
    signal.throwIfAborted();
    if (error instanceof PermitRefusedError) throw error;
    return "unavailable";
  } finally {
    watch.stop();
  }
}

function classifyStatus(status: number): UploadOutcome {
  if (status === 204) return "stored";
  if (status === 403) return "forbidden";
  return status >= 500 || TEMPORARY_STATUSES.has(status) ? "unavailable" : "refused";
}

/**
 * Aborts an upload that makes no progress. Also checks when a suspended tab resumes: its timer may
 * be late by that time.
 */
function watchForStall(connection: Connection) {
  const controller = new AbortController();
  let progressMs = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    const remainingMs = progressMs + STALL_MS - Date.now();
    if (remainingMs > 0) timer = setTimeout(check, remainingMs);
    else controller.abort(new Error("The upload made no progress"));
  };
  const unsubscribe = connection.subscribe(check);
  check();
  return {
    stalled: controller.signal,
    recordProgress: () => {
      progressMs = Date.now();
    },
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

function waitUntilAwake(connection: Connection, signal?: AbortSignal): Promise<void> {
  let unsubscribe = () => {};
  const awake = new Promise<void>((resolve) => {
    unsubscribe = connection.subscribe((change) => {
      if (change === "awake") resolve();
    });
  });
  return (signal === undefined ? awake : rejectOnAbort(awake, signal)).finally(unsubscribe);
}

/**
 * Rejects when the signal aborts. Removes its listener when the promise settles: a page-long signal
 * would collect one per try.
 */
async function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const settled = new AbortController();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort, { signal: settled.signal });
      promise.then(resolve, reject);
    });
  } finally {
    settled.abort();
  }
}

/** Posts with XMLHttpRequest, because fetch reports no upload progress. */
function postPhoto(
  permit: UploadPermit,
  item: UploadItem,
  { signal, onProgress }: PostOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("POST", permit.url);
    request.upload.addEventListener("progress", ({ loaded }) => {
      // `loaded` counts the other form fields as well.
      onProgress(Math.min(loaded, item.blob.size));
    });
    request.addEventListener("load", () => resolve(request.status));
    request.addEventListener("error", () => reject(new Error("The store did not answer")));
    request.addEventListener("abort", () => reject(signal.reason));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(createForm(permit, item));
  });
}

/** The file is the last field: S3 ignores everything after it. */
export function createForm({ fields }: UploadPermit, { id, blob }: UploadItem): FormData {
  const { key: _key, "Content-Type": _type, ...signed } = fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(signed)) form.append(name, value);
  form.append("key", id);
  form.append("Content-Type", blob.type);
  form.append("file", blob);
  return form;
}
