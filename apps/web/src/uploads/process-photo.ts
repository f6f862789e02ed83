import {
  drawPhoto,
  type EncodedPhoto,
  encodePhoto,
  encodeSmall,
  fitWithin,
  type SmallPhotos,
} from "./draw-photo.ts";
import { isStoredType, type PhotoType } from "./photo-type.ts";
import { type ExifFacts, readExif } from "./read-exif.ts";

export interface PhotoJob {
  readonly file: Blob;
  readonly type: PhotoType;
}

export interface ProcessedPhoto extends EncodedPhoto, SmallPhotos, ExifFacts {
  readonly width: number;
  readonly height: number;
  readonly originalWidth: number;
  readonly originalHeight: number;
  /** Of the file as it was given, in hexadecimal. */
  readonly sha256: string;
}

/** Upright pixels; fails when the bytes are no picture. */
export type DecodePhoto = (file: Blob) => Promise<ImageBitmap>;

const MAX_EDGE_PX = 4096;

/** Everything that is heavy about a photo; nothing when it cannot be decoded. */
export async function processPhoto(
  job: PhotoJob,
  decode: DecodePhoto,
): Promise<ProcessedPhoto | undefined> {
  const { isTurned, ...facts } = await readFacts(job.file);
  const bitmap = await decode(job.file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  try {
    const { width, height } = bitmap;
    const stored = fitWithin(bitmap, MAX_EDGE_PX);
    const isSmall = stored.width === width && stored.height === height;
    // Only for JPEG do all browsers and the printer agree on how a turned picture stands.
    const isClear = !isTurned || job.type === "image/jpeg";
    const kept = isSmall && isClear ? keepPhoto(job) : undefined;
    return {
      ...facts,
      ...(kept ?? (await encodePhoto(drawPhoto(bitmap, stored), job.type))),
      ...stored,
      originalWidth: width,
      originalHeight: height,
      ...(await encodeSmall(bitmap)),
    };
  } finally {
    bitmap.close();
  }
}

/** On its own, so that the bytes are let go before the pixels come. */
async function readFacts(file: Blob) {
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...readExif(bytes), sha256 };
}

/** Every byte as it was; slicing copies nothing, it corrects the type. */
function keepPhoto({ file, type }: PhotoJob): EncodedPhoto | undefined {
  return isStoredType(type) ? { blob: file.slice(0, file.size, type), type } : undefined;
}
