import { type CutCell, isUsable, type SmallestOpening } from "../cell.ts";
import { measureSharedLength } from "../neighbors.ts";
import { absorb } from "./merge.ts";
import { type CutOptions, cutCell } from "./offset.ts";

/** Merges the smallest region into the neighbor with the longest shared border, until all are usable. */
export function absorbSmall(
  cells: readonly CutCell[],
  arcLengths: readonly number[],
  cut: CutOptions,
  smallest: SmallestOpening,
): CutCell[] {
  let current = [...cells];
  const isolated = new Set<string>();
  for (;;) {
    const small = current
      .filter((cell) => !isUsable(cell, smallest) && !isolated.has(cell.id))
      .toSorted((a, b) => a.area - b.area)[0];
    if (!small) return current;
    const neighbor = findLongestNeighbor(small, current, arcLengths);
    if (!neighbor) {
      isolated.add(small.id);
      continue;
    }
    const [target, absorbed] = neighbor.area >= small.area ? [neighbor, small] : [small, neighbor];
    const merged = cutCell(absorb(target, absorbed), cut);
    current = current.filter((cell) => cell !== small && cell !== neighbor).concat(merged);
  }
}

function findLongestNeighbor(
  cell: CutCell,
  cells: readonly CutCell[],
  arcLengths: readonly number[],
): CutCell | undefined {
  let best: CutCell | undefined;
  let longest = 0;
  for (const other of cells) {
    if (other === cell) continue;
    const length = measureSharedLength(cell, other, arcLengths);
    if (length > longest) [best, longest] = [other, length];
  }
  return best;
}
