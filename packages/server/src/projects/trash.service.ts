import type { Storage } from "../adapters/storage.ts";
import type { Database } from "../database/database.ts";
import { deletePurgedProject, findPurgeable, type PurgeableProject } from "./trash.repository.ts";

const BATCH_SIZE = 100;

/** Empties the trash: what was deleted a month ago is gone for good, its photos with it. */
export class TrashService {
  readonly #db: Database;
  readonly #storage: Storage;

  constructor(db: Database, storage: Storage) {
    this.#db = db;
    this.#storage = storage;
  }

  /** Returns how many projects went. One with prints waits until those have expired. */
  async purge(): Promise<number> {
    const due = await findPurgeable(this.#db, BATCH_SIZE);
    for (const project of due) await this.#erase(project);
    return due.length;
  }

  /** The row last: whatever ends in between is found again by the next run. */
  async #erase({ id, owner_id, photo_keys }: PurgeableProject): Promise<void> {
    const { ingestBucket, mediaBucket } = this.#storage;
    for (const key of photo_keys) {
      await this.#storage.remove(ingestBucket, key);
      await this.#storage.removeAll(mediaBucket, `${key}/`);
    }
    await this.#storage.removeAll(mediaBucket, `${owner_id}/previews/${id}.`);
    await deletePurgedProject(this.#db, id, photo_keys);
  }
}
