import { attemptUpload, type Store } from "./attempt-upload.ts";
import { browserClock, type Clock } from "./clock.ts";
import { browserConnection, type Connection, type ConnectionChange } from "./connection.ts";
import { retryDelayMs, type UploadOutcome } from "./judge-answer.ts";
import { postPhoto, type UploadItem } from "./post-photo.ts";
import type { UploadEvent, UploadStatus } from "./upload-event.ts";
import { UploadPermits } from "./upload-permit.ts";

interface QueueOptions extends Store {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly random: () => number;
}

interface Upload {
  readonly item: UploadItem;
  phase: "waiting" | "sending" | "resting" | "failed";
  failedTries: number;
  /** The store did not take the permit of the last try. */
  wasForbidden?: boolean;
  /** While sending: when it was last heard of, and how to stop it. */
  heardMs: number;
  controller?: AbortController;
  /** While resting: when it may be tried again. */
  dueMs: number;
}

const MAX_AT_ONCE = 4;
const MAX_TRIES = 8;
/** A request that says nothing for so long is dead: a laptop that slept leaves such behind. */
const SILENCE_MS = 45_000;

/** Sends photos to the store, a few at a time, and does not give up easily. */
export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #uploads = new Map<string, Upload>();
  readonly #listeners = new Set<(event: UploadEvent) => void>();
  readonly #unsubscribe: () => void;
  #stopTimer: (() => void) | undefined;

  constructor(options: Partial<QueueOptions> = {}) {
    this.#options = {
      permits: new UploadPermits(),
      post: postPhoto,
      connection: browserConnection,
      clock: browserClock,
      random: Math.random,
      ...options,
    };
    this.#unsubscribe = this.#options.connection.subscribe((change) => this.#wake(change));
  }

  subscribe(listener: (event: UploadEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What the queue does not know is in the store. */
  statusOf(id: string): UploadStatus {
    const upload = this.#uploads.get(id);
    if (upload === undefined) return "COMPLETED";
    return upload.phase === "failed" ? "FAILED" : "IN_PROGRESS";
  }

  add(item: UploadItem): void {
    if (this.#uploads.has(item.id)) return this.retry(item.id);
    const upload: Upload = { item, phase: "waiting", failedTries: 0, heardMs: 0, dueMs: 0 };
    this.#uploads.set(item.id, upload);
    this.#proceed();
  }

  /** Starts a failed upload again; the others are under way anyway. */
  retry(id: string): void {
    const upload = this.#uploads.get(id);
    if (upload?.phase !== "failed") return;
    upload.phase = "waiting";
    upload.failedTries = 0;
    upload.wasForbidden = false;
    this.#proceed();
  }

  cancel(id: string): void {
    const upload = this.#uploads.get(id);
    this.#uploads.delete(id);
    upload?.controller?.abort();
    this.#proceed();
  }

  /** Nothing is sent or told any more. */
  close(): void {
    this.#unsubscribe();
    this.#listeners.clear();
    for (const id of this.#uploads.keys()) this.cancel(id);
  }

  #wake(change: ConnectionChange): void {
    if (change === "online") for (const upload of this.#uploads.values()) upload.dueMs = 0;
    this.#proceed();
  }

  /** Does whatever is due now, and comes back when something else will be. */
  #proceed(): void {
    const { clock, connection } = this.#options;
    const now = clock.now();
    const uploads = [...this.#uploads.values()];
    for (const upload of uploads) {
      if (upload.phase === "resting" && upload.dueMs <= now) upload.phase = "waiting";
      if (upload.phase === "sending" && upload.heardMs + SILENCE_MS <= now) {
        upload.controller?.abort(new Error("The store fell silent"));
      }
    }
    if (connection.isOnline()) {
      const free = MAX_AT_ONCE - uploads.filter(({ phase }) => phase === "sending").length;
      const next = uploads.filter(({ phase }) => phase === "waiting").slice(0, free);
      for (const upload of next) void this.#send(upload);
    }
    this.#schedule();
  }

  #schedule(): void {
    const times: number[] = [];
    for (const { phase, dueMs, heardMs } of this.#uploads.values()) {
      if (phase === "resting") times.push(dueMs);
      if (phase === "sending") times.push(heardMs + SILENCE_MS);
    }
    const { clock } = this.#options;
    this.#stopTimer?.();
    this.#stopTimer =
      times.length === 0
        ? undefined
        : clock.after(Math.max(0, Math.min(...times) - clock.now()), () => this.#proceed());
  }

  async #send(upload: Upload): Promise<void> {
    const { item } = upload;
    const controller = new AbortController();
    Object.assign(upload, { phase: "sending", heardMs: this.#options.clock.now(), controller });
    const onProgress = (loadedBytes: number) => {
      upload.heardMs = this.#options.clock.now();
      this.#tell({ type: "progress", id: item.id, loadedBytes, totalBytes: item.blob.size });
    };
    const { signal } = controller;
    const outcome = await attemptUpload(this.#options, item, { signal, onProgress });
    if (this.#uploads.get(item.id) !== upload) return;
    this.#settle(upload, outcome);
    this.#proceed();
  }

  #settle(upload: Upload, outcome: UploadOutcome): void {
    const { id } = upload.item;
    if (outcome === "stored") {
      this.#uploads.delete(id);
      return this.#tell({ type: "completed", id });
    }
    // With a new permit the same answer is about the photo.
    const isForbiddenAgain = outcome === "expired" && upload.wasForbidden === true;
    if (outcome === "refused" || isForbiddenAgain) return this.#fail(upload, "refused");
    upload.wasForbidden = outcome === "expired";
    const { clock, connection, random } = this.#options;
    upload.phase = "waiting";
    // That the network is gone says nothing about this photo.
    if (!connection.isOnline()) return;
    upload.failedTries += 1;
    if (upload.failedTries === MAX_TRIES) return this.#fail(upload, "unavailable");
    upload.phase = "resting";
    upload.dueMs = clock.now() + retryDelayMs(upload.failedTries, random());
  }

  #fail(upload: Upload, reason: "refused" | "unavailable"): void {
    upload.phase = "failed";
    this.#tell({ type: "failed", id: upload.item.id, reason });
  }

  #tell(event: UploadEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
