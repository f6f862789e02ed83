import type { DesignService, PhotoService } from "@photomap/server";
import type { PictureMemory } from "./picture-memory.ts";

const BACKGROUND = /^backgrounds\/([a-z0-9-]+)\.jpg$/;

/** The picture drawn instead of a missing photo. */
const TRANSPARENT_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
  "base64",
);

interface Sources {
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly designs: Pick<DesignService, "findBackground">;
  readonly memory: PictureMemory;
}

/**
 * Creates a function that reads a photo by its id, at least `edgePx` wide or high, or a background
 * by its key.
 */
export function createPhotoLoader(
  { photos, designs, memory }: Sources,
  edgePx: number,
): (src: string) => Promise<Buffer> {
  return async (src) => {
    const background = BACKGROUND.exec(src)?.[1];
    const found =
      background === undefined
        ? await photos.openLarger(src, edgePx, memory.processPhoto)
        : (await designs.findBackground(background))?.body;
    return found ?? TRANSPARENT_PIXEL;
  };
}
