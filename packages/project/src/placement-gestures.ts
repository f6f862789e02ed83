import { type Box, boxCenter, type Point, rotation, transformPoint } from "@photomap/geometry";
import type { PhotoPlacement } from "./photo-matrix.ts";
import { limitFactor } from "./placement-limits.ts";
import { type Snapped, snapMove, snapRotation } from "./placement-snap.ts";

/** How near a line (points) and an even angle (degrees) must be to catch; 0 is off. */
export interface Catch {
  readonly points: number;
  readonly degrees: number;
}

export function dragPlacement(
  start: PhotoPlacement,
  from: Point,
  to: Point,
  area: Box,
  { points }: Pick<Catch, "points">,
): Snapped {
  const moved = { ...start, x: start.x + to.x - from.x, y: start.y + to.y - from.y };
  return snapMove(moved, area, points);
}

/** Turns around the middle as the hand goes around it. */
export function turnPlacement(
  start: PhotoPlacement,
  from: Point,
  to: Point,
  { degrees }: Pick<Catch, "degrees">,
): Snapped {
  const center = boxCenter(start);
  const turned = start.rotation + angleOf(center, to) - angleOf(center, from);
  const { rotation, guides } = snapRotation(turned, degrees);
  return { placement: { ...start, rotation }, guides };
}

type Pair = readonly [Point, Point];

/** Two fingers hold the photo: it moves, grows and turns so that they stay on the same spots. */
export function pinchPlacement(
  start: PhotoPlacement,
  from: Pair,
  to: Pair,
  area: Box,
  { degrees }: Pick<Catch, "degrees">,
): Snapped {
  const spread = distance(from) === 0 ? 1 : distance(to) / distance(from);
  const factor = limitFactor(spread, start, area);
  const turned = start.rotation + angleOf(...to) - angleOf(...from);
  const { rotation: degreesNow, guides } = snapRotation(turned, degrees);
  const width = start.width * factor;
  const height = start.height * factor;
  const grip = middle(from);
  const arm = boxCenter(start);
  const turnedArm = transformPoint(rotation(degreesNow - start.rotation), {
    x: (arm.x - grip.x) * factor,
    y: (arm.y - grip.y) * factor,
  });
  const hand = middle(to);
  return {
    placement: {
      ...start,
      x: hand.x + turnedArm.x - width / 2,
      y: hand.y + turnedArm.y - height / 2,
      width,
      height,
      rotation: degreesNow,
    },
    guides,
  };
}

function middle([a, b]: Pair): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: Pair): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function angleOf(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
