import sharp, { type Metadata } from "sharp";
import { MAX_INPUT_PIXELS } from "../steps/decode.ts";
import { estimateDecodeBytes, MAX_DECODE_BYTES } from "./decode-memory.ts";
import { isPolyglotFile, recognizeOriginalType } from "./original-type.ts";

export type OriginalRejection =
  | "WRONG_TYPE"
  | "MIXED_TYPES"
  | "ANIMATED"
  | "TOO_LARGE"
  | "UNREADABLE";

/** The longest edge: Skia and WebP limit it, whatever the pixel count. */
const MAX_EDGE_PX = 16_384;
/** The type of a chunk near the start of an animated PNG. */
const ANIMATION_CONTROL = Buffer.from("acTL");
const HEAD_BYTES = 4096;

/** Reads the header only; returns the reason for a rejected file. */
export async function inspectOriginal(file: Buffer): Promise<Metadata | OriginalRejection> {
  const type = recognizeOriginalType(file);
  if (type === undefined) return "WRONG_TYPE";
  if (isPolyglotFile(file, type)) return "MIXED_TYPES";
  // Without the limit of sharp, which would fail without a reason; isTooLarge applies it.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== type) return "UNREADABLE";
  if ((header.pages ?? 1) > 1) return "ANIMATED";
  if (type === "png" && file.subarray(0, HEAD_BYTES).includes(ANIMATION_CONTROL)) return "ANIMATED";
  return isTooLarge(header) ? "TOO_LARGE" : header;
}

function isTooLarge(header: Metadata): boolean {
  const { width, height } = header;
  return (
    width * height > MAX_INPUT_PIXELS ||
    Math.max(width, height) > MAX_EDGE_PX ||
    estimateDecodeBytes(header) > MAX_DECODE_BYTES
  );
}
