import { type Box, boxFromPoints, type Point } from "./box.ts";

/** A closed line; the first point is not repeated at the end. */
export type Ring = readonly Point[];

/**
 * A set of rings: outer rings are clockwise on a screen (positive area), holes counterclockwise.
 */
export type Shape = readonly Ring[];

/** Returns the signed area: positive for clockwise rings on a screen, where y points down. */
function ringArea(ring: Ring): number {
  let doubled = 0;
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous) doubled += previous.x * point.y - point.x * previous.y;
    previous = point;
  }
  return doubled / 2;
}

export function shapeArea(shape: Shape): number {
  return shape.reduce((sum, ring) => sum + ringArea(ring), 0);
}

export function shapeBox(shape: Shape): Box {
  return boxFromPoints(shape.flat());
}

export function transformShape(shape: Shape, move: (point: Point) => Point): Shape {
  return shape.map((ring) => ring.map(move));
}

/**
 * Whether a point is inside by the even-odd rule: holes are outside. Points on the line may be
 * either.
 */
export function shapeContains(shape: Shape, { x, y }: Point): boolean {
  let inside = false;
  for (const ring of shape) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous && previous.y > y !== point.y > y) {
        const crossing =
          point.x + ((y - point.y) / (previous.y - point.y)) * (previous.x - point.x);
        if (x < crossing) inside = !inside;
      }
      previous = point;
    }
  }
  return inside;
}

/** Splits a shape into parts, each an outer ring followed by its holes. */
export function splitParts(shape: Shape): Ring[][] {
  const outers = shape
    .filter((ring) => ringArea(ring) > 0)
    .toSorted((a, b) => ringArea(a) - ringArea(b))
    .map((ring) => [ring]);
  for (const hole of shape) {
    const start = hole[0];
    const size = -ringArea(hole);
    if (!start || size <= 0) continue;
    const owner = outers.find(
      ([outer]) => outer && ringArea(outer) > size && shapeContains([outer], start),
    );
    owner?.push(hole);
  }
  return outers;
}

export function nearestOnShape(shape: Shape, to: Point): Point {
  let best: Point = to;
  let bestDistance = Infinity;
  for (const ring of shape) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous) {
        const candidate = nearestOnSegment(previous, point, to);
        const distance = Math.hypot(candidate.x - to.x, candidate.y - to.y);
        if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
      }
      previous = point;
    }
  }
  return best;
}

export function nearestOnSegment(a: Point, b: Point, to: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return a;
  const along = ((to.x - a.x) * dx + (to.y - a.y) * dy) / squared;
  const t = Math.max(0, Math.min(1, along));
  return { x: a.x + t * dx, y: a.y + t * dy };
}
