import { type Box, boxCenter, type Point, rotation, transformPoint } from "@photomap/geometry";
import { limitFactor, type PhotoPlacement } from "./placement.ts";
import { type Snapped, snapMove, snapRotation } from "./placement-snap.ts";

/** Snap distances to lines of the print area (points) and multiples of 45 degrees; 0 is off. */
export interface SnapTolerance {
  readonly points: number;
  readonly degrees: number;
}

export function dragPlacement(
  start: PhotoPlacement,
  from: Point,
  to: Point,
  area: Box,
  { points }: Pick<SnapTolerance, "points">,
): Snapped {
  const moved = { ...start, x: start.x + to.x - from.x, y: start.y + to.y - from.y };
  return snapMove(moved, area, points);
}

/** Rotates a photo around its center by the angle between the two pointer positions. */
export function rotatePlacement(
  start: PhotoPlacement,
  from: Point,
  to: Point,
  { degrees }: Pick<SnapTolerance, "degrees">,
): Snapped {
  const center = boxCenter(start);
  const rotated = start.rotation + angleOf(center, to) - angleOf(center, from);
  const { rotation, guides } = snapRotation(rotated, degrees);
  return { placement: { ...start, rotation }, guides };
}

type Pair = readonly [Point, Point];

/** Moves, scales and rotates the photo so that both fingers stay on the same points of it. */
export function pinchPlacement(
  start: PhotoPlacement,
  from: Pair,
  to: Pair,
  area: Box,
  { degrees }: Pick<SnapTolerance, "degrees">,
): Snapped {
  const wanted = distance(from) === 0 ? 1 : distance(to) / distance(from);
  const factor = limitFactor(wanted, start, area);
  const rotated = start.rotation + angleOf(...to) - angleOf(...from);
  const { rotation: newDegrees, guides } = snapRotation(rotated, degrees);
  const width = start.width * factor;
  const height = start.height * factor;
  const pivot = midpoint(from);
  const center = boxCenter(start);
  const offset = transformPoint(rotation(newDegrees - start.rotation), {
    x: (center.x - pivot.x) * factor,
    y: (center.y - pivot.y) * factor,
  });
  const newPivot = midpoint(to);
  return {
    placement: {
      ...start,
      x: newPivot.x + offset.x - width / 2,
      y: newPivot.y + offset.y - height / 2,
      width,
      height,
      rotation: newDegrees,
    },
    guides,
  };
}

function midpoint([a, b]: Pair): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: Pair): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function angleOf(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
