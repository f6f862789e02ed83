import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Box } from "@photomap/geometry";
import sharp, { type Sharp } from "sharp";
import { PhotoDecodeError } from "../photo-decode-error.ts";
import { computeDecodeSize, computePhotoCrop } from "./crop.ts";
import type { VisiblePhoto } from "./place.ts";
import { planBlur } from "./plan-blur.ts";

/** Reads a stored photo; its errors are passed to the caller unchanged. */
export type OpenPhoto = (id: string) => Promise<Buffer | Readable>;

/** The pixels of a photo: RGBA, 8 bits, sRGB. */
export interface DecodedPhoto {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** The part of the photo's unit square that these pixels cover. */
  readonly part: Box;
}

/** The most pixels of a photo, checked on the header before memory is allocated. */
export const MAX_INPUT_PIXELS = 50e6;

// Photos are decoded concurrently, one thread each; a cache would grow with the sheet.
sharp.cache(false);
sharp.concurrency(1);

export async function decodePhoto(
  { image, visible }: Pick<VisiblePhoto, "image" | "visible">,
  openPhoto: OpenPhoto,
  pixelsPerPoint: number,
): Promise<DecodedPhoto> {
  const encoded = await readPhoto(image.src, openPhoto);
  try {
    const { autoOrient } = await readImage(encoded).metadata();
    const blur = planBlur(image.blur, pixelsPerPoint);
    const { resized, part, ...extracted } = computePhotoCrop(
      visible,
      computeDecodeSize(image.matrix, pixelsPerPoint * blur.scale, autoOrient),
    );
    const sized = readImage(encoded)
      .autoOrient()
      .resize(resized.width, resized.height, { fit: "fill", kernel: "lanczos3" })
      .extract(extracted);
    const { data, info } = await (blur.sigma > 0 ? sized.blur(blur.sigma) : sized)
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
