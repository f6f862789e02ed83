import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Storage } from "../adapters/storage.ts";
import { IMMUTABLE } from "../designs/design.service.ts";

export const productPictureSection = {
  /** Pictures of products, WebP files. */
  PRODUCT_PICTURES_FOLDER: z.string(),
};

/** The name of a picture contains a hash of its content, so a file never changes. */
const FILE_NAME = /^[a-z0-9-]{1,90}-[0-9a-f]{8}-(?:256|512|1024|2048)\.webp$/;
const CONTENT_TYPE = "image/webp";
const PARALLEL_UPLOADS = 8;

interface PictureDependencies {
  /** With the pictures of the products in this release. */
  readonly folder: string;
  readonly storage: Storage;
}

export class ProductPictureService {
  readonly #folder: string;
  readonly #storage: Storage;
  #names: Promise<ReadonlySet<string>> | undefined;

  constructor({ folder, storage }: PictureDependencies) {
    this.#folder = folder;
    this.#storage = storage;
  }

  /** Pictures of earlier releases, still named by open pages and old orders, are in the object store. */
  async find(name: string): Promise<Buffer | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    if ((await this.#listNames()).has(name)) return readFile(join(this.#folder, name));
    return this.#storage.read(this.#storage.mediaBucket, getKey(name));
  }

  /** Uploads the pictures that are missing; returns the keys written. */
  async publish(): Promise<string[]> {
    const stored = new Set<string>();
    for await (const { key } of this.#storage.list(this.#storage.mediaBucket, getKey(""))) {
      stored.add(key);
    }
    const missing = [...(await this.#listNames())].filter((name) => !stored.has(getKey(name)));
    for (let start = 0; start < missing.length; start += PARALLEL_UPLOADS) {
      const batch = missing.slice(start, start + PARALLEL_UPLOADS);
      await Promise.all(batch.map((name) => this.#upload(name)));
    }
    return missing.map(getKey);
  }

  async #upload(name: string): Promise<void> {
    const body = await readFile(join(this.#folder, name));
    await this.#storage.writeMedia(getKey(name), body, CONTENT_TYPE, { cacheControl: IMMUTABLE });
  }

  #listNames(): Promise<ReadonlySet<string>> {
    this.#names ??= readdir(this.#folder).then(
      (files) => new Set(files.filter((file) => FILE_NAME.test(file))),
    );
    return this.#names;
  }
}

function getKey(name: string): string {
  return `products/${name}`;
}
