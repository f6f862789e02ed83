import type { Point } from "./point.ts";

export type Direction = "left" | "right" | "up" | "down";

const HEADINGS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** How much further away a place seems for each step aside. */
const ASIDE = 2;

/**
 * The place somebody means who goes in a direction: the nearest within 45 degrees of it, or, where
 * there is none, the nearest that lies that way at all.
 */
export function nearestInDirection<Place extends Point>(
  places: Iterable<Place>,
  from: Point,
  direction: Direction,
): Place | undefined {
  const heading = HEADINGS[direction];
  const best: { inCone?: Place; anywhere?: Place } = {};
  let [coneDistance, distance] = [Infinity, Infinity];
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * heading.x + dy * heading.y;
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * heading.y - dy * heading.x);
    const seeming = ahead + ASIDE * aside;
    if (aside <= ahead && seeming < coneDistance) [best.inCone, coneDistance] = [place, seeming];
    if (seeming < distance) [best.anywhere, distance] = [place, seeming];
  }
  return best.inCone ?? best.anywhere;
}
