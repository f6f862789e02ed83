import { isGraphicKey } from "@photomap/design";
import type { DesignService, PhotoService } from "@photomap/server";
import type { PictureMemory } from "./picture-memory.ts";

/** The width of the largest picture that is drawn, and of the background below it. */
const BACKGROUND_WIDTH_PX = 2048;

/** The picture drawn instead of a missing photo. */
const TRANSPARENT_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
  "base64",
);

interface Sources {
  readonly photos: Pick<PhotoService, "openLarger">;
  readonly designs: Pick<DesignService, "findBackgroundPicture">;
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
    const found = isGraphicKey(src)
      ? (await designs.findBackgroundPicture(src, BACKGROUND_WIDTH_PX))?.body
      : await photos.openLarger(src, edgePx, memory.processPhoto);
    return found ?? TRANSPARENT_PIXEL;
  };
}
