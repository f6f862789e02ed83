import { askBeforeLeaving } from "../../platform/routing/ask-before-leaving.ts";
import type { BrowserStore, ChosenBatch, ChosenFile } from "./browser-store.ts";

/** Puts the files of a batch on the map; resolves when they are in the journal or were refused. */
type AddBatch = (batch: Pick<ChosenBatch, "openingId" | "files">) => Promise<void>;

/** A file that ends every page that reads it, for lack of memory, must not end all later visits. */
const MAX_TRIES = 3;

/**
 * Keeps the files that a person chose until their photos are on the map: reading a photo takes
 * seconds, in which the page may be left. What an earlier visit left is read again.
 */
export class ChosenFiles {
  readonly #db: BrowserStore;
  readonly #projectId: string;
  readonly #onChange: () => void;
  #readingCount = 0;

  constructor(db: BrowserStore, projectId: string, onChange: () => void) {
    this.#db = db;
    this.#projectId = projectId;
    this.#onChange = onChange;
  }

  /** Whether this page reads files that are not on the map yet. */
  get isReading(): boolean {
    return this.#readingCount > 0;
  }

  /** Keeps the files while they are added. Until they are kept, leaving the page asks first. */
  async add(openingId: string, files: Promise<readonly File[]>, addBatch: AddBatch): Promise<void> {
    const stopAsking = askBeforeLeaving();
    await this.#countReading(async () => {
      const chosen = (await files).map((file) => ({ id: crypto.randomUUID(), file }));
      if (chosen.length === 0) return;
      const batch = { id: crypto.randomUUID(), openingId, files: chosen, tries: 0 };
      await navigator.locks.request(lockName(batch.id), async () => {
        const isKept = await this.#keep(batch);
        // Where there is no room for the files, leaving asks until they are added.
        if (isKept) stopAsking();
        await addBatch(batch);
        if (isKept) await this.#db.delete("chosenFiles", batch.id);
      });
    }).finally(stopAsking);
  }

  /** Adds what earlier visits left, except what another tab is adding. */
  async resume(isOnMap: (file: ChosenFile) => boolean, addBatch: AddBatch): Promise<void> {
    const ids = await this.#db.getAllKeysFromIndex("chosenFiles", "ofProject", this.#projectId);
    for (const id of ids) {
      await navigator.locks.request(lockName(id), { ifAvailable: true }, async (lock) => {
        const batch = lock && (await this.#db.get("chosenFiles", id));
        if (!batch) return;
        const tries = batch.tries + 1;
        if (tries <= MAX_TRIES) {
          await this.#db.put("chosenFiles", { ...batch, tries });
          const files = batch.files.filter((file) => !isOnMap(file));
          await this.#countReading(() => addBatch({ ...batch, files }));
        }
        await this.#db.delete("chosenFiles", id);
      });
    }
  }

  async #keep(batch: Omit<ChosenBatch, "projectId">): Promise<boolean> {
    try {
      await this.#db.put("chosenFiles", { ...batch, projectId: this.#projectId });
      return true;
    } catch {
      return false;
    }
  }

  async #countReading(read: () => Promise<void>): Promise<void> {
    this.#readingCount += 1;
    this.#onChange();
    try {
      await read();
    } finally {
      this.#readingCount -= 1;
      this.#onChange();
    }
  }
}

const lockName = (batchId: string) => `photomap-chosen-files-${batchId}`;

/** Moves what waits for a guest's project to the account's project that it became. */
export async function moveWaitingPhotos(
  db: BrowserStore,
  guestProjectId: string,
  projectId: string,
): Promise<void> {
  const transaction = db.transaction(["chosenFiles", "trayPhotos"], "readwrite");
  const chosen = transaction.objectStore("chosenFiles");
  const tray = transaction.objectStore("trayPhotos");
  const batches = await chosen.index("ofProject").getAll(guestProjectId);
  const photos = await tray.index("ofProject").getAll(guestProjectId);
  await Promise.all([
    ...batches.map((batch) => chosen.put({ ...batch, projectId })),
    ...photos.map((photo) => tray.put({ ...photo, projectId })),
  ]);
  await transaction.done;
}
