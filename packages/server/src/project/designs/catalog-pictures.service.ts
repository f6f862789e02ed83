import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import { IMMUTABLE_CACHE } from "./public-file.ts";

const PARALLEL_UPLOADS = 8;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};

export interface CatalogPicturesOptions {
  /** The folder with this release's pictures. */
  readonly folder: string;
  readonly storage: Storage;
}

interface Naming {
  /** The prefix of the keys in the object store, which ends with a slash. */
  readonly prefix: string;
  /**
   * Matches the name of a picture, which contains a hash of its content, so that a file never
   * changes.
   */
  readonly fileName: RegExp;
}

/** Finds and publishes pictures that the catalog drew, which are public files. */
export class CatalogPictures {
  readonly #folder: string;
  readonly #storage: Storage;
  readonly #naming: Naming;
  #names: Promise<ReadonlySet<string>> | undefined;

  constructor({ folder, storage }: CatalogPicturesOptions, naming: Naming) {
    this.#folder = folder;
    this.#storage = storage;
    this.#naming = naming;
  }

  /**
   * Finds a picture; those of earlier releases, still named by open pages and old orders, are in
   * the object store.
   */
  async find(name: string): Promise<Buffer | undefined> {
    if (!this.#naming.fileName.test(name)) return undefined;
    if ((await this.listNames()).has(name)) return readFile(join(this.#folder, name));
    return this.#storage.read(this.#storage.mediaBucket, this.#getKey(name));
  }

  /** Uploads the missing pictures; returns the keys written. */
  async publish(): Promise<string[]> {
    const stored = new Set<string>();
    for await (const { key } of this.#storage.list(this.#storage.mediaBucket, this.#getKey(""))) {
      stored.add(key);
    }
    const missing = [...(await this.listNames())].filter((name) => !stored.has(this.#getKey(name)));
    for (let start = 0; start < missing.length; start += PARALLEL_UPLOADS) {
      const batch = missing.slice(start, start + PARALLEL_UPLOADS);
      await Promise.all(batch.map((name) => this.#upload(name)));
    }
    return missing.map((name) => this.#getKey(name));
  }

  protected listNames(): Promise<ReadonlySet<string>> {
    this.#names ??= readdir(this.#folder).then(
      (files) => new Set(files.filter((file) => this.#naming.fileName.test(file))),
    );
    return this.#names;
  }

  async #upload(name: string): Promise<void> {
    await this.store(name, await readFile(join(this.#folder, name)));
  }

  /** Stores a picture, which never changes. */
  async store(name: string, body: Buffer): Promise<void> {
    await this.#storage.writeMedia(this.#getKey(name), body, getPictureContentType(name), {
      cacheControl: IMMUTABLE_CACHE,
    });
  }

  #getKey(name: string): string {
    return this.#naming.prefix + name;
  }
}

export function getPictureContentType(name: string): string {
  return CONTENT_TYPES[extname(name)] ?? "application/octet-stream";
}
