import type { Storage } from "../adapters/storage.ts";
import type { Database } from "../database/database.ts";
import { deletePurgedProject, findPurgeable, type PurgeableProject } from "./trash.repository.ts";

const BATCH_SIZE = 100;

/** Removes projects deleted 30 days ago, with their photos. */
export class TrashService {
  readonly #db: Database;
  readonly #storage: Storage;

  constructor(db: Database, storage: Storage) {
    this.#db = db;
    this.#storage = storage;
  }

  /**
   * Returns how many projects were removed. A project with renders waits until those have expired.
   */
  async purge(): Promise<number> {
    const due = await findPurgeable(this.#db, BATCH_SIZE);
    for (const project of due) await this.#erase(project);
    return due.length;
  }

  /** The row last: an interrupted run is repeated by the next one. */
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
