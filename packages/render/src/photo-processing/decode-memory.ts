import type { Metadata } from "sharp";

/**
 * The most memory a photo may need for decoding; others are rejected. Every photo of 4096 x 4096
 * pixels, the largest that the web application uploads, needs less, whatever its encoding.
 */
export const MAX_DECODE_BYTES = 270e6;

type Header = Pick<
  Metadata,
  "width" | "height" | "format" | "channels" | "depth" | "isProgressive"
> &
  Partial<Pick<Metadata, "orientation">>;

/** The bytes per pixel of the decoded photo: RGB, 8 bits. */
const DECODED_BYTES_PER_PX = 3;
/** The bytes of the encoders' buffers and smaller copies. */
const FIXED_BYTES = 8e6;

/** The pixels of the largest photo that the web application uploads. */
const MAX_OPTIMIZED_PX = 4096 ** 2;
/** The bytes per pixel of an optimizing JPEG encoder, which holds all coefficients. */
const OPTIMIZING_BYTES_PER_PX = 6;

/**
 * Whether a photo gets optimized Huffman tables, which save 15 % of a file; larger photos are
 * encoded row by row.
 */
export function hasOptimizedTables({ width, height }: { width: number; height: number }): boolean {
  return width * height <= MAX_OPTIMIZED_PX;
}

/**
 * Estimates the memory of processing a photo, from the original's header; measured at 49
 * megapixels.
 */
export function estimateDecodeBytes(header: Header): number {
  const decoding = getDecoderBytesPerPx(header) + getTurnBytesPerPx(header);
  const encoding = hasOptimizedTables(header) ? OPTIMIZING_BYTES_PER_PX : 0;
  const perPixel = DECODED_BYTES_PER_PX + Math.max(decoding, encoding);
  return header.width * header.height * perPixel + FIXED_BYTES;
}

/** Returns the decoder's bytes per pixel; zero where libvips decodes row by row. */
function getDecoderBytesPerPx({ format, channels, depth, isProgressive }: Header): number {
  if (format === "webp") return 5;
  if (!isProgressive) return 0;
  // Progressive JPEG: all coefficients in 16 bits. Interlaced PNG: all pixels.
  return format === "jpeg" || depth === "ushort" ? 2 * channels : channels;
}

/** Returns the bytes per pixel for turning: a photo that is not upright is copied. */
function getTurnBytesPerPx({ orientation = 1, channels }: Header): number {
  return orientation > 1 ? channels : 0;
}
