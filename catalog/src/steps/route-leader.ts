import type { Point } from "@photomap/geometry";
import { type Grid, getSquareAt, getSquareCenter } from "./rasterize.ts";

/** A grid with the distance of each square to the nearest opening. */
export interface Routes {
  readonly grid: Grid;
  readonly distances: Float32Array;
  /** Minimum distance of the line to openings, in points. */
  readonly clearance: number;
}

/** Squares near an opening cost more, so that a line keeps to the middle of a gap. */
const PROXIMITY_COST = 3;
/** Maximum length of a line, as a multiple of the straight distance. */
const LONGEST_DETOUR = 4;

/** Finds the shortest path over the mat, straight if possible; undefined when there is none. */
export function routeLeader(routes: Routes, from: Point, to: Point): Point[] | undefined {
  if (isClear(routes, from, to)) return [from, to];
  const squares = findPath(routes, getSquareAt(routes.grid, from), getSquareAt(routes.grid, to));
  if (!squares) return undefined;
  const points = [from, ...squares.slice(1, -1).map((s) => getSquareCenter(routes.grid, s)), to];
  return removeNeedlessBends(routes, points);
}

function isClear({ grid, distances, clearance }: Routes, from: Point, to: Point): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.ceil((length / grid.step) * 2));
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const point = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    if (distances[getSquareAt(grid, point)]! < clearance) return false;
  }
  return true;
}

/** Removes bends that a straight segment can replace. */
function removeNeedlessBends(routes: Routes, points: readonly Point[]): Point[] {
  const out: Point[] = [points[0]!];
  let at = 0;
  while (at < points.length - 1) {
    let next = points.length - 1;
    while (next > at + 1 && !isClear(routes, points[at]!, points[next]!)) next--;
    out.push(points[next]!);
    at = next;
  }
  return out;
}

/** Runs A* with buckets of one grid step: the costs are small and close together. */
function findPath(routes: Routes, from: number, to: number): number[] | undefined {
  const { grid, distances, clearance } = routes;
  const { columns, rows } = grid;
  const cost = new Float32Array(columns * rows).fill(Infinity);
  const previous = new Int32Array(columns * rows).fill(-1);
  const target = { column: to % columns, row: Math.floor(to / columns) };
  const buckets: number[][] = [[from]];
  const remaining = (x: number, y: number) => Math.hypot(x - target.column, y - target.row);
  const start = remaining(from % columns, Math.floor(from / columns));
  const isDone = new Uint8Array(columns * rows);
  cost[from] = 0;
  const visit = (square: number, x: number, y: number, base: number, length: number) => {
    if (x < 0 || y < 0 || x >= columns || y >= rows) return;
    const next = y * columns + x;
    if (distances[next]! < clearance && next !== to) return;
    const total = base + length * (1 + getProximityCost(routes, next));
    if (total >= cost[next]! || isDone[next] === 1) return;
    cost[next] = total;
    previous[next] = square;
    (buckets[Math.max(0, Math.floor(total + remaining(x, y) - start))] ??= []).push(next);
  };
  const lastLevel = start * (LONGEST_DETOUR - 1) + 100;
  for (let level = 0; level < buckets.length && level < lastLevel; level++)
    for (const square of buckets[level] ?? []) {
      if (square === to) return traceBack(previous, to);
      if (isDone[square] === 1) continue;
      isDone[square] = 1;
      const column = square % columns;
      const row = (square - column) / columns;
      for (const [dx, dy, length] of STEPS)
        visit(square, column + dx, row + dy, cost[square]!, length);
    }
  return undefined;
}

const STEPS = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx || dy ? [[dx, dy, Math.hypot(dx, dy)] as const] : [])),
);

function getProximityCost({ grid, distances, clearance }: Routes, square: number): number {
  return Math.max(0, 1 - distances[square]! / (clearance + 4 * grid.step)) * PROXIMITY_COST;
}

function traceBack(previous: Int32Array, to: number): number[] {
  const path = [to];
  for (let square = previous[to]!; square >= 0; square = previous[square]!) path.push(square);
  return path.toReversed();
}
