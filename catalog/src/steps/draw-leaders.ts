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
import { circle } from "../shapes.ts";
import { createGrid, type Grid, measureRoom, rasterize } from "./rasterize.ts";
import { routeLeader } from "./route-leader.ts";

export interface LeaderOptions {
  readonly gap: number;
  readonly padding: number;
  readonly lineWidth: number;
}

/** How far from the openings a line keeps, as shares of the gap: as far as it can. */
const CLEARANCES = [0.3, 0.2, 0.12];

/** Lines from places to their enlarged copies: over the mat alone, and one another only if they must. */
export function drawLeaders(
  anchors: readonly Point[],
  cuts: readonly Shape[],
  blocked: readonly Shape[],
  frame: Frame,
  options: LeaderOptions,
): Shape[] {
  const grid = createGrid(frame.width, frame.height, Math.max(0.8, options.gap / 6));
  const room = measureRoom(grid, blocked);
  const roomBetweenLines = room.slice();
  return anchors.map((anchor, i) => {
    const end = findEnd(anchor, cuts[i]!, options);
    if (!end) return [];
    const line =
      tryClearances(grid, roomBetweenLines, anchor, end, options) ??
      tryClearances(grid, room, anchor, end, options);
    if (!line) return [];
    const drawn = strokeLine(line, options.lineWidth);
    rasterize(grid, offsetShape(drawn, 2 * grid.step), (square) => (roomBetweenLines[square] = 0));
    const withDot = unite(drawn, circle(anchor, options.lineWidth * 1.9));
    return [withDot, drawn].find((leader) => isClearOf(leader, blocked)) ?? [];
  });
}

/** The grid is coarse; what is drawn must be clear exactly. */
function isClearOf(leader: Shape, blocked: readonly Shape[]): boolean {
  const box = shapeBox(leader);
  return !blocked.some(
    (shape) =>
      shape.length > 0 &&
      boxesOverlap(shapeBox(shape), box) &&
      shapeArea(intersect(shape, leader)) > 0,
  );
}

/** A little before the copy; nothing when the copy lies so close that no line is needed. */
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
  room: Float32Array,
  from: Point,
  to: Point,
  { gap }: LeaderOptions,
): Point[] | undefined {
  for (const share of CLEARANCES) {
    const line = routeLeader({ grid, room, clearance: gap * share }, from, to);
    if (line) return line;
  }
  return undefined;
}
