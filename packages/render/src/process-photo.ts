import sharp, { type Metadata, type OutputInfo, type Sharp } from "sharp";
import { estimateDecodeBytes, hasOptimizedTables } from "./photo-processing/decode-memory.ts";
import { inspectOriginal, type OriginalRejection } from "./photo-processing/inspect-original.ts";
import { type PhotoMetadata, readPhotoMetadata } from "./photo-processing/read-photo-metadata.ts";
import { releaseMemory } from "./release-memory.ts";
import { MAX_INPUT_PIXELS } from "./steps/decode.ts";

const MASTER_QUALITY = 92;
const TIME_LIMIT_SECONDS = 10;

export interface ProcessedPhoto extends PhotoMetadata {
  readonly kind: "processed";
  /** The width of the upright master in pixels. */
  readonly width: number;
  readonly height: number;
  readonly master: Buffer;
  /** The derivatives in the order of `edgesPx`. */
  readonly derivatives: readonly Buffer[];
}

export interface RejectedOriginal {
  readonly kind: "rejected";
  readonly reason: OriginalRejection;
}

/** Starts the work when this much memory is free. */
export type AdmitDecoding = <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>;

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/**
 * Converts an original to a master and derivatives: upright, sRGB, 8 bits, flattened on white,
 * without metadata. The original is decoded once; each size, largest first, is resized from the
 * previous one. Only the header is read before `admit` starts the decoding.
 */
export async function processPhoto(
  original: Buffer,
  edgesPx: readonly number[],
  admit: AdmitDecoding = (_bytes, work) => work(),
): Promise<ProcessedPhoto | RejectedOriginal> {
  const header = await inspectOriginal(original);
  if (typeof header === "string") return { kind: "rejected", reason: header };
  return admit(estimateDecodeBytes(header), () => convert(original, header, edgesPx));
}

async function convert(
  original: Buffer,
  header: Metadata,
  edgesPx: readonly number[],
): Promise<ProcessedPhoto | RejectedOriginal> {
  const pixels = await decode(original, header).catch(() => undefined);
  if (pixels === undefined) return { kind: "rejected", reason: "UNREADABLE" };
  const { width, height } = pixels.info;
  const master = await encode(pixels);
  const derivatives = await createDerivatives(pixels, edgesPx);
  return {
    kind: "processed",
    width,
    height,
    master,
    derivatives,
    ...readPhotoMetadata(header.exif),
  };
}

function decode(original: Buffer, { depth }: Metadata): Promise<Pixels> {
  const image = sharp(original, { failOn: "error", limitInputPixels: MAX_INPUT_PIXELS })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient();
  // 16-bit images with a color profile get wrong colors otherwise.
  const converted = depth === "ushort" ? image.pipelineColorspace("srgb") : image;
  return readPixels(converted.flatten({ background: "white" }).toColorspace("srgb"));
}

async function createDerivatives(pixels: Pixels, edgesPx: readonly number[]): Promise<Buffer[]> {
  const derivatives: Buffer[] = [];
  let current = pixels;
  for (const edge of edgesPx) {
    const smaller = await readPixels(
      open(current).resize(edge, edge, { fit: "inside", withoutEnlargement: true }),
    );
    releaseMemory(current.data);
    derivatives.push(await encode(smaller));
    current = smaller;
  }
  return derivatives;
}

function readPixels(image: Sharp): Promise<Pixels> {
  return image.raw().toBuffer({ resolveWithObject: true });
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_INPUT_PIXELS });
}

function encode(pixels: Pixels): Promise<Buffer> {
  const optimizeCoding = hasOptimizedTables(pixels.info);
  return open(pixels).jpeg({ quality: MASTER_QUALITY, optimizeCoding }).toBuffer();
}
