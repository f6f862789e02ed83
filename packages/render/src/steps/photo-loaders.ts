import { type Canvas, createCanvas, Image, ImageData } from "@napi-rs/canvas";
import { releaseMemory } from "../release-memory.ts";
import { type DecodedPhoto, decodePhoto, type OpenPhoto, readPhoto } from "./decode.ts";
import type { LoadedPhoto, LoadPhoto } from "./load.ts";
import { readPlainJpegSize } from "./plain-jpeg.ts";

/** The edge above which libvips is faster, because it downscales while decoding. */
const MAX_SKIA_EDGE_PX = 1024;

/**
 * The decoded bytes that one preview may leave to Skia, which keeps whole photos until the picture
 * is drawn; libvips keeps only what is drawn. 500 stored photos of 256 px take 87 MB.
 */
const SKIA_BUDGET_BYTES = 96_000_000;
const BYTES_PER_PIXEL = 4;

const WHOLE_PHOTO = { x: 0, y: 0, width: 1, height: 1 };

/** The bytes of pixels that free images may hold: those of a preview of 150 stored photos. */
const MAX_FREE_BYTES = 32_000_000;

/** Creates a loader for print, which decodes exactly the needed pixels with the best filter. */
export function createPrintLoader(openPhoto: OpenPhoto, pixelsPerPoint: number): LoadPhoto {
  return async (photo) => {
    const decoded = await decodePhoto(photo, openPhoto, pixelsPerPoint);
    const drawable = toCanvas(decoded);
    releaseMemory(decoded.data);
    return {
      drawable,
      part: decoded.part,
      release() {
        // Frees the canvas memory without waiting for garbage collection.
        drawable.width = 0;
      },
    };
  };
}

/**
 * Creates a loader for one preview: Skia decodes small stored photos at a quarter of the cost of
 * libvips, until its budget is spent. It accepts truncated files, so everything except complete
 * plain JPEGs uses the print loader.
 */
export function createPreviewLoader(
  openPhoto: OpenPhoto,
  pixelsPerPoint: number,
  budgetBytes = SKIA_BUDGET_BYTES,
): LoadPhoto {
  let remainingBytes = budgetBytes;
  return async (photo) => {
    const { src, blur } = photo.image;
    const encoded = await readPhoto(src, openPhoto);
    const size = blur === undefined ? readPlainJpegSize(encoded) : undefined;
    const bytes = size === undefined ? Infinity : size.width * size.height * BYTES_PER_PIXEL;
    const isSmall = size !== undefined && Math.max(size.width, size.height) <= MAX_SKIA_EDGE_PX;
    if (isSmall && bytes <= remainingBytes) {
      remainingBytes -= bytes;
      return loadWithSkia(encoded, bytes);
    }
    return createPrintLoader(() => Promise.resolve(encoded), pixelsPerPoint)(photo);
  };
}

/**
 * Images that later previews load their photos into. V8 counts the pixels of every new image as
 * memory to reclaim, and its garbage collector took a third of a preview's processor time.
 */
const freeImages: { readonly image: Image; readonly bytes: number }[] = [];
let freeBytes = 0;

async function loadWithSkia(encoded: Buffer, bytes: number): Promise<LoadedPhoto> {
  const image = takeFreeImage();
  image.src = encoded;
  await image.decode();
  return {
    drawable: image,
    part: WHOLE_PHOTO,
    release() {
      if (freeBytes + bytes > MAX_FREE_BYTES) return;
      freeBytes += bytes;
      freeImages.push({ image, bytes });
    },
  };
}

function takeFreeImage(): Image {
  const free = freeImages.pop();
  freeBytes -= free?.bytes ?? 0;
  return free?.image ?? new Image();
}

export function toCanvas({ data, width, height }: DecodedPhoto): Canvas {
  const canvas = createCanvas(width, height);
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  canvas.getContext("2d").putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}
