import { type Image, loadImage } from "@napi-rs/canvas";
import { type OpenPhoto, readPhoto } from "./decode.ts";
import type { LoadedPhoto, LoadPhoto } from "./load.ts";
import { readPlainJpeg } from "./plain-jpeg.ts";
import { loadPrecisely } from "./precise-load.ts";

/** Larger ones are cheaper to read with libvips, which shrinks while it decodes. */
const MAX_QUICK_EDGE = 1024;
const WHOLE_PHOTO = { x: 0, y: 0, width: 1, height: 1 };

/**
 * For pictures on a screen: Skia reads the small photos we store itself, at a quarter of the cost.
 * It would take a broken file for a whole one, so everything else goes the careful way.
 */
export function loadQuickly(openPhoto: OpenPhoto, pixelsPerPoint: number): LoadPhoto {
  return async (photo) => {
    const { src, blur } = photo.image;
    const encoded = await readPhoto(src, openPhoto);
    const size = blur === undefined ? readPlainJpeg(encoded) : undefined;
    if (size !== undefined && Math.max(size.width, size.height) <= MAX_QUICK_EDGE) {
      return keepImage(await loadImage(encoded));
    }
    return loadPrecisely(() => Promise.resolve(encoded), pixelsPerPoint)(photo);
  };
}

function keepImage(drawable: Image): LoadedPhoto {
  return { drawable, part: WHOLE_PHOTO, release: () => undefined };
}
