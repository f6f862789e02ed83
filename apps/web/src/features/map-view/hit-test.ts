import type { Opening } from "@photomap/design";
import {
  type Box,
  growBox,
  nearestOnShape,
  type Point,
  parsePath,
  type Shape,
  shapeContains,
} from "@photomap/geometry";

export type HitTest = (at: Point, tolerance: number) => Opening | undefined;

/** Finds the topmost opening at a point of the design, or the nearest within the tolerance. */
export function createHitTest(openings: readonly Opening[]): HitTest {
  const shapes = new Map<string, Shape>();
  const shapeOf = ({ id, layers }: Opening): Shape => {
    const shape = shapes.get(id) ?? parsePath(layers.cut?.path ?? "");
    shapes.set(id, shape);
    return shape;
  };
  const fromTop = openings.toSorted((a, b) => b.depth - a.depth);
  return (at, tolerance) => {
    const near = fromTop.filter(
      ({ layers }) => layers.cut !== undefined && isInBox(growBox(layers.cut.box, tolerance), at),
    );
    const hit = near.find((opening) => shapeContains(shapeOf(opening), at));
    if (hit !== undefined || tolerance === 0) return hit;
    return findNearest(near, at, tolerance, shapeOf);
  };
}

function findNearest(
  openings: readonly Opening[],
  at: Point,
  tolerance: number,
  shapeOf: (opening: Opening) => Shape,
): Opening | undefined {
  let best: Opening | undefined;
  let shortest = tolerance;
  for (const opening of openings) {
    const { x, y } = nearestOnShape(shapeOf(opening), at);
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance <= shortest) [best, shortest] = [opening, distance];
  }
  return best;
}

function isInBox({ x, y, width, height }: Box, at: Point): boolean {
  return at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;
}
