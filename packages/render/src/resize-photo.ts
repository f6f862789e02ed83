import sharp from "sharp";
import { PhotoDecodeError } from "./photo-decode-error.ts";
import { MAX_INPUT_PIXELS } from "./steps/decode.ts";

export type PictureFormat = "jpeg" | "webp" | "avif";

/** The edge above which a lower quality is not visible. */
const LARGE_EDGE_PX = 3000;

/**
 * Re-encodes a stored photo to fit inside a square, on white, never enlarged. AVIF with effort 0
 * takes twice the time of WebP; the default effort takes fifty times as long for files of the same
 * size.
 */
export async function resizePhoto(
  stored: Buffer,
  { edgePx, format }: { edgePx: number; format: PictureFormat },
): Promise<Buffer> {
  const isLarge = edgePx > LARGE_EDGE_PX;
  const image = sharp(stored, { failOn: "error", limitInputPixels: MAX_INPUT_PIXELS })
    .resize({ width: edgePx, height: edgePx, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" });
  const encoded = {
    jpeg: () => image.jpeg({ quality: isLarge ? 75 : 100 }),
    webp: () => image.webp({ quality: isLarge ? 75 : 85, effort: 2 }),
    avif: () => image.avif({ quality: 65, effort: 0 }),
  }[format]();
  try {
    return await encoded.toBuffer();
  } catch (cause) {
    throw new PhotoDecodeError("resize", cause);
  }
}
