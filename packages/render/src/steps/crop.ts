import { type Box, invert, type Matrix, transformBox } from "@photomap/geometry";

/** Rotation on the canvas loses no detail at this factor. */
const OVERSAMPLING = 1.2;
/** Pixels around the visible part, so that resampling stays inside the crop. */
const PADDING_PX = 2;

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface PhotoCrop {
  /** Size of the whole photo after resizing. */
  readonly resized: PixelSize;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The crop in the photo's unit square. */
  readonly part: Box;
}

/** The part of a photo's unit square inside a box of the page; undefined without overlap. */
export function findVisiblePart(matrix: Matrix, box: Box): Box | undefined {
  const visible = transformBox(invert(matrix), box);
  const x = Math.max(0, visible.x);
  const y = Math.max(0, visible.y);
  const width = Math.min(1, visible.x + visible.width) - x;
  const height = Math.min(1, visible.y + visible.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Never larger than stored: enlarging costs time and adds no detail. */
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

export function cropPhoto(visible: Box, resized: PixelSize): PhotoCrop {
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
