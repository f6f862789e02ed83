import sharp from "sharp";
import { PhotoDecodeError } from "./photo-decode-error.ts";

const MAX_INPUT_PIXELS = 50e6;

/** Above this the picture is large enough that the eye forgives what the encoder saves. */
const LARGE_EDGE = 3000;

/** A photo re-encoded to fit inside a box: upright, sRGB, without any metadata. */
export async function resizePhoto(
  original: Buffer,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  try {
    return await sharp(original, { failOn: "error", limitInputPixels: MAX_INPUT_PIXELS })
      .autoOrient()
      .resize({ width, height, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "white" })
      .jpeg({ quality: Math.max(width, height) > LARGE_EDGE ? 75 : 100 })
      .toBuffer();
  } catch (cause) {
    throw new PhotoDecodeError("resize", cause);
  }
}
