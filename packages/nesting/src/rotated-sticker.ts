import {
  mapShape,
  offsetShape,
  rotation,
  type Shape,
  shapeBox,
  transformPoint,
} from "@photomap/geometry";
import { type CellMask, createCellMask } from "./cell-mask.ts";
import { SHEET_GEOMETRY, type Size } from "./sheet.ts";

/** Offsets approximate arcs by chords inside of them: the offset is increased by the tolerance. */
const ARC_TOLERANCE = 0.05;
const ROUNDING = 0.01;

/** A sticker in one of its rotations, as cells. */
export interface RotatedSticker {
  /** Degrees. */
  readonly rotation: number;
  /** Cells that the sticker touches: they have to be free. */
  readonly body: CellMask;
  /** Cells within the padding around it: they are occupied afterward. */
  readonly zone: CellMask;
  /** Cells from the corner of the zone to the corner of the body. */
  readonly inset: number;
  readonly size: Size;
  /** From the corner of the body to the origin of the outline, in points. */
  readonly origin: { readonly x: number; readonly y: number };
}

export function rotateSticker(shape: Shape, degrees: number, cellSize: number): RotatedSticker {
  const matrix = rotation(degrees);
  const rotated = mapShape(shape, (point) => transformPoint(matrix, point));
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
