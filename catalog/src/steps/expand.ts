import { intersect, offsetShape, type Shape, subtract, unite } from "@photomap/geometry";
import { type Cell, type CutCell, isUsable, type SmallestOpening } from "../cell.ts";
import { cellsNear } from "../neighbors.ts";
import { type CutOptions, cutCell } from "./offset.ts";

export interface ExpandOptions {
  /** Points a small region may grow into its neighbors, and beyond the coast. */
  readonly reach: number;
  readonly coast: number;
}

const STEP_POINTS = 2;

/**
 * Lets a region too small for a photo grow where it lies, over neighbors that have room to spare:
 * an independent city takes a little of the county around it.
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

/** The cells that change, or none when no growth within reach leaves everyone usable. */
function expandOne(
  cell: CutCell,
  cells: readonly CutCell[],
  cut: CutOptions,
  smallest: SmallestOpening,
  { reach, coast }: ExpandOptions,
): CutCell[] {
  const near = cellsNear(cell, cells, reach);
  const land = offsetShape(unite(cell.shape, ...near.map(({ shape }) => shape)), coast, 0.3);
  const spared = new Map<string, Shape>();
  for (let distance = STEP_POINTS; distance <= reach; distance += STEP_POINTS) {
    const room = subtract(
      intersect(offsetShape(cell.shape, distance, 0.3), land),
      ...spared.values(),
    );
    const grown = cutCell({ ...cell, shape: room }, cut);
    if (!isUsable(grown, smallest)) continue;
    const losers = cellsNear(grown, near, 0).map((loser) =>
      cutCell({ ...loser, shape: subtract(loser.shape, room) }, cut),
    );
    const ruined = losers.filter(({ id }) => !spared.has(id)).filter((o) => !isUsable(o, smallest));
    if (ruined.length === 0) return [grown, ...losers];
    for (const { id } of ruined) spared.set(id, near.find((other) => other.id === id)!.shape);
    distance -= STEP_POINTS;
  }
  return [];
}
