import type { Edit, Inputs } from "@photomap/project";
import type { BrowserStore, TrayPhoto } from "../../store/browser-store.ts";
import type { DroppedPhoto } from "../folder-drop/read-photos.ts";

/** A browser may delete the whole store when it becomes too large. */
const MAX_KEPT = 200;

/**
 * The photos beyond the limit or the browser's quota, by project: in memory until the page is
 * closed, also while another project is open.
 */
const unkeptPhotos = new Map<string, Map<string, TrayPhoto>>();

/**
 * The photos that were put into the tray of a project, in this browser. The record of a photo that
 * is on the map stays while an undo can take the photo off again.
 */
export class TrayRecords {
  readonly #db: BrowserStore;
  readonly #projectId: string;
  readonly #photos = new Map<string, TrayPhoto>();
  readonly #unkept: Map<string, TrayPhoto>;

  constructor(db: BrowserStore, projectId: string) {
    this.#db = db;
    this.#projectId = projectId;
    this.#unkept = unkeptPhotos.get(projectId) ?? new Map();
    unkeptPhotos.set(projectId, this.#unkept);
  }

  /** Reads what earlier visits left, and deletes what nothing can bring back. */
  async load(inputs: Inputs, undoSteps: readonly Edit[]): Promise<void> {
    const placedIds = listPhotoIds(inputs);
    const steps = JSON.stringify(undoSteps);
    for (const photo of await this.#db.getAllFromIndex(
      "trayPhotos",
      "ofProject",
      this.#projectId,
    )) {
      const isSettled = placedIds.has(photo.id) && !steps.includes(photo.id);
      if (isSettled || photo.isRemoved) await this.#db.delete("trayPhotos", photo.id);
      else this.#photos.set(photo.id, photo);
    }
    for (const [id, photo] of this.#unkept) this.#photos.set(id, photo);
  }

  async add(photos: readonly DroppedPhoto[]): Promise<void> {
    const bySha256 = new Map(
      [...this.#photos.values()].map((known) => [known.prepared.sha256, known]),
    );
    for (const { prepared, folder, savedDay } of photos) {
      const known = bySha256.get(prepared.sha256);
      if (known?.isRemoved) this.setRemoved([known.id], false);
      if (known !== undefined) continue;
      const id = crypto.randomUUID();
      const photo = { id, projectId: this.#projectId, folder, savedDay, prepared };
      bySha256.set(prepared.sha256, photo);
      this.#photos.set(id, await this.#keep(photo));
    }
  }

  find(id: string): TrayPhoto | undefined {
    return this.#photos.get(id);
  }

  /** The photos that are not on the map. */
  listWaiting(inputs: Inputs): readonly TrayPhoto[] {
    const placedIds = listPhotoIds(inputs);
    return [...this.#photos.values()].filter(
      ({ id, isRemoved }) => !isRemoved && !placedIds.has(id),
    );
  }

  countUnkept(photos: readonly TrayPhoto[]): number {
    return photos.filter(({ id }) => this.#unkept.has(id)).length;
  }

  setRemoved(ids: readonly string[], isRemoved: boolean): void {
    for (const id of ids) {
      const photo = this.#photos.get(id);
      if (photo === undefined) continue;
      const changed = { ...photo, isRemoved };
      this.#photos.set(id, changed);
      // A record that cannot be changed is in the tray again at the next visit.
      if (this.#unkept.has(id)) this.#unkept.set(id, changed);
      else this.#db.put("trayPhotos", changed).catch(() => undefined);
    }
  }

  /** Returns the photo as stored: a blob that is read back refers to the disk. */
  async #keep(photo: TrayPhoto): Promise<TrayPhoto> {
    try {
      if (this.#photos.size - this.#unkept.size >= MAX_KEPT) throw new Error("The tray is full");
      await this.#db.put("trayPhotos", photo);
      return (await this.#db.get("trayPhotos", photo.id)) ?? photo;
    } catch {
      this.#unkept.set(photo.id, photo);
      return photo;
    }
  }
}

/** The last parts of the keys of all photos on the map, without the extension. */
export function listPhotoIds(inputs: Inputs): ReadonlySet<string> {
  const images = Object.values(inputs).flatMap((input) => input.images);
  return new Set(images.map(({ id }) => id.replace(/^.*\//, "").replace(/\.\w+$/, "")));
}
