import { countsTowardTotal, type Opening } from "@photomap/design";
import type { RegionRank } from "./opening-editor-props.ts";

interface Neighbors {
  /** Missing for an opening that does not count toward the total, such as a territory. */
  readonly position?: RegionRank;
  readonly previous: Opening | undefined;
  readonly next: Opening | undefined;
}

/** Finds the neighbors by name, the first after the last; a single opening has none. */
export function findNeighbors(included: readonly Opening[], current: Opening): Neighbors {
  const others = included.filter(({ id }) => id !== current.id);
  const sorted = [...others, current].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const at = sorted.indexOf(current);
  const isAlone = others.length === 0;
  const doesCount = (opening: Opening) => countsTowardTotal(opening, true);
  const place = sorted.slice(0, at + 1).filter(doesCount).length;
  return {
    ...(doesCount(current) && { position: { place, count: sorted.filter(doesCount).length } }),
    previous: isAlone ? undefined : sorted.at(at - 1),
    next: isAlone ? undefined : sorted[(at + 1) % sorted.length],
  };
}
