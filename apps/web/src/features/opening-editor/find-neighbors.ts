import type { Opening } from "@photomap/design";
import type { RegionPosition } from "./opening-editor-props.ts";

interface Neighbors {
  readonly position: RegionPosition;
  readonly previous: Opening | undefined;
  readonly next: Opening | undefined;
}

/** In the order of the names, with the first after the last; one alone has no neighbors. */
export function findNeighbors(included: readonly Opening[], current: Opening): Neighbors {
  const others = included.filter(({ id }) => id !== current.id);
  const sorted = [...others, current].toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const at = sorted.indexOf(current);
  const isAlone = others.length === 0;
  return {
    position: { place: at + 1, count: sorted.length },
    previous: isAlone ? undefined : sorted.at(at - 1),
    next: isAlone ? undefined : sorted[(at + 1) % sorted.length],
  };
}
