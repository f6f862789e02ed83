import { createCanvas, Path2D } from "@napi-rs/canvas";
import { type Band, type DisplayList, drawDisplayList, type FindPixels } from "@photomap/scene";
import { registerFonts } from "../fonts.ts";
import type { Drawable } from "./load.ts";

export interface BandPainter {
  /** Paints a band on white; returns a copy of its RGBX pixels. */
  paint(band: Band, findPixels: FindPixels<Drawable>): Buffer;
  /** Paints a band; returns RGBA pixels that are not premultiplied. */
  paintTransparent(band: Band, findPixels: FindPixels<Drawable>): Uint8ClampedArray;
}

/** Creates a painter that reuses one canvas for every band of the page. */
export function createBandPainter(
  ops: DisplayList,
  { width, bandHeight, pixelsPerPoint }: BandPainterOptions,
): BandPainter {
  const canvas = createCanvas(width, bandHeight);
  const context = canvas.getContext("2d");
  if (ops.some(({ op }) => op === "text")) registerFonts();
  const createPath = createPathCache();
  const draw = (band: Band, findPixels: FindPixels<Drawable>) =>
    drawDisplayList(context, ops, findPixels, { pixelsPerPoint, band, createPath });
  return {
    paint(band, findPixels) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      // White first: a page that covers the last row only in part would leave it gray.
      context.fillStyle = "#ffffff";
      context.fillRect(0, 0, width, bandHeight);
      draw(band, findPixels);
      return canvas.data().subarray(0, width * band.height * 4);
    },
    paintTransparent(band, findPixels) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, bandHeight);
      draw(band, findPixels);
      return context.getImageData(0, 0, width, band.height).data;
    },
  };
}

export interface BandPainterOptions {
  readonly width: number;
  readonly bandHeight: number;
  readonly pixelsPerPoint: number;
}

/** Caches paths: parsing one costs more than drawing it, and each band needs it again. */
export function createPathCache(): (path: string) => Path2D {
  const cache = new Map<string, Path2D>();
  return (path) => {
    const found = cache.get(path) ?? new Path2D(path);
    cache.set(path, found);
    return found;
  };
}

/** Slices a page into bands from top to bottom; only the last may have less height. */
export function sliceBands(height: number, bandHeight: number): Band[] {
  const count = Math.ceil(height / bandHeight);
  return Array.from({ length: count }, (_, index) => {
    const top = index * bandHeight;
    return { top, height: Math.min(bandHeight, height - top) };
  });
}
