import type { Point } from "./box.ts";

export type Direction = "left" | "right" | "up" | "down";

const UNIT_VECTORS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The weight of the sideways distance against the distance ahead. */
const SIDEWAYS_WEIGHT = 2;

/**
 * Finds the point that an arrow key selects: the nearest within 45 degrees of the direction, else
 * the nearest ahead, or undefined when nothing is ahead.
 */
export function nearestInDirection<Item extends Point>(
  items: Iterable<Item>,
  from: Point,
  direction: Direction,
): Item | undefined {
  const vector = UNIT_VECTORS[direction];
  const best: { inCone?: Item; ahead?: Item } = {};
  let [coneDistance, distance] = [Infinity, Infinity];
  for (const item of items) {
    const [dx, dy] = [item.x - from.x, item.y - from.y];
    const ahead = dx * vector.x + dy * vector.y;
    if (ahead <= 0) continue;
    const sideways = Math.abs(dx * vector.y - dy * vector.x);
    const weighted = ahead + SIDEWAYS_WEIGHT * sideways;
    if (sideways <= ahead && weighted < coneDistance)
      [best.inCone, coneDistance] = [item, weighted];
    if (weighted < distance) [best.ahead, distance] = [item, weighted];
  }
  return best.inCone ?? best.ahead;
}
