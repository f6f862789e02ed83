import sharp, { type Metadata, type OutputInfo, type Sharp } from "sharp";
import { inspectOriginal, type Rejection } from "./ingest/inspect-original.ts";
import { type CameraFacts, readFacts } from "./ingest/read-facts.ts";
import { releaseMemory } from "./release-memory.ts";
import { MAX_INPUT_PIXELS } from "./steps/decode.ts";

const MASTER_QUALITY = 92;
const TIME_LIMIT_SECONDS = 10;

export interface IngestedPhoto extends CameraFacts {
  readonly kind: "ingested";
  /** Pixels of the master, upright. */
  readonly width: number;
  readonly height: number;
  readonly master: Buffer;
  /** In the order of the sizes that were asked for. */
  readonly derivatives: readonly Buffer[];
}

export interface RejectedOriginal {
  readonly kind: "rejected";
  readonly reason: Rejection;
}

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/**
 * An uploaded original as the product keeps it: upright, sRGB, eight bits, on white as the browser
 * shows it, nothing but pixels. Decoded once; each size, the largest first, is made of the one before.
 */
export async function ingestPhoto(
  original: Buffer,
  edgesPx: readonly number[],
): Promise<IngestedPhoto | RejectedOriginal> {
  const header = await inspectOriginal(original);
  if (typeof header === "string") return { kind: "rejected", reason: header };
  const pixels = await decode(original, header).catch(() => undefined);
  if (pixels === undefined) return { kind: "rejected", reason: "UNREADABLE" };
  const { width, height } = pixels.info;
  const master = await encode(pixels);
  const derivatives = await shrinkStepwise(pixels, edgesPx);
  return { kind: "ingested", width, height, master, derivatives, ...readFacts(header.exif) };
}

function decode(original: Buffer, { depth }: Metadata): Promise<Pixels> {
  const image = sharp(original, { failOn: "error", limitInputPixels: MAX_INPUT_PIXELS })
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .autoOrient();
  // Sixteen bits with a color profile come out wrong otherwise.
  const deep = depth === "ushort" ? image.pipelineColorspace("srgb") : image;
  return readPixels(deep.flatten({ background: "white" }).toColorspace("srgb"));
}

async function shrinkStepwise(pixels: Pixels, edgesPx: readonly number[]): Promise<Buffer[]> {
  const made: Buffer[] = [];
  let current = pixels;
  for (const edge of edgesPx) {
    const smaller = await readPixels(
      open(current).resize(edge, edge, { fit: "inside", withoutEnlargement: true }),
    );
    releaseMemory(current.data);
    made.push(await encode(smaller));
    current = smaller;
  }
  return made;
}

function readPixels(image: Sharp): Promise<Pixels> {
  return image.raw().toBuffer({ resolveWithObject: true });
}

function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_INPUT_PIXELS });
}

function encode(pixels: Pixels): Promise<Buffer> {
  return open(pixels).jpeg({ quality: MASTER_QUALITY }).toBuffer();
}
