import sharp, { type Metadata } from "sharp";
import { MAX_INPUT_PIXELS } from "../steps/decode.ts";
import { hasMixedTypes } from "./mixed-types.ts";
import { recognizeOriginal } from "./original-type.ts";

/** Why an original becomes no photo. */
export type Rejection = "WRONG_TYPE" | "MIXED_TYPES" | "ANIMATED" | "TOO_LARGE" | "UNREADABLE";

/** A line of pixels has few of them and is still too long for what draws it. */
const MAX_EDGE_PX = 16_384;
/** Stands at the beginning of a PNG that moves. */
const ANIMATED_PNG = Buffer.from("acTL");
const HEAD_BYTES = 4096;

/** What the header says of an original, or why it is none; no pixel is read. */
export async function inspectOriginal(file: Buffer): Promise<Metadata | Rejection> {
  const type = recognizeOriginal(file);
  if (type === undefined) return "WRONG_TYPE";
  if (hasMixedTypes(file, type)) return "MIXED_TYPES";
  // The limit is ours to apply: the reader's own would only say that something failed.
  const header = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (header?.format !== type) return "UNREADABLE";
  if ((header.pages ?? 1) > 1) return "ANIMATED";
  if (type === "png" && file.subarray(0, HEAD_BYTES).includes(ANIMATED_PNG)) return "ANIMATED";
  return isTooLarge(header) ? "TOO_LARGE" : header;
}

function isTooLarge({ width, height }: Metadata): boolean {
  return width * height > MAX_INPUT_PIXELS || Math.max(width, height) > MAX_EDGE_PX;
}
