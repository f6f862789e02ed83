import {
  offsetShape,
  POINTS_PER_INCH,
  type Shape,
  shapeArea,
  simplifyShape,
  splitParts,
} from "@photomap/geometry";
import type { Cell, CutCell } from "../cell.ts";
import { findInscribedCircle } from "../shapes.ts";

export interface CutOptions {
  /** The width in points of the mat left between two openings. */
  readonly gap: number;
  /** Radius in points of every corner. */
  readonly corner: number;
  /**
   * Parts of an opening below this many square inches, or narrower than a circle of this radius in
   * points, are dropped as too small to cut and fill.
   */
  readonly smallestPart: { readonly area: number; readonly radius: number };
}

const SQUARE_INCH = POINTS_PER_INCH ** 2;
const LINE_TOLERANCE = 0.12;

/** Adds the cut line: inside the cell by half a gap, with rounded corners. */
export function cutCell(cell: Cell, options: CutOptions): CutCell {
  return { ...cell, ...getCut(cell.shape, options) };
}

type Cut = Pick<CutCell, "cut" | "area" | "center" | "radius">;

const cutCache = new WeakMap<CutOptions, WeakMap<Shape, Cut>>();

/** Caches cuts: most shapes do not change between steps, and cutting is the slowest step. */
function getCut(shape: Shape, options: CutOptions): Cut {
  const cuts = cutCache.get(options) ?? new WeakMap<Shape, Cut>();
  cutCache.set(options, cuts);
  const found = cuts.get(shape) ?? measureCut(cutShape(shape, options));
  cuts.set(shape, found);
  return found;
}

export function measureCut(cut: Shape): Cut {
  return { cut, area: shapeArea(cut) / SQUARE_INCH, ...findInscribedCircle(cut) };
}

export function cutShape(shape: Shape, { gap, corner, smallestPart }: CutOptions): Shape {
  const eroded = offsetShape(shape, -(gap / 2 + corner));
  const opened = offsetShape(eroded, 2 * corner);
  const rounded = offsetShape(opened, -corner);
  const parts = splitParts(rounded).toSorted((a, b) => shapeArea(b) - shapeArea(a));
  const kept = parts.filter((part, i) => i === 0 || isLargeEnough(part, smallestPart));
  return simplifyShape(kept.flat(), LINE_TOLERANCE);
}

function isLargeEnough(part: Shape, { area, radius }: CutOptions["smallestPart"]): boolean {
  return shapeArea(part) > area * SQUARE_INCH && findInscribedCircle(part).radius >= radius;
}
