import { type Point, type Shape, shapeBox } from "@photomap/geometry";

/** A grid of small squares over the frame. */
export interface Grid {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

export function createGrid(width: number, height: number, step: number): Grid {
  return { step, columns: Math.ceil(width / step), rows: Math.ceil(height / step) };
}

export function getSquareAt({ step, columns, rows }: Grid, { x, y }: Point): number {
  const column = Math.max(0, Math.min(columns - 1, Math.floor(x / step)));
  const row = Math.max(0, Math.min(rows - 1, Math.floor(y / step)));
  return row * columns + column;
}

export function getSquareCenter({ step, columns }: Grid, square: number): Point {
  const row = Math.floor(square / columns);
  return { x: (square - row * columns + 0.5) * step, y: (row + 0.5) * step };
}

/** Visits every square whose center lies inside the shape. */
export function rasterize(grid: Grid, shape: Shape, visit: (square: number) => void): void {
  if (shape.length === 0) return;
  const { y, height } = shapeBox(shape);
  const lastRow = Math.min(grid.rows - 1, Math.floor((y + height) / grid.step));
  for (let row = Math.max(0, Math.floor(y / grid.step)); row <= lastRow; row++) {
    const crossings = findCrossings(shape, (row + 0.5) * grid.step);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(crossings[i]! / grid.step - 0.5));
      const to = Math.min(grid.columns - 1, Math.floor(crossings[i + 1]! / grid.step - 0.5));
      for (let column = from; column <= to; column++) visit(row * grid.columns + column);
    }
  }
}

function findCrossings(shape: Shape, y: number): number[] {
  const crossings: number[] = [];
  for (const ring of shape) {
    let a = ring.at(-1)!;
    for (const b of ring) {
      if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
      a = b;
    }
  }
  return crossings.toSorted((a, b) => a - b);
}

const DIAGONAL = Math.SQRT2;

/** Distance in points from every square to the nearest blocked one. */
export function computeDistances(grid: Grid, blocked: readonly Shape[]): Float32Array {
  const { columns, rows, step } = grid;
  const distances = new Float32Array(columns * rows).fill(1e6);
  for (const shape of blocked) rasterize(grid, shape, (square) => (distances[square] = 0));
  const relax = (column: number, row: number, dx: number, dy: number, cost: number) => {
    const [x, y] = [column + dx, row + dy];
    if (x < 0 || y < 0 || x >= columns || y >= rows) return;
    const through = distances[y * columns + x]! + cost;
    const square = row * columns + column;
    if (through < distances[square]!) distances[square] = through;
  };
  const sweep = (column: number, row: number, way: 1 | -1) => {
    relax(column, row, -way, 0, step);
    relax(column, row, 0, -way, step);
    relax(column, row, -way, -way, step * DIAGONAL);
    relax(column, row, way, -way, step * DIAGONAL);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) sweep(column, row, 1);
  for (let row = rows - 1; row >= 0; row--)
    for (let column = columns - 1; column >= 0; column--) sweep(column, row, -1);
  return distances;
}
