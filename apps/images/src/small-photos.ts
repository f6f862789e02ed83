import { PhotoDecodeError, resizePhoto } from "@photomap/render";
import type { DesignService, Storage } from "@photomap/server";

/** Enough for any opening of a preview. */
const SMALL = { width: 512, height: 512 };

const BACKGROUND = /^backgrounds\/([a-z0-9-]+)\.jpg$/;

/** One transparent pixel stands in for a photo that is gone. */
const NOTHING = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
  "base64",
);

/** Originals are large and a map has hundreds: each is made small once and kept, below its owner. */
export class SmallPhotos {
  readonly #storage: Storage;
  readonly #designs: Pick<DesignService, "findBackground">;

  constructor(storage: Storage, designs: Pick<DesignService, "findBackground">) {
    this.#storage = storage;
    this.#designs = designs;
  }

  /** A photo by its id, or a background by its key. */
  async open(src: string): Promise<Buffer> {
    const background = BACKGROUND.exec(src)?.[1];
    if (background !== undefined) {
      return (await this.#designs.findBackground(background))?.body ?? NOTHING;
    }
    const key = `${src}.small`;
    return (
      (await this.#storage.read(this.#storage.mediaBucket, key)) ?? (await this.#make(src, key))
    );
  }

  async #make(id: string, key: string): Promise<Buffer> {
    const original = await this.#storage.read(this.#storage.ingestBucket, id);
    if (original === undefined) return NOTHING;
    try {
      const small = await resizePhoto(original, SMALL);
      await this.#storage.writeMedia(key, small, "image/jpeg");
      return small;
    } catch (error) {
      if (error instanceof PhotoDecodeError) return NOTHING;
      throw error;
    }
  }
}
