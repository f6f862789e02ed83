import type { Queue } from "../adapters/queue.ts";
import type { Transaction } from "../database/database.ts";
import { insertPhotos } from "./photo.repository.ts";

export { unknownPhotoKeys } from "./photo.repository.ts";
export { identityOfKey, isPhotoKey } from "./photo-keys.ts";

/** Hears of photos from whatever first refers to them. */
export class IntakeService {
  readonly #queue: Queue;

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  /** Part of the change that refers to the photos: each is ingested once, and only if that holds. */
  async introduce(transaction: Transaction, keys: readonly string[]): Promise<void> {
    const added = await insertPhotos(transaction, keys);
    const jobs = added.map((key) => ({ key }));
    await this.#queue.enqueueAll(transaction, "ingest-photo", jobs);
  }
}
