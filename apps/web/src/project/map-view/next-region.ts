import { type Direction, nearestInDirection } from "@photomap/geometry";
import type { RegionView } from "./region.ts";

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** Arrows find the neighbor, Home and End the ends of the list, letters the next initial. */
export function findNextRegion(
  regions: readonly RegionView[],
  current: RegionView,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
): RegionView | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const direction = DIRECTIONS[key];
  if (direction !== undefined)
    return shiftKey ? undefined : findNeighbor(regions, current, direction);
  if (key === "Home") return regions[0];
  if (key === "End") return regions.at(-1);
  return /^\p{L}$/u.test(key) ? findByInitial(regions, current, key) : undefined;
}

function findNeighbor(
  regions: readonly RegionView[],
  current: RegionView,
  direction: Direction,
): RegionView | undefined {
  const points = regions
    .filter(({ isIncluded }) => isIncluded)
    .map((region) => ({ ...region.at, region }));
  return nearestInDirection(points, current.at, direction)?.region;
}

function findByInitial(
  regions: readonly RegionView[],
  current: RegionView,
  letter: string,
): RegionView | undefined {
  const after = regions.indexOf(current) + 1;
  const initial = letter.toLowerCase();
  return [...regions.slice(after), ...regions.slice(0, after)].find(({ opening }) =>
    opening.name.toLowerCase().startsWith(initial),
  );
}
