import sharp, { type Metadata } from "sharp";
import { PhotoDecodeError } from "./photo-decode-error.ts";
import { MAX_INPUT_PIXELS, type OpenPhoto, readPhoto } from "./steps/decode.ts";
import { stripJpeg } from "./strip-jpeg.ts";

/** A stored photo: upright, sRGB, without metadata. */
export interface StoredPhoto {
  readonly format: "jpeg" | "png";
  readonly bytes: Buffer;
}

/**
 * The factor by which photos may exceed the limit unchanged: re-encoding would blur them for
 * little.
 */
const TOLERATED_EXCESS = 1.25;

/**
 * Returns the stored bytes without metadata when they are a plain JPEG, else re-encoded; photos
 * with a longer side than `maxEdgePx` are reduced to it.
 */
export async function readStoredPhoto(
  id: string,
  openPhoto: OpenPhoto,
  maxEdgePx = Infinity,
): Promise<StoredPhoto> {
  const encoded = await readPhoto(id, openPhoto);
  try {
    const metadata = await open(encoded).metadata();
    const isTooLarge = Math.max(metadata.width, metadata.height) > TOLERATED_EXCESS * maxEdgePx;
    if (isPlainJpeg(metadata) && !isTooLarge) return { format: "jpeg", bytes: stripJpeg(encoded) };
    const edgePx = isTooLarge ? Math.max(1, Math.ceil(maxEdgePx)) : undefined;
    return await reencode(encoded, metadata.hasAlpha, edgePx);
  } catch (cause) {
    throw new PhotoDecodeError(id, cause);
  }
}

/**
 * Whether a JPEG is shown right everywhere: PDF and SVG viewers ignore EXIF orientation and some
 * color profiles.
 */
function isPlainJpeg({ format, space, orientation = 1, icc }: Metadata): boolean {
  const isSrgb = icc === undefined || icc.includes("sRGB");
  return format === "jpeg" && (space === "srgb" || space === "b-w") && orientation === 1 && isSrgb;
}

async function reencode(
  encoded: Buffer,
  hasAlpha: boolean,
  edgePx: number | undefined,
): Promise<StoredPhoto> {
  const size =
    edgePx === undefined ? {} : { width: edgePx, height: edgePx, fit: "inside" as const };
  const upright = open(encoded).autoOrient().resize(size).toColorspace("srgb");
  return hasAlpha
    ? { format: "png", bytes: await upright.png().toBuffer() }
    : { format: "jpeg", bytes: await upright.jpeg({ quality: 92 }).toBuffer() };
}

function open(encoded: Buffer) {
  return sharp(encoded, { failOn: "error", limitInputPixels: MAX_INPUT_PIXELS });
}
