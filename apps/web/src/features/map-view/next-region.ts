import { type Direction, nearestInDirection } from "@photomap/geometry";
import type { Region } from "./region.ts";

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** Where a key leads from a region: to its neighbor, an end of the list, or the next initial. */
export function findNextRegion(
  regions: readonly Region[],
  current: Region,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
): Region | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const direction = DIRECTIONS[key];
  if (direction !== undefined) return shiftKey ? undefined : neighbor(regions, current, direction);
  if (key === "Home") return regions[0];
  if (key === "End") return regions.at(-1);
  return /^\p{L}$/u.test(key) ? nextByInitial(regions, current, key) : undefined;
}

function neighbor(
  regions: readonly Region[],
  current: Region,
  direction: Direction,
): Region | undefined {
  const places = regions
    .filter(({ isIncluded }) => isIncluded)
    .map((region) => ({ ...region.at, region }));
  return nearestInDirection(places, current.at, direction)?.region;
}

function nextByInitial(
  regions: readonly Region[],
  current: Region,
  letter: string,
): Region | undefined {
  const after = regions.indexOf(current) + 1;
  const wanted = letter.toLowerCase();
  return [...regions.slice(after), ...regions.slice(0, after)].find(({ opening }) =>
    opening.name.toLowerCase().startsWith(wanted),
  );
}
