import { type Box, invert, type Matrix, transformBox } from "@photomap/geometry";

/** The factor of oversampling at which rotation on the canvas loses no detail. */
const OVERSAMPLING = 1.2;
/** The pixels around the visible part, so that resampling stays inside the crop. */
const PADDING_PX = 2;

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface PhotoCrop {
  /** The size of the whole photo after resizing. */
  readonly resized: PixelSize;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The crop in the photo's unit square. */
  readonly part: Box;
}

/**
 * Returns the part of a photo's unit square inside a box of the page; undefined without overlap.
 */
export function findVisiblePart(matrix: Matrix, box: Box): Box | undefined {
  const visible = transformBox(invert(matrix), box);
  const x = Math.max(0, visible.x);
  const y = Math.max(0, visible.y);
  const width = Math.min(1, visible.x + visible.width) - x;
  const height = Math.min(1, visible.y + visible.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/**
 * Returns the size to decode, never larger than stored: enlarging costs time and adds no detail.
 */
export function computeDecodeSize(
  matrix: Matrix,
  pixelsPerPoint: number,
  stored: PixelSize,
): PixelSize {
  const [a, b, c, d] = matrix;
  const toPixels = (points: number) =>
    Math.max(1, Math.round(points * pixelsPerPoint * OVERSAMPLING));
  return {
    width: Math.min(stored.width, toPixels(Math.hypot(a, b))),
    height: Math.min(stored.height, toPixels(Math.hypot(c, d))),
  };
}

export function computePhotoCrop(visible: Box, resized: PixelSize): PhotoCrop {
  const across = cropSide(visible.x, visible.width, resized.width);
  const down = cropSide(visible.y, visible.height, resized.height);
  return {
    resized,
    left: across.start,
    top: down.start,
    width: across.length,
    height: down.length,
    part: {
      x: across.start / resized.width,
      y: down.start / resized.height,
      width: across.length / resized.width,
      height: down.length / resized.height,
    },
  };
}

function cropSide(from: number, length: number, sidePx: number) {
  const start = Math.max(0, Math.floor(from * sidePx) - PADDING_PX);
  const end = Math.min(sidePx, Math.ceil((from + length) * sidePx) + PADDING_PX);
  return { start, length: end - start };
}
