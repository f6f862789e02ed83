import { Clipper, EndType, FillRule, JoinType, type Paths64 } from "clipper2-ts";
import type { Box, Point } from "./box.ts";
import type { Shape } from "./shape.ts";

/** Clipper works on integers: thousandths of a point. */
const UNITS_PER_POINT = 1000;

export function unite(...shapes: Shape[]): Shape {
  return fromUnits(Clipper.union(toUnits(shapes.flat()), FillRule.NonZero));
}

export function subtract(shape: Shape, ...others: Shape[]): Shape {
  return fromUnits(Clipper.difference(toUnits(shape), toUnits(others.flat()), FillRule.NonZero));
}

export function intersect(a: Shape, b: Shape): Shape {
  return fromUnits(Clipper.intersect(toUnits(a), toUnits(b), FillRule.NonZero));
}

/** The part of a shape inside the box; much faster than an intersection of two shapes. */
export function clipToBox(shape: Shape, { x, y, width, height }: Box): Shape {
  const [left, top] = [toUnit(x), toUnit(y)];
  const [right, bottom] = [toUnit(x + width), toUnit(y + height)];
  return fromUnits(Clipper.rectClip({ left, top, right, bottom }, toUnits(shape)));
}

/** Normalizes rings of unknown direction by the even-odd rule. */
export function repairShape(rings: Shape): Shape {
  return fromUnits(Clipper.union(toUnits(rings), FillRule.EvenOdd));
}

/** Offsets a shape with round corners; a negative distance shrinks it. */
export function offsetShape(shape: Shape, distance: number, arcTolerance = 0.08): Shape {
  if (distance === 0) return shape;
  const units = Clipper.inflatePaths(
    toUnits(shape),
    distance * UNITS_PER_POINT,
    JoinType.Round,
    EndType.Polygon,
    2,
    arcTolerance * UNITS_PER_POINT,
  );
  return fromUnits(units);
}

/** The outline of a line of some width, with round caps and joins. */
export function strokeLine(line: readonly Point[], width: number): Shape {
  const units = Clipper.inflatePaths(
    toUnits([line]),
    (width / 2) * UNITS_PER_POINT,
    JoinType.Round,
    EndType.Round,
    2,
    0.05 * UNITS_PER_POINT,
  );
  return fromUnits(units);
}

/** Removes points closer than the tolerance to the simplified line. */
export function simplifyShape(shape: Shape, tolerance: number): Shape {
  return fromUnits(Clipper.simplifyPaths(toUnits(shape), tolerance * UNITS_PER_POINT, true));
}

/** Rounds every point to a grid and removes the intersections that rounding creates. */
export function snapShape(shape: Shape, grid: number): Shape {
  const onGrid = (s: Shape): Paths64 =>
    s.map((ring) => ring.map(({ x, y }) => ({ x: Math.round(x / grid), y: Math.round(y / grid) })));
  const once = Clipper.union(onGrid(shape), FillRule.NonZero);
  const twice = Clipper.union(once, FillRule.NonZero);
  const perUnit = 1 / grid;
  return twice.map((ring) => ring.map(({ x, y }) => ({ x: x / perUnit, y: y / perUnit })));
}

function toUnits(shape: Shape): Paths64 {
  return shape.map((ring) => ring.map(({ x, y }) => ({ x: toUnit(x), y: toUnit(y) })));
}

function toUnit(points: number): number {
  return Math.round(points * UNITS_PER_POINT);
}

function fromUnits(paths: Paths64): Shape {
  return paths.map((path) =>
    path.map(({ x, y }) => ({ x: x / UNITS_PER_POINT, y: y / UNITS_PER_POINT })),
  );
}
