import type { Opening } from "@photomap/design";
import {
  type Box,
  boxCenter,
  growBox,
  nearestOnShape,
  type Point,
  parsePath,
  type Shape,
  shapeContains,
} from "@photomap/geometry";

export interface HitTest {
  /** Finds the topmost opening at a point of the design, or the nearest within the tolerance. */
  readonly find: (at: Point, tolerance: number) => Opening | undefined;
  /**
   * Works like `find`, but an opening narrower than twice the radius is also hit from the wide
   * opening around it, within the radius of its label point.
   */
  readonly findWidened: (at: Point, radius: number) => Opening | undefined;
}

export function createHitTest(openings: readonly Opening[]): HitTest {
  const targets = openings
    .flatMap((opening) => {
      const { cut } = opening.layers;
      return cut === undefined ? [] : [new Target(opening, cut.path, cut.box)];
    })
    .toSorted((a, b) => b.opening.depth - a.opening.depth);
  const find = (at: Point, tolerance: number): Target | undefined => {
    const near = targets.filter(({ box }) => isInBox(growBox(box, tolerance), at));
    const hit = near.find(({ shape }) => shapeContains(shape, at));
    return hit !== undefined || tolerance === 0 ? hit : findNearest(near, at, tolerance);
  };
  const findNarrowAround = (at: Point, radius: number): Target | undefined => {
    let best: Target | undefined;
    let shortest = radius;
    for (const target of targets) {
      const distance = measureDistance(target.point, at);
      if (distance < shortest && target.width < 2 * radius) [best, shortest] = [target, distance];
    }
    return best;
  };
  return {
    find: (at, tolerance) => find(at, tolerance)?.opening,
    findWidened: (at, radius) => {
      const hit = find(at, radius);
      if (hit === undefined || hit.width < 2 * radius || !shapeContains(hit.shape, at))
        return hit?.opening;
      return (findNarrowAround(at, radius) ?? hit).opening;
    },
  };
}

/** An opening with what is computed from its outline on first use. */
class Target {
  readonly opening: Opening;
  readonly box: Box;
  readonly point: Point;
  readonly #path: string;
  #shape: Shape | undefined;
  #width: number | undefined;

  constructor(opening: Opening, path: string, box: Box) {
    this.opening = opening;
    this.box = box;
    this.point = opening.labelPoint ?? boxCenter(box);
    this.#path = path;
  }

  get shape(): Shape {
    this.#shape ??= parsePath(this.#path);
    return this.#shape;
  }

  /** The diameter of the circle around the label point that fits in the opening. */
  get width(): number {
    this.#width ??= 2 * this.measureDistanceTo(this.point);
    return this.#width;
  }

  measureDistanceTo(at: Point): number {
    return measureDistance(nearestOnShape(this.shape, at), at);
  }
}

function findNearest(targets: readonly Target[], at: Point, tolerance: number): Target | undefined {
  let best: Target | undefined;
  let shortest = tolerance;
  for (const target of targets) {
    const distance = target.measureDistanceTo(at);
    if (distance <= shortest) [best, shortest] = [target, distance];
  }
  return best;
}

function measureDistance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function isInBox({ x, y, width, height }: Box, at: Point): boolean {
  return at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;
}
