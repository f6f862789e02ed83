import {
  boxCenter,
  boxContains,
  intersect,
  offsetShape,
  POINTS_PER_INCH,
  type Shape,
  shapeArea,
  shapeBox,
  splitParts,
  subtract,
  transformShape,
  unite,
} from "@photomap/geometry";
import { type Cell, isUsable, type SmallestOpening } from "../cell.ts";
import type { Frame } from "../frame.ts";
import { findCellsNear, measureSharedLength } from "../neighbors.ts";
import { type CutOptions, cutCell } from "./offset.ts";

export interface GrowOptions {
  /** The distance in points that every coast moves seaward. */
  readonly coast: number;
  /** The distance in points that the coast of a small region moves seaward. */
  readonly smallCoast: number;
  /** The area in square inches that island nations should reach, and the most they are enlarged. */
  readonly islands: { readonly factor: number; readonly area: number };
  /** A region that holds less than this counts as small. */
  readonly small: SmallestOpening;
}

/** Moves coasts seaward, never over a neighbor. */
export function growCoasts(cells: readonly Cell[], distance: number): Cell[] {
  if (distance === 0) return [...cells];
  return cells.map((cell) => growCoast(cell, cells, distance));
}

function growCoast<C extends Cell>(cell: C, cells: readonly Cell[], distance: number): C {
  if (cell.shape.length === 0) return cell;
  const others = findCellsNear(cell, cells, distance + 2).map(({ shape }) => shape);
  const sea = subtract(offsetShape(cell.shape, distance, 0.3), ...others);
  return { ...cell, shape: unite(cell.shape, sea) };
}

/** Gives small regions a wider coast and draws small island nations larger, in place. */
export function growSmall(
  cells: readonly Cell[],
  arcLengths: readonly number[],
  frame: Frame,
  options: GrowOptions & { readonly cut: CutOptions; readonly margin: number },
): Cell[] {
  const grown = new Map(cells.map((cell) => [cell.id, cell]));
  const small = cells
    .filter(({ shape }) => shape.length > 0)
    .map((cell) => cutCell(cell, options.cut))
    .filter((cell) => !isUsable(cell, options.small))
    .toSorted((a, b) => a.area - b.area);
  for (const { id, area } of small) {
    const all = [...grown.values()];
    let cell = grown.get(id)!;
    const isIsland = !all.some((o) => o.id !== id && measureSharedLength(cell, o, arcLengths) > 0);
    if (isIsland) cell = enlargeIsland(cell, area, all, frame, options);
    if (options.smallCoast > 0) cell = dropTinyParts(growCoast(cell, all, options.smallCoast));
    grown.set(id, cell);
  }
  return [...grown.values()];
}

const SHRINK_FACTOR = 0.94;
const REACH_POINTS = 60;
const TINY_PART_POINTS = 20;

function enlargeIsland(
  cell: Cell,
  cutArea: number,
  cells: readonly Cell[],
  frame: Frame,
  { islands, cut, margin }: GrowOptions & { readonly cut: CutOptions; readonly margin: number },
): Cell {
  const square = POINTS_PER_INCH ** 2;
  if (shapeArea(cell.shape) / square <= islands.area / islands.factor ** 2) return cell;
  const others = findCellsNear(cell, cells, REACH_POINTS).map(({ shape }) => shape);
  const blocked = offsetShape(unite(...others), cut.gap, 0.5);
  const inside = {
    x: margin,
    y: margin,
    width: frame.width - 2 * margin,
    height: frame.height - 2 * margin,
  };
  const wanted = Math.sqrt((islands.area * 1.5) / Math.max(cutArea, 0.01));
  for (let factor = Math.min(islands.factor, wanted); factor > 1.03; factor *= SHRINK_FACTOR) {
    const shape = scaleShape(cell.shape, factor);
    if (boxContains(inside, shapeBox(shape)) && shapeArea(intersect(shape, blocked)) < 1)
      return { ...cell, shape };
  }
  return cell;
}

function scaleShape(shape: Shape, factor: number): Shape {
  const center = boxCenter(shapeBox(shape));
  return transformShape(shape, ({ x, y }) => ({
    x: center.x + (x - center.x) * factor,
    y: center.y + (y - center.y) * factor,
  }));
}

function dropTinyParts(cell: Cell): Cell {
  const parts = splitParts(cell.shape).filter((part) => shapeArea(part) > TINY_PART_POINTS);
  return { ...cell, shape: parts.flat() };
}
