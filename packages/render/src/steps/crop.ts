import { type Box, invert, type Matrix, transformBox } from "@photomap/geometry";

/** Enough that turning a photo on the canvas loses no detail. */
const OVERSAMPLING = 1.2;
/** Pixels around the visible part, so that smoothing never reaches past the crop. */
const SLACK_PX = 2;

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

export interface PhotoCrop {
  /** The whole photo at the size the page needs. */
  readonly resized: PixelSize;
  /** What to keep of it. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The same in the photo's unit square. */
  readonly part: Box;
}

/** The part of a photo's unit square that a box of the page can show, or nothing where it misses. */
export function shownPart(matrix: Matrix, box: Box): Box | undefined {
  const seen = transformBox(invert(matrix), box);
  const x = Math.max(0, seen.x);
  const y = Math.max(0, seen.y);
  const width = Math.min(1, seen.x + seen.width) - x;
  const height = Math.min(1, seen.y + seen.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** A photo that lacks pixels keeps those it has: enlarging costs time and adds nothing. */
export function neededSize(matrix: Matrix, pixelsPerPoint: number, stored: PixelSize): PixelSize {
  const [a, b, c, d] = matrix;
  const needed = (points: number) =>
    Math.max(1, Math.round(points * pixelsPerPoint * OVERSAMPLING));
  return {
    width: Math.min(stored.width, needed(Math.hypot(a, b))),
    height: Math.min(stored.height, needed(Math.hypot(c, d))),
  };
}

export function cropPhoto(shown: Box, resized: PixelSize): PhotoCrop {
  const across = cropSide(shown.x, shown.width, resized.width);
  const down = cropSide(shown.y, shown.height, resized.height);
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
  const start = Math.max(0, Math.floor(from * sidePx) - SLACK_PX);
  const end = Math.min(sidePx, Math.ceil((from + length) * sidePx) + SLACK_PX);
  return { start, length: end - start };
}
