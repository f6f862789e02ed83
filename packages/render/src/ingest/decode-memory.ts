import type { Metadata } from "sharp";

/**
 * A photo whose decoding needs more memory is rejected. Every photo of 4096 x 4096 pixels, the
 * largest that the web application uploads, needs less, whatever its encoding.
 */
export const MAX_DECODE_BYTES = 270e6;

type Header = Pick<
  Metadata,
  "width" | "height" | "format" | "channels" | "depth" | "isProgressive"
> &
  Partial<Pick<Metadata, "orientation">>;

/** The decoded photo: RGB, 8 bits. */
const DECODED_BYTES_PER_PX = 3;
/** Buffers of the encoders and smaller copies. */
const FIXED_BYTES = 8e6;

/** The largest photo that the web application uploads. */
const MAX_OPTIMIZED_PX = 4096 ** 2;
/** An optimizing JPEG encoder holds all coefficients. */
const OPTIMIZING_BYTES_PER_PX = 6;

/** Optimized Huffman tables save 15 % of a file; larger photos are encoded row by row. */
export function isOptimized({ width, height }: { width: number; height: number }): boolean {
  return width * height <= MAX_OPTIMIZED_PX;
}

/** Memory of one ingest by the header of the original; measured at 49 megapixels. */
export function estimateDecodeBytes(header: Header): number {
  const decoding = getDecoderBytesPerPx(header) + getTurnBytesPerPx(header);
  const encoding = isOptimized(header) ? OPTIMIZING_BYTES_PER_PX : 0;
  const perPixel = DECODED_BYTES_PER_PX + Math.max(decoding, encoding);
  return header.width * header.height * perPixel + FIXED_BYTES;
}

/** Zero where libvips decodes row by row. */
function getDecoderBytesPerPx({ format, channels, depth, isProgressive }: Header): number {
  if (format === "webp") return 5;
  if (!isProgressive) return 0;
  // Progressive JPEG: all coefficients in 16 bits. Interlaced PNG: all pixels.
  return format === "jpeg" || depth === "ushort" ? 2 * channels : channels;
}

/** A photo that is not upright is copied to be turned. */
function getTurnBytesPerPx({ orientation = 1, channels }: Header): number {
  return orientation > 1 ? channels : 0;
}
