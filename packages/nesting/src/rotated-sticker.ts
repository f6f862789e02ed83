import {
  offsetShape,
  rotation,
  type Shape,
  shapeBox,
  transformPoint,
  transformShape,
} from "@photomap/geometry";
import { type CellMask, createCellMask } from "./cell-mask.ts";
import { SHEET_GEOMETRY, type Size } from "./sheet.ts";

/**
 * The tolerance in points of offsets, which approximate arcs by chords inside them; offsets are
 * increased by it.
 */
const ARC_TOLERANCE = 0.05;
const ROUNDING = 0.01;

/** A sticker in one of its rotations, as cells. */
export interface RotatedSticker {
  /** The rotation in degrees. */
  readonly rotation: number;
  /** The cells that the sticker touches, which have to be free. */
  readonly body: CellMask;
  /** The cells within the padding around the sticker, which are occupied afterward. */
  readonly zone: CellMask;
  /** The cells from the corner of the zone to the corner of the body. */
  readonly inset: number;
  readonly size: Size;
  /** The vector from the corner of the body to the origin of the outline, in points. */
  readonly origin: { readonly x: number; readonly y: number };
}

export function rotateSticker(shape: Shape, degrees: number, cellSize: number): RotatedSticker {
  const matrix = rotation(degrees);
  const rotated = transformShape(shape, (point) => transformPoint(matrix, point));
  const { x, y, width, height } = shapeBox(rotated);
  const distance = SHEET_GEOMETRY.padding + ARC_TOLERANCE + ROUNDING;
  const zone = offsetShape(rotated, distance, ARC_TOLERANCE);
  const inset = Math.ceil((distance + ARC_TOLERANCE + ROUNDING) / cellSize);
  const zoneCorner = { x: x - inset * cellSize, y: y - inset * cellSize };
  return {
    rotation: degrees,
    body: createCellMask(rotated, cellSize, { x, y }),
    zone: createCellMask(zone, cellSize, zoneCorner),
    inset,
    size: { width, height },
    origin: { x: -x, y: -y },
  };
}
