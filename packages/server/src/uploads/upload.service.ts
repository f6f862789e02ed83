import type { Storage, UploadPermit } from "../adapters/storage.ts";
import type { IdentifiedViewer } from "../viewer/viewer.ts";

/** Files of this size and above are refused. */
export const UPLOAD_LIMIT_BYTES = 20_971_520;

const FOLDER = /^[a-z0-9-]{1,40}$/;

export class UploadService {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Keys have the shape {identity}/uploads/{folder}/{uuid}{extension}. */
  async createPermit(
    viewer: IdentifiedViewer,
    folder: string,
  ): Promise<{ permit: UploadPermit; prefix: string } | undefined> {
    if (!FOLDER.test(folder)) return undefined;
    const prefix = `${viewer.identity}/uploads/${folder}/`;
    const permit = await this.#storage.createUploadPermit(prefix, UPLOAD_LIMIT_BYTES - 1);
    return { permit, prefix };
  }
}
