import { parseExifTime, parseGpsPosition } from "@photomap/project";
import ExifReader from "exifreader";
import {
  isUploadType,
  MAX_PHOTO_FILE_BYTES,
  type PhotoType,
  type UploadType,
} from "./check-photo-file.ts";

export interface PhotoJob {
  readonly file: Blob;
  readonly type: PhotoType;
}

interface EncodedPhoto {
  readonly blob: Blob;
  readonly type: UploadType;
}

interface SmallPhotos {
  /** A copy of at most 512 px, for a single photo on the screen. */
  readonly preview: Blob;
  /** A copy of at most 128 px, for lists of hundreds. */
  readonly thumb: Blob;
}

export interface ExifFacts {
  /** Local wall time as the camera wrote it, without a time zone. */
  readonly timeTakenExif?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

export interface ProcessedPhoto extends EncodedPhoto, SmallPhotos, ExifFacts {
  readonly width: number;
  readonly height: number;
  readonly originalWidth: number;
  readonly originalHeight: number;
  /** The hash of the original file, in hexadecimal. */
  readonly sha256: string;
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Returns upright pixels; rejects when the bytes are not an image. */
type DecodePhoto = (file: Blob) => Promise<ImageBitmap>;

const MAX_EDGE_PX = 4096;
const PREVIEW_EDGE_PX = 512;
const THUMB_EDGE_PX = 128;
const QUALITY = 0.92;
const PREVIEW_QUALITY = 0.8;

/** The message loop of a photo worker. */
export function runPhotoWorker(decode: DecodePhoto): void {
  self.addEventListener("message", ({ data }: MessageEvent<PhotoJob>) => {
    void processPhoto(data, decode)
      .catch(() => undefined)
      .then((photo) => self.postMessage(photo, { transfer: [] }));
  });
}

/** Resolves to undefined when the photo cannot be decoded. */
async function processPhoto(
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
    // Browsers and the print renderer agree on the orientation tag only for JPEG.
    const isClear = !isTurned || job.type === "image/jpeg";
    const unchanged = isSmall && isClear ? keepBytes(job) : undefined;
    return {
      ...facts,
      ...(unchanged ?? (await encodePhoto(drawPhoto(bitmap, stored), job.type))),
      ...stored,
      originalWidth: width,
      originalHeight: height,
      ...(await encodeSmall(bitmap)),
    };
  } finally {
    bitmap.close();
  }
}

/**
 * Reads metadata and hash. A separate function, so that the bytes can be collected before the
 * pixels are decoded.
 */
async function readFacts(file: Blob) {
  const bytes = await file.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...readExif(bytes), sha256 };
}

interface Exif extends ExifFacts {
  /** Whether the orientation tag requires a rotation or a flip. */
  readonly isTurned: boolean;
}

/** Date, place and orientation; metadata that cannot be parsed counts as absent. */
export function readExif(bytes: ArrayBuffer): Exif {
  try {
    const { exif, gps } = ExifReader.load(bytes, {
      expanded: true,
      includeTags: { exif: ["DateTimeOriginal", "DateTimeDigitized", "Orientation"], gps: true },
    });
    const original = parseExifTime(exif?.DateTimeOriginal?.description);
    const timeTakenExif = original ?? parseExifTime(exif?.DateTimeDigitized?.description);
    return {
      isTurned: (exif?.Orientation?.value ?? 1) !== 1,
      ...(timeTakenExif !== undefined && { timeTakenExif }),
      ...parseGpsPosition(gps?.Latitude, gps?.Longitude),
    };
  } catch {
    return { isTurned: false };
  }
}

/** Slicing corrects the MIME type without a copy of the bytes. */
function keepBytes({ file, type }: PhotoJob): EncodedPhoto | undefined {
  return isUploadType(type) ? { blob: file.slice(0, file.size, type), type } : undefined;
}

/** Keeps the aspect ratio; never enlarges. */
function fitWithin({ width, height }: PixelSize, edgePx: number): PixelSize {
  const scale = Math.min(1, edgePx / Math.max(width, height));
  const shrink = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: shrink(width), height: shrink(height) };
}

/** Draws with the browser's scaler: 46 dB from Lanczos, in a twentieth of a script's time. */
function drawPhoto(photo: CanvasImageSource, { width, height }: PixelSize): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("The browser provides no 2D canvas context");
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, 0, 0, width, height);
  return canvas;
}

/** PNG and WebP keep their type for the sake of transparency; everything else becomes JPEG. */
async function encodePhoto(canvas: OffscreenCanvas, from: PhotoType): Promise<EncodedPhoto> {
  if (from === "image/png" || from === "image/webp") {
    const blob = await canvas.convertToBlob({ type: from, quality: QUALITY });
    // A browser without a WebP encoder silently returns PNG, which may be too large.
    if (blob.type === from && blob.size < MAX_PHOTO_FILE_BYTES) {
      release(canvas);
      return { blob, type: from };
    }
  }
  return { blob: await encodeJpeg(canvas, QUALITY), type: "image/jpeg" };
}

async function encodeSmall(photo: ImageBitmap): Promise<SmallPhotos> {
  const preview = drawPhoto(photo, fitWithin(photo, PREVIEW_EDGE_PX));
  const thumb = drawPhoto(preview, fitWithin(preview, THUMB_EDGE_PX));
  return {
    preview: await encodeJpeg(preview, PREVIEW_QUALITY),
    thumb: await encodeJpeg(thumb, PREVIEW_QUALITY),
  };
}

async function encodeJpeg(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  fillTransparency(canvas);
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  release(canvas);
  return blob;
}

/** Fills transparent pixels with white, as the image service does: JPEG turns them black. */
function fillTransparency(canvas: OffscreenCanvas): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Frees the pixels now instead of at the next garbage collection. */
function release(canvas: OffscreenCanvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
