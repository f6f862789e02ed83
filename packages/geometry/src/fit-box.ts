import type { Box, Point } from "./box.ts";
import { type Shape, shapeContains } from "./shape.ts";

/** Half the sides of a box. */
export interface HalfSize {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the factor by which a box around a point of the shape grows until it touches the outline;
 * 0 for a point outside.
 */
export function fitBoxAt(shape: Shape, center: Point, half: HalfSize): number {
  return shapeContains(shape, center) ? findTouchingFactor(shape, center, half) : 0;
}

/** Whether a box and a shape have an area in common. */
export function boxMeetsShape({ x, y, width, height }: Box, shape: Shape): boolean {
  const half = { x: width / 2, y: height / 2 };
  const center = { x: x + half.x, y: y + half.y };
  return findTouchingFactor(shape, center, half) < 1 || shapeContains(shape, center);
}

function findTouchingFactor(shape: Shape, center: Point, half: HalfSize): number {
  let smallest = Infinity;
  for (const ring of shape) {
    const last = ring.at(-1);
    if (last === undefined) continue;
    let from = { x: (last.x - center.x) / half.x, y: (last.y - center.y) / half.y };
    for (const point of ring) {
      const to = { x: (point.x - center.x) / half.x, y: (point.y - center.y) / half.y };
      if (!isBeyond(from.x, to.x, smallest) && !isBeyond(from.y, to.y, smallest))
        smallest = Math.min(smallest, findTouchingFactorOfSegment(from, to));
      from = to;
    }
  }
  return smallest;
}

/** Whether a segment lies far away on one side, which is faster to decide than its distance. */
function isBeyond(a: number, b: number, distance: number): boolean {
  return (a > distance && b > distance) || (a < -distance && b < -distance);
}

/**
 * Returns the smallest max(|x|, |y|) along a segment, which is at an end or where x = 0, y = 0 or
 * |x| = |y|.
 */
function findTouchingFactorOfSegment(a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let smallest = Math.min(
    Math.max(Math.abs(a.x), Math.abs(a.y)),
    Math.max(Math.abs(b.x), Math.abs(b.y)),
  );
  const consider = (t: number) => {
    // Not a number for a segment without an extent in this direction.
    if (!(t > 0 && t < 1)) return;
    smallest = Math.min(smallest, Math.max(Math.abs(a.x + dx * t), Math.abs(a.y + dy * t)));
  };
  consider(-a.x / dx);
  consider(-a.y / dy);
  consider((a.y - a.x) / (dx - dy));
  consider((-a.y - a.x) / (dx + dy));
  return smallest;
}
