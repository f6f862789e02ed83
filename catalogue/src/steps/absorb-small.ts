import type { CutCell } from "../cell.ts";
import { sharedLength } from "../neighbours.ts";
import { isUsable, type SmallestOpening } from "./measure.ts";
import { absorb } from "./merge.ts";
import { type CutOptions, cutCell } from "./offset.ts";

/** Folds the smallest region into the neighbour with the longest shared border, until all are usable. */
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
    const neighbour = longestNeighbour(guest, current, arcLengths);
    if (!neighbour) {
      stranded.add(guest.id);
      continue;
    }
    const [host, absorbed] = neighbour.area >= guest.area ? [neighbour, guest] : [guest, neighbour];
    const merged = cutCell(absorb(host, absorbed), cut);
    current = current.filter((cell) => cell !== guest && cell !== neighbour).concat(merged);
  }
}

function longestNeighbour(
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
