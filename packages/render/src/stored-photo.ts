import sharp, { type Metadata } from "sharp";
import { PhotoDecodeError } from "./photo-decode-error.ts";
import { MAX_INPUT_PIXELS, type OpenPhoto, readPhoto } from "./steps/decode.ts";
import { stripJpeg } from "./strip-jpeg.ts";

/** Upright, sRGB, without metadata. */
export interface StoredPhoto {
  readonly format: "jpeg" | "png";
  readonly bytes: Buffer;
}

/** The stored bytes without metadata when they are a plain JPEG, else re-encoded. */
export async function readStoredPhoto(id: string, openPhoto: OpenPhoto): Promise<StoredPhoto> {
  const encoded = await readPhoto(id, openPhoto);
  try {
    const metadata = await open(encoded).metadata();
    if (isPlainJpeg(metadata)) return { format: "jpeg", bytes: stripJpeg(encoded) };
    return await reencode(encoded, metadata.hasAlpha);
  } catch (cause) {
    throw new PhotoDecodeError(id, cause);
  }
}

/** PDF and SVG viewers ignore EXIF orientation and some color profiles. */
function isPlainJpeg({ format, space, orientation = 1, icc }: Metadata): boolean {
  const isSrgb = icc === undefined || icc.includes("sRGB");
  return format === "jpeg" && (space === "srgb" || space === "b-w") && orientation === 1 && isSrgb;
}

async function reencode(encoded: Buffer, hasAlpha: boolean): Promise<StoredPhoto> {
  const upright = open(encoded).autoOrient().toColorspace("srgb");
  return hasAlpha
    ? { format: "png", bytes: await upright.png().toBuffer() }
    : { format: "jpeg", bytes: await upright.jpeg({ quality: 92 }).toBuffer() };
}

function open(encoded: Buffer) {
  return sharp(encoded, { failOn: "error", limitInputPixels: MAX_INPUT_PIXELS });
}
