import type { UploadOptions } from "../uploads/upload-queue.ts";
import type { BrowserStore, StoredPhoto, UploadStatus } from "./browser-store.ts";

export interface PhotoUploadState {
  readonly name: string;
  readonly status: UploadStatus;
  /** The uploaded share, 0 to 1. */
  readonly progress: number;
}

export type NewStoredPhoto = Omit<StoredPhoto, "status" | "projectId">;

/** Resolves when the object store has the photo; rejects when it will not take it. */
export interface Uploader {
  upload(
    photo: { readonly id: string; readonly blob: Blob },
    options: UploadOptions,
  ): Promise<void>;
}

interface PhotosDeps {
  readonly db: BrowserStore;
  readonly projectId: string;
  readonly uploader: Uploader;
  readonly onChange: () => void;
  readonly onCompleted: (id: string) => void;
  readonly onFailed: (id: string, error: unknown) => void;
}

/** The largest size for which the stored preview is sharp enough. */
const PREVIEW_EDGE_PX = 512;

/** The photos of a project that are in IndexedDB, and their uploads. */
export class ProjectPhotos {
  readonly #deps: PhotosDeps;
  readonly #stored = new Map<string, StoredPhoto>();
  readonly #urls = new Map<string, string>();
  readonly #closing = new AbortController();
  #uploads: Readonly<Record<string, PhotoUploadState>> = {};
  /** Uploads since the last time none was running. */
  readonly #batch = new Set<string>();

  constructor(deps: PhotosDeps) {
    this.#deps = deps;
  }

  get uploads(): Readonly<Record<string, PhotoUploadState>> {
    return this.#uploads;
  }

  /** The mean of the uploads since none was running, 0 to 1: a completed one still counts. */
  get progress(): number {
    const shares = [...this.#batch].map((id) => this.#uploads[id]?.progress ?? 0);
    return shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }

  /** Reads photos of other tabs and earlier visits; unfinished uploads are started again. */
  async load(): Promise<void> {
    const { db, projectId } = this.#deps;
    const photos = await db.getAllFromIndex("photos", "ofProject", projectId);
    for (const photo of photos) {
      const known = this.#stored.get(photo.id);
      this.#stored.set(photo.id, photo);
      if (known?.status === photo.status) continue;
      this.#updateUpload(photo.id, photo.status, photo.status === "COMPLETED" ? 1 : 0);
      if (known === undefined && photo.status === "IN_PROGRESS") void this.#upload(photo.id);
    }
  }

  /** Resolves when the photo is in IndexedDB. */
  async add(photo: NewStoredPhoto): Promise<void> {
    const { db, projectId } = this.#deps;
    await db.put("photos", { ...photo, projectId, status: "IN_PROGRESS" });
    // A blob that is read back refers to the disk; the original would stay in memory.
    const stored = await db.get("photos", photo.id);
    if (stored === undefined) throw new Error(`The photo ${photo.id} was not stored`);
    this.#stored.set(photo.id, stored);
    this.#updateUpload(photo.id, "IN_PROGRESS", 0);
    void this.#upload(photo.id);
  }

  async retry(id: string): Promise<void> {
    await this.#setStatus(id, "IN_PROGRESS");
    void this.#upload(id);
  }

  /** Lists the photos of all tabs that a save must leave out. */
  async listUnfinished(): Promise<ReadonlySet<string>> {
    const { db, projectId } = this.#deps;
    const photos = await db.getAllFromIndex("photos", "ofProject", projectId);
    return new Set(photos.filter(({ status }) => status !== "COMPLETED").map(({ id }) => id));
  }

  findDuplicateId(sha256: string): string | undefined {
    return [...this.#stored.values()].find((photo) => photo.sha256 === sha256)?.id;
  }

  /**
   * An object URL of the stored photo, or of its preview where that is large enough; undefined when
   * the photo is not stored.
   */
  findUrl(id: string, edgePx: number): string | undefined {
    const photo = this.#stored.get(id);
    if (photo === undefined) return undefined;
    const part = edgePx <= PREVIEW_EDGE_PX ? "preview" : "blob";
    const key = `${part} ${id}`;
    const known = this.#urls.get(key);
    if (known !== undefined) return known;
    const url = URL.createObjectURL(photo[part]);
    this.#urls.set(key, url);
    return url;
  }

  close(): void {
    this.#closing.abort();
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
  }

  /** The lock lets one tab upload a photo; when that tab closes, another tab takes over. */
  async #upload(id: string): Promise<void> {
    const { signal } = this.#closing;
    try {
      await navigator.locks.request(`photomap-upload-${id}`, { signal }, async () => {
        const photo = await this.#deps.db.get("photos", id);
        if (photo?.status !== "IN_PROGRESS") return this.load();
        const onProgress = (share: number) => this.#updateUpload(id, "IN_PROGRESS", share);
        await this.#deps.uploader.upload(photo, { onProgress, signal });
        await this.#setStatus(id, "COMPLETED");
        this.#deps.onCompleted(id);
      });
    } catch (error) {
      if (signal.aborted) return;
      await this.#setStatus(id, "FAILED");
      this.#deps.onFailed(id, error);
    }
  }

  async #setStatus(id: string, status: UploadStatus): Promise<void> {
    const transaction = this.#deps.db.transaction("photos", "readwrite");
    const photo = await transaction.store.get(id);
    if (photo !== undefined) await transaction.store.put({ ...photo, status });
    await transaction.done;
    const known = this.#stored.get(id);
    if (known !== undefined) this.#stored.set(id, { ...known, status });
    this.#updateUpload(id, status, status === "COMPLETED" ? 1 : 0);
  }

  #isInProgress(id: string): boolean {
    return this.#uploads[id]?.status === "IN_PROGRESS";
  }

  #updateUpload(id: string, status: UploadStatus, progress: number): void {
    const name = this.#stored.get(id)?.name ?? "";
    this.#uploads = { ...this.#uploads, [id]: { name, status, progress } };
    if (status === "IN_PROGRESS") this.#batch.add(id);
    else if (![...this.#batch].some((each) => this.#isInProgress(each))) this.#batch.clear();
    this.#deps.onChange();
  }
}
