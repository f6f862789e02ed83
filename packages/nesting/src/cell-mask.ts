import { type Point, type Shape, shapeBox } from "@photomap/geometry";

/** The cells of one row from `start` up to `end`, which is not included. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** The cells that a shape touches, row by row. */
export interface CellMask {
  readonly width: number;
  readonly rows: readonly (readonly Run[])[];
}

/** A margin for rounding errors of intersections with cell borders. */
const EPSILON = 1e-7;

/**
 * Creates the mask of every cell that the shape touches: no point of the shape is outside its mask.
 * `origin` is the corner of the first cell. A row has the cells that the outline passes through,
 * and those between its crossings with the upper edge of the row, which are inside.
 */
export function createCellMask(shape: Shape, cellSize: number, origin: Point): CellMask {
  const box = shapeBox(shape);
  const width = Math.floor((box.x + box.width - origin.x) / cellSize) + 1;
  const height = Math.floor((box.y + box.height - origin.y) / cellSize) + 1;
  const touched: Run[][] = Array.from({ length: height }, () => []);
  const crossings: number[][] = Array.from({ length: height }, () => []);
  const toCell = ({ x, y }: Point): Point => ({
    x: (x - origin.x) / cellSize,
    y: (y - origin.y) / cellSize,
  });
  for (const ring of shape) {
    const points = ring.map(toCell);
    points.forEach((point, i) => {
      const previous = points.at(i - 1) ?? point;
      const [upper, lower] = previous.y <= point.y ? [previous, point] : [point, previous];
      addTouchedCells(touched, upper, lower);
      addCrossings(crossings, upper, lower);
    });
  }
  const rows = touched.map((runs, y) =>
    joinRuns([...runs, ...pairCrossings(crossings[y] ?? [])], width),
  );
  return { width, rows };
}

/** Adds the cells that the line passes through, row by row. */
function addTouchedCells(rows: readonly Run[][], upper: Point, lower: Point): void {
  const slope = lower.y > upper.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0;
  const last = Math.min(rows.length - 1, Math.floor(lower.y));
  for (let row = Math.max(0, Math.floor(upper.y)); row <= last; row += 1) {
    const from = row <= upper.y ? upper.x : upper.x + slope * (row - upper.y);
    const to = row + 1 >= lower.y ? lower.x : upper.x + slope * (row + 1 - upper.y);
    rows[row]?.push({
      start: Math.floor(Math.min(from, to) - EPSILON),
      end: Math.floor(Math.max(from, to) + EPSILON) + 1,
    });
  }
}

/** Adds the points where the line crosses the upper edge of each row. */
function addCrossings(edges: readonly number[][], upper: Point, lower: Point): void {
  if (upper.y === lower.y) return;
  const slope = (lower.x - upper.x) / (lower.y - upper.y);
  const first = Math.max(0, Math.ceil(upper.y));
  for (let row = first; row < lower.y && row < edges.length; row += 1) {
    edges[row]?.push(upper.x + slope * (row - upper.y));
  }
}

function pairCrossings(crossings: readonly number[]): Run[] {
  const sorted = crossings.toSorted((a, b) => a - b);
  const runs: Run[] = [];
  for (let i = 0; i + 1 < sorted.length; i += 2) {
    runs.push({ start: Math.floor(sorted[i]!), end: Math.floor(sorted[i + 1]!) + 1 });
  }
  return runs;
}

function joinRuns(runs: readonly Run[], width: number): Run[] {
  const joined: { start: number; end: number }[] = [];
  for (const run of runs.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(0, run.start);
    const end = Math.min(width, run.end);
    if (start >= end) continue;
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
