import {
  boxesOverlap,
  intersect,
  nearestOnShape,
  offsetShape,
  type Point,
  type Shape,
  shapeArea,
  shapeBox,
  strokeLine,
  unite,
} from "@photomap/geometry";
import type { Frame } from "../frame.ts";
import { createCircle } from "../shapes.ts";
import { computeDistances, createGrid, type Grid, rasterize } from "./rasterize.ts";
import { routeLeader } from "./route-leader.ts";

export interface LeaderOptions {
  readonly gap: number;
  readonly padding: number;
  readonly lineWidth: number;
}

/** Minimum distances to openings to try, as shares of the gap, largest first. */
const CLEARANCES = [0.3, 0.2, 0.12];

/** Routes lines over the mat to the enlarged copies; they cross only when no other route exists. */
export function drawLeaders(
  anchors: readonly Point[],
  cuts: readonly Shape[],
  blocked: readonly Shape[],
  frame: Frame,
  options: LeaderOptions,
): Shape[] {
  const grid = createGrid(frame.width, frame.height, Math.max(0.8, options.gap / 6));
  const distances = computeDistances(grid, blocked);
  const distancesWithLines = distances.slice();
  return anchors.map((anchor, i) => {
    const end = findEnd(anchor, cuts[i]!, options);
    if (!end) return [];
    const line =
      tryClearances(grid, distancesWithLines, anchor, end, options) ??
      tryClearances(grid, distances, anchor, end, options);
    if (!line) return [];
    const drawn = strokeLine(line, options.lineWidth);
    rasterize(
      grid,
      offsetShape(drawn, 2 * grid.step),
      (square) => (distancesWithLines[square] = 0),
    );
    const withDot = unite(drawn, createCircle(anchor, options.lineWidth * 1.9));
    return [withDot, drawn].find((leader) => isClearOf(leader, blocked)) ?? [];
  });
}

/** Checks the drawn line exactly, because the grid is coarse. */
function isClearOf(leader: Shape, blocked: readonly Shape[]): boolean {
  const box = shapeBox(leader);
  return !blocked.some(
    (shape) =>
      shape.length > 0 &&
      boxesOverlap(shapeBox(shape), box) &&
      shapeArea(intersect(shape, leader)) > 0,
  );
}

/** Returns an end point just short of the copy; undefined when the copy needs no line. */
function findEnd(anchor: Point, cut: Shape, { padding }: LeaderOptions): Point | undefined {
  const touch = nearestOnShape(cut, anchor);
  const length = Math.hypot(touch.x - anchor.x, touch.y - anchor.y);
  if (length < padding) return undefined;
  const back = (padding * 0.5) / length;
  return {
    x: touch.x - (touch.x - anchor.x) * back,
    y: touch.y - (touch.y - anchor.y) * back,
  };
}

function tryClearances(
  grid: Grid,
  distances: Float32Array,
  from: Point,
  to: Point,
  { gap }: LeaderOptions,
): Point[] | undefined {
  for (const share of CLEARANCES) {
    const line = routeLeader({ grid, distances, clearance: gap * share }, from, to);
    if (line) return line;
  }
  return undefined;
}
