import {
  drawPhoto,
  type EncodedPhoto,
  encodePhoto,
  encodePreview,
  fitWithin,
  type PixelSize,
} from "./draw-photo.ts";
import { isStoredType, type PhotoType } from "./photo-type.ts";
import { type ExifFacts, readExif } from "./read-exif.ts";

export interface PhotoJob {
  readonly file: Blob;
  readonly type: PhotoType;
}

export interface ProcessedPhoto extends EncodedPhoto, ExifFacts {
  readonly width: number;
  readonly height: number;
  readonly originalWidth: number;
  readonly originalHeight: number;
  /** Of the file as it was given, in hexadecimal. */
  readonly sha256: string;
  /** A small JPEG to show at once. */
  readonly preview: Blob;
}

/** Upright pixels; fails when the bytes are no picture. */
export type DecodePhoto = (file: Blob) => Promise<ImageBitmap>;

const MAX_EDGE_PX = 4096;

/** Everything that is heavy about a photo; nothing when it cannot be decoded. */
export async function processPhoto(
  job: PhotoJob,
  decode: DecodePhoto,
): Promise<ProcessedPhoto | undefined> {
  const facts = await readFacts(job.file);
  const bitmap = await decode(job.file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  try {
    const { width, height } = bitmap;
    const stored = fitWithin(bitmap, MAX_EDGE_PX);
    return {
      ...facts,
      ...(await encodeIfNeeded(job, bitmap, stored)),
      ...stored,
      originalWidth: width,
      originalHeight: height,
      preview: await encodePreview(bitmap),
    };
  } finally {
    bitmap.close();
  }
}

/** On its own, so that the bytes are let go before the pixels come. */
async function readFacts(file: Blob): Promise<ExifFacts & Pick<ProcessedPhoto, "sha256">> {
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...readExif(bytes), sha256 };
}

/** A photo that is fine as it is keeps its bytes; slicing copies nothing, it corrects the type. */
async function encodeIfNeeded(
  { file, type }: PhotoJob,
  bitmap: ImageBitmap,
  stored: PixelSize,
): Promise<EncodedPhoto> {
  const isSmall = stored.width === bitmap.width && stored.height === bitmap.height;
  if (isSmall && isStoredType(type)) return { blob: file.slice(0, file.size, type), type };
  return encodePhoto(drawPhoto(bitmap, stored), type);
}
