import sharp, { type Metadata } from "sharp";
import { PhotoDecodeError } from "./photo-decode-error.ts";
import { MAX_INPUT_PIXELS, type OpenPhoto, readPhoto } from "./steps/decode.ts";
import { stripJpeg } from "./strip-jpeg.ts";

/** A photo as a file format takes it: upright, sRGB, nothing in it but pixels. */
export interface StoredPhoto {
  readonly format: "jpeg" | "png";
  readonly bytes: Buffer;
}

/** The stored bytes as they are where they will do, else a new encoding. */
export async function readStoredPhoto(id: string, openPhoto: OpenPhoto): Promise<StoredPhoto> {
  const encoded = await readPhoto(id, openPhoto);
  try {
    const metadata = await open(encoded).metadata();
    if (isPlainJpeg(metadata)) return { format: "jpeg", bytes: stripJpeg(encoded) };
    return await encodeAgain(encoded, metadata.hasAlpha);
  } catch (cause) {
    throw new PhotoDecodeError(id, cause);
  }
}

/** Readers of PDF and SVG know neither orientation nor the colors of every camera. */
function isPlainJpeg({ format, space, orientation = 1, icc }: Metadata): boolean {
  const isSrgb = icc === undefined || icc.includes("sRGB");
  return format === "jpeg" && (space === "srgb" || space === "b-w") && orientation === 1 && isSrgb;
}

async function encodeAgain(encoded: Buffer, hasAlpha: boolean): Promise<StoredPhoto> {
  const upright = open(encoded).autoOrient().toColorspace("srgb");
  return hasAlpha
    ? { format: "png", bytes: await upright.png().toBuffer() }
    : { format: "jpeg", bytes: await upright.jpeg({ quality: 92 }).toBuffer() };
}

function open(encoded: Buffer) {
  return sharp(encoded, { failOn: "error", limitInputPixels: MAX_INPUT_PIXELS });
}
