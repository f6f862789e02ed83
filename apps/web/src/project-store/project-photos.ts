import type { BrowserStore, StoredPhoto, UploadStatus } from "./browser-store.ts";

export interface Upload {
  readonly name: string;
  readonly status: UploadStatus;
  /** 0 to 1. */
  readonly progress: number;
}

/** Moves the bytes of a photo to the object store, however long it takes. */
export interface Uploader {
  upload(
    photo: { readonly id: string; readonly blob: Blob },
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
}

interface PhotosParts {
  readonly db: BrowserStore;
  readonly projectId: string;
  readonly uploader: Uploader;
  readonly onChange: () => void;
  readonly onCompleted: (id: string) => void;
  readonly onFailed: (id: string, error: unknown) => void;
}

/** A preview is this large; for more the photo itself is needed. */
const PREVIEW_EDGE_PX = 512;

/** The photos of a project whose bytes this browser holds, and their way to the object store. */
export class ProjectPhotos {
  readonly #parts: PhotosParts;
  readonly #stored = new Map<string, StoredPhoto>();
  readonly #urls = new Map<string, string>();
  readonly #leaving = new AbortController();
  #uploads: Readonly<Record<string, Upload>> = {};

  constructor(parts: PhotosParts) {
    this.#parts = parts;
  }

  get uploads(): Readonly<Record<string, Upload>> {
    return this.#uploads;
  }

  /** What other tabs and earlier visits left; what is not in the object store yet goes on its way. */
  async load(): Promise<void> {
    const { db, projectId } = this.#parts;
    const photos = await db.getAllFromIndex("photos", "ofProject", projectId);
    for (const photo of photos) {
      const known = this.#stored.get(photo.id);
      this.#stored.set(photo.id, photo);
      if (known?.status === photo.status) continue;
      this.#tell(photo.id, photo.status, photo.status === "COMPLETED" ? 1 : 0);
      if (known === undefined && photo.status === "IN_PROGRESS") void this.#send(photo.id);
    }
  }

  /** Resolves when the photo is on this computer's disk: from then on it cannot get lost. */
  async add(photo: Omit<StoredPhoto, "status" | "projectId">): Promise<void> {
    const { db, projectId } = this.#parts;
    await db.put("photos", { ...photo, projectId, status: "IN_PROGRESS" });
    // Read back, the bytes are a reference to the disk instead of a copy in memory.
    const stored = await db.get("photos", photo.id);
    if (stored === undefined) throw new Error(`The photo ${photo.id} was not kept`);
    this.#stored.set(photo.id, stored);
    this.#tell(photo.id, "IN_PROGRESS", 0);
    void this.#send(photo.id);
  }

  async retry(id: string): Promise<void> {
    await this.#setStatus(id, "IN_PROGRESS");
    void this.#send(id);
  }

  /** In any tab: what must not be saved yet. */
  async listUnfinished(): Promise<ReadonlySet<string>> {
    const { db, projectId } = this.#parts;
    const photos = await db.getAllFromIndex("photos", "ofProject", projectId);
    return new Set(photos.filter(({ status }) => status !== "COMPLETED").map(({ id }) => id));
  }

  findDuplicate(sha256: string): StoredPhoto | undefined {
    return [...this.#stored.values()].find((photo) => photo.sha256 === sha256);
  }

  /** This browser's own copy, in the smaller form where that does. */
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
    this.#leaving.abort();
    for (const url of this.#urls.values()) URL.revokeObjectURL(url);
  }

  /** One tab at a time sends a photo; when that tab goes, another goes on. */
  async #send(id: string): Promise<void> {
    const { signal } = this.#leaving;
    try {
      await navigator.locks.request(`photomap-upload-${id}`, { signal }, async () => {
        const photo = await this.#parts.db.get("photos", id);
        if (photo?.status !== "IN_PROGRESS") return this.load();
        const onProgress = (share: number) => this.#tell(id, "IN_PROGRESS", share);
        await this.#parts.uploader.upload(photo, onProgress, signal);
        await this.#setStatus(id, "COMPLETED");
        this.#parts.onCompleted(id);
      });
    } catch (error) {
      if (signal.aborted) return;
      await this.#setStatus(id, "FAILED");
      this.#parts.onFailed(id, error);
    }
  }

  async #setStatus(id: string, status: UploadStatus): Promise<void> {
    const transaction = this.#parts.db.transaction("photos", "readwrite");
    const photo = await transaction.store.get(id);
    if (photo !== undefined) await transaction.store.put({ ...photo, status });
    await transaction.done;
    const known = this.#stored.get(id);
    if (known !== undefined) this.#stored.set(id, { ...known, status });
    this.#tell(id, status, status === "COMPLETED" ? 1 : 0);
  }

  #tell(id: string, status: UploadStatus, progress: number): void {
    const name = this.#stored.get(id)?.name ?? "";
    this.#uploads = { ...this.#uploads, [id]: { name, status, progress } };
    this.#parts.onChange();
  }
}
