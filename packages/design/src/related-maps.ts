import type { Point } from "@photomap/geometry";
import { type Design, type Opening, openingsOf } from "./design.ts";
import type { DesignGroup } from "./design-group.ts";
import { findMapFamily, getPlaceName } from "./map-family.ts";

type Group = DesignGroup<Design>;

/**
 * Lists maps to show beside a map: other maps of its place, maps that have it as a region, then
 * maps of its family, the nearest first.
 */
export function findRelatedMaps(groups: readonly Group[], group: Group, count: number): Group[] {
  const place = getPlaceName(group.name);
  const family = getFamily(group);
  const others = groups.filter(({ baseId }) => baseId !== group.baseId);
  const samePlace = others.filter(({ name }) => getPlaceName(name) === place);
  // Counties have names of states, too: Texas is one in Missouri.
  const around = others.filter(
    (other) => getFamily(other) !== "COUNTIES" && findRegion(other, place) !== undefined,
  );
  const siblings = others.filter((other) => getFamily(other) === family);
  const near = around.flatMap((map) => sortByDistance(siblings, map, place)).slice(0, count);
  return [...new Set([...samePlace, ...around, ...near, ...siblings, ...others])].slice(0, count);
}

function getFamily({ designs: [design] }: Group) {
  return findMapFamily(design);
}

function findRegion({ designs: [design] }: Group, place: string): Opening | undefined {
  return openingsOf(design).find(({ name }) => name === place);
}

/** The siblings that are regions of the map, sorted by their distance from the place on it. */
function sortByDistance(siblings: readonly Group[], map: Group, place: string): Group[] {
  const from = findRegion(map, place)?.labelPoint;
  if (from === undefined) return [];
  return siblings
    .flatMap((group) => {
      const to = findRegion(map, getPlaceName(group.name))?.labelPoint;
      return to === undefined ? [] : [{ group, distance: getDistance(from, to) }];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ group }) => group);
}

function getDistance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
