import { type CutCell, isUsable, type SmallestOpening } from "../cell.ts";
import { sharedLength } from "../neighbors.ts";
import { absorb } from "./merge.ts";
import { type CutOptions, cutCell } from "./offset.ts";

/** Folds the smallest region into the neighbor with the longest shared border, until all are usable. */
export function absorbSmall(
  cells: readonly CutCell[],
  arcLengths: readonly number[],
  cut: CutOptions,
  smallest: SmallestOpening,
): CutCell[] {
  let current = [...cells];
  const stranded = new Set<string>();
  for (;;) {
    const guest = current
      .filter((cell) => !isUsable(cell, smallest) && !stranded.has(cell.id))
      .toSorted((a, b) => a.area - b.area)[0];
    if (!guest) return current;
    const neighbor = longestNeighbor(guest, current, arcLengths);
    if (!neighbor) {
      stranded.add(guest.id);
      continue;
    }
    const [host, absorbed] = neighbor.area >= guest.area ? [neighbor, guest] : [guest, neighbor];
    const merged = cutCell(absorb(host, absorbed), cut);
    current = current.filter((cell) => cell !== guest && cell !== neighbor).concat(merged);
  }
}

function longestNeighbor(
  cell: CutCell,
  cells: readonly CutCell[],
  arcLengths: readonly number[],
): CutCell | undefined {
  let best: CutCell | undefined;
  let longest = 0;
  for (const other of cells) {
    if (other === cell) continue;
    const length = sharedLength(cell, other, arcLengths);
    if (length > longest) [best, longest] = [other, length];
  }
  return best;
}
