import {
  Clipper,
  Clipper64,
  ClipperOffset,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  type Paths64,
  PathType,
  RectClip64,
} from "clipper2-ts";
import type { Box, Point } from "./box.ts";
import type { Shape } from "./shape.ts";

/** The scale to Clipper's integers, which are thousandths of a point. */
const UNITS_PER_POINT = 1000;

/** The library requires a miter limit; it has no effect on round joins. */
const MITER_LIMIT = 2;

export function unite(...shapes: Shape[]): Shape {
  return fromUnits(clip(ClipType.Union, toUnits(shapes.flat())));
}

export function subtract(shape: Shape, ...others: Shape[]): Shape {
  return fromUnits(clip(ClipType.Difference, toUnits(shape), toUnits(others.flat())));
}

export function intersect(a: Shape, b: Shape): Shape {
  return fromUnits(clip(ClipType.Intersection, toUnits(a), toUnits(b)));
}

/** Returns the part of a shape inside the box; much faster than an intersection of two shapes. */
export function clipToBox(shape: Shape, { x, y, width, height }: Box): Shape {
  const [left, top] = [toUnit(x), toUnit(y)];
  const [right, bottom] = [toUnit(x + width), toUnit(y + height)];
  return fromUnits(new RectClip64({ left, top, right, bottom }).execute(toUnits(shape)));
}

/** Normalizes rings of unknown direction by the even-odd rule. */
export function repairShape(rings: Shape): Shape {
  return fromUnits(clip(ClipType.Union, toUnits(rings), [], FillRule.EvenOdd));
}

/** Offsets a shape with round corners; a negative distance shrinks it. */
export function offsetShape(shape: Shape, distance: number, arcTolerance = 0.08): Shape {
  if (distance === 0) return shape;
  return fromUnits(offset(toUnits(shape), EndType.Polygon, distance, arcTolerance));
}

/** Returns the outline of a line with a width, with round caps and joins. */
export function strokeLine(line: readonly Point[], width: number): Shape {
  return fromUnits(offset(toUnits([line]), EndType.Round, width / 2, 0.05));
}

/** Removes points that are closer than the tolerance to the simplified line. */
export function simplifyShape(shape: Shape, tolerance: number): Shape {
  return fromUnits(Clipper.simplifyPaths(toUnits(shape), tolerance * UNITS_PER_POINT, true));
}

/** Rounds every point to a grid and removes the intersections that rounding creates. */
export function snapShape(shape: Shape, grid: number): Shape {
  const onGrid = (s: Shape): Paths64 =>
    s.map((ring) => ring.map(({ x, y }) => ({ x: Math.round(x / grid), y: Math.round(y / grid) })));
  const once = clip(ClipType.Union, onGrid(shape));
  const twice = clip(ClipType.Union, once);
  const perUnit = 1 / grid;
  return twice.map((ring) => ring.map(({ x, y }) => ({ x: x / perUnit, y: y / perUnit })));
}

// The classes, not the functions of the namespace Clipper: it cannot be tree-shaken.

function clip(
  type: ClipType,
  subject: Paths64,
  other: Paths64 = [],
  rule: FillRule = FillRule.NonZero,
): Paths64 {
  const solution: Paths64 = [];
  const clipper = new Clipper64();
  clipper.addPaths(subject, PathType.Subject);
  clipper.addPaths(other, PathType.Clip);
  clipper.execute(type, rule, solution);
  return solution;
}

function offset(paths: Paths64, ends: EndType, distance: number, arcTolerance: number): Paths64 {
  const solution: Paths64 = [];
  const offsetter = new ClipperOffset(MITER_LIMIT, arcTolerance * UNITS_PER_POINT);
  offsetter.addPaths(paths, JoinType.Round, ends);
  offsetter.execute(distance * UNITS_PER_POINT, solution);
  return solution;
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
