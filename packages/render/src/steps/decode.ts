import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Box } from "@photomap/geometry";
import sharp, { type Sharp } from "sharp";
import { PhotoDecodeError } from "../photo-decode-error.ts";
import { cropPhoto, neededSize } from "./crop.ts";
import type { PlacedPhoto } from "./place.ts";
import { softenPhoto } from "./soften.ts";

/** Reads a stored photo; what it throws reaches the caller untouched. */
export type OpenPhoto = (id: string) => Promise<Buffer | Readable>;

/** Eight bits each of red, green, blue and alpha, in sRGB. */
export interface DecodedPhoto {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** The part of the photo's unit square these pixels show. */
  readonly part: Box;
}

/** More is refused from the header alone, before it costs memory. */
export const MAX_INPUT_PIXELS = 50e6;

// Several photos are decoded at once: a thread each, and nothing kept, or memory grows with the sheet.
sharp.cache(false);
sharp.concurrency(1);

export async function decodePhoto(
  { image, shown }: Pick<PlacedPhoto, "image" | "shown">,
  openPhoto: OpenPhoto,
  pixelsPerPoint: number,
): Promise<DecodedPhoto> {
  const encoded = await readPhoto(image.src, openPhoto);
  try {
    const { autoOrient } = await readImage(encoded).metadata();
    const softness = softenPhoto(image.blur, pixelsPerPoint);
    const { resized, part, ...kept } = cropPhoto(
      shown,
      neededSize(image.matrix, pixelsPerPoint * softness.scale, autoOrient),
    );
    const sized = readImage(encoded)
      .autoOrient()
      .resize(resized.width, resized.height, { fit: "fill", kernel: "lanczos3" })
      .extract(kept);
    const { data, info } = await (softness.sigma > 0 ? sized.blur(softness.sigma) : sized)
      .toColorspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, part };
  } catch (cause) {
    throw new PhotoDecodeError(image.src, cause);
  }
}

export async function readPhoto(id: string, openPhoto: OpenPhoto): Promise<Buffer> {
  const opened = await openPhoto(id);
  return Buffer.isBuffer(opened) ? opened : buffer(opened);
}

function readImage(encoded: Buffer): Sharp {
  return sharp(encoded, {
    failOn: "error",
    limitInputPixels: MAX_INPUT_PIXELS,
    sequentialRead: true,
  });
}
