import { createCanvas, Path2D } from "@napi-rs/canvas";
import { type Band, type DisplayList, drawDisplayList, type FindPixels } from "@photomap/scene";
import type { Drawable } from "./load.ts";

export interface BandPainter {
  /** Red, green, blue and an opaque fourth byte for each pixel of the band; a copy of its own. */
  paint(band: Band, findPixels: FindPixels<Drawable>): Buffer;
  /** The same over nothing: the fourth byte is opacity, and the others are not scaled by it. */
  paintTransparent(band: Band, findPixels: FindPixels<Drawable>): Uint8ClampedArray;
}

/** One canvas, reused for every band of the page. */
export function createBandPainter(
  ops: DisplayList,
  { width, bandHeight, pixelsPerPoint }: BandPainterOptions,
): BandPainter {
  const canvas = createCanvas(width, bandHeight);
  const context = canvas.getContext("2d");
  const createPath = rememberPaths();
  const draw = (band: Band, findPixels: FindPixels<Drawable>) =>
    drawDisplayList(context, ops, findPixels, { pixelsPerPoint, band, createPath });
  return {
    paint(band, findPixels) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      // A page of a fraction of a pixel more than the canvas must not end in a gray line.
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

/** Parsing an outline costs more than drawing it, and every band asks again. */
export function rememberPaths(): (path: string) => Path2D {
  const known = new Map<string, Path2D>();
  return (path) => {
    const found = known.get(path) ?? new Path2D(path);
    known.set(path, found);
    return found;
  };
}

/** Bands from the top down; only the last may be lower. */
export function sliceBands(height: number, bandHeight: number): Band[] {
  const count = Math.ceil(height / bandHeight);
  return Array.from({ length: count }, (_, index) => {
    const top = index * bandHeight;
    return { top, height: Math.min(bandHeight, height - top) };
  });
}
