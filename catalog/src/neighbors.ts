import { type Box, boxesOverlap, growBox, type Shape, shapeBox } from "@photomap/geometry";
import type { Cell } from "./cell.ts";

/** Finds the other cells whose boxes come within a distance of this one. */
export function findCellsNear<C extends Cell>(
  cell: Cell,
  cells: readonly C[],
  distance: number,
): C[] {
  if (cell.shape.length === 0) return [];
  const box = growBox(getBox(cell.shape), distance);
  return cells.filter(
    (other) =>
      other.id !== cell.id && other.shape.length > 0 && boxesOverlap(box, getBox(other.shape)),
  );
}

const boxes = new WeakMap<Shape, Box>();

/** Caches boxes by shape, since shapes are immutable. */
function getBox(shape: Shape): Box {
  const known = boxes.get(shape) ?? shapeBox(shape);
  boxes.set(shape, known);
  return known;
}

/** Measures the border that two cells share, in points. */
export function measureSharedLength(a: Cell, b: Cell, arcLengths: readonly number[]): number {
  let length = 0;
  for (const arc of a.arcs) if (b.arcs.has(arc)) length += arcLengths[arc] ?? 0;
  return length;
}
