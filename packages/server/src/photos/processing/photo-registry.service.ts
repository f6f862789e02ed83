import { recordInstantSpan } from "@photomap/process";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { getPhotoTraceparent } from "../keys/photo-keys.ts";
import { insertPhotos } from "./photo.repository.ts";

/** Creates the row and the processing job of every photo a project refers to for the first time. */
export class PhotoRegistry {
  readonly #queue: Queue;

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  /**
   * Registers photos in the transaction of the referring change: a rolled-back change leaves no job
   * behind.
   */
  async register(transaction: Transaction, keys: readonly string[]): Promise<void> {
    const added = await insertPhotos(transaction, keys);
    const jobs = added.map((key) => ({ key }));
    await this.#queue.enqueueAll(transaction, "ingest-photo", jobs, continueUpload);
  }
}

/**
 * Returns the trace of a photo's upload. A save may contain many photos: each one continues its
 * own.
 */
function continueUpload({ key }: { readonly key: string }): string | undefined {
  return recordInstantSpan("photo saved", getPhotoTraceparent(key));
}
