import { intersect, offsetShape, type Shape, subtract, unite } from "@photomap/geometry";
import { type Cell, type CutCell, isUsable, type SmallestOpening } from "../cell.ts";
import { findCellsNear } from "../neighbors.ts";
import { type CutOptions, cutCell } from "./offset.ts";

export interface ExpandOptions {
  /** The distance in points that a small region may grow into its neighbors. */
  readonly reach: number;
  /** The distance in points that it may grow beyond the coast. */
  readonly coast: number;
}

const STEP_POINTS = 2;

/**
 * Expands a region too small for a photo over neighbors that stay large enough, for example an
 * independent city over the county around it.
 */
export function expandSmall(
  cells: readonly Cell[],
  cut: CutOptions,
  smallest: SmallestOpening,
  options: ExpandOptions,
): Cell[] {
  const current = new Map(cells.map((cell) => [cell.id, cutCell(cell, cut)]));
  const small = [...current.values()]
    .filter((cell) => !isUsable(cell, smallest) && cell.shape.length > 0)
    .toSorted((a, b) => b.area - a.area || b.radius - a.radius);
  for (const { id } of small)
    for (const changed of expandOne(
      current.get(id)!,
      [...current.values()],
      cut,
      smallest,
      options,
    ))
      current.set(changed.id, changed);
  return [...current.values()];
}

/** The changed cells, or none when no expansion within reach leaves all of them usable. */
function expandOne(
  cell: CutCell,
  cells: readonly CutCell[],
  cut: CutOptions,
  smallest: SmallestOpening,
  { reach, coast }: ExpandOptions,
): CutCell[] {
  const near = findCellsNear(cell, cells, reach);
  const land = offsetShape(unite(cell.shape, ...near.map(({ shape }) => shape)), coast, 0.3);
  const excluded = new Map<string, Shape>();
  for (let distance = STEP_POINTS; distance <= reach; distance += STEP_POINTS) {
    const expanded = subtract(
      intersect(offsetShape(cell.shape, distance, 0.3), land),
      ...excluded.values(),
    );
    const grown = cutCell({ ...cell, shape: expanded }, cut);
    if (!isUsable(grown, smallest)) continue;
    const reduced = findCellsNear(grown, near, 0).map((other) =>
      cutCell({ ...other, shape: subtract(other.shape, expanded) }, cut),
    );
    const unusable = reduced
      .filter(({ id }) => !excluded.has(id))
      .filter((o) => !isUsable(o, smallest));
    if (unusable.length === 0) return [grown, ...reduced];
    for (const { id } of unusable) excluded.set(id, near.find((other) => other.id === id)!.shape);
    distance -= STEP_POINTS;
  }
  return [];
}
