import type { Box, Point, Shape } from "@photomap/geometry";
import type { Size } from "./fit.ts";

/** The most cells of a sheet; more would take longer than drawing the sheet. */
const MAX_CELLS = 1_000_000;

/** Counts the covered cells that a box touches. */
export type CountCells = (x: number, y: number, width: number, height: number) => number;

/** A sheet as a grid of cells, each free or covered by one of the pieces. */
export class SheetCells {
  /** The side of a cell in points. */
  readonly cellPt: number;
  readonly #columns: number;
  readonly #rows: number;
  /** The piece in each cell, numbered from 1; 0 is free. */
  readonly #pieces: Uint16Array;

  constructor({ width, height }: Size) {
    this.cellPt = Math.max(1, Math.sqrt((width * height) / MAX_CELLS));
    this.#columns = Math.ceil(width / this.cellPt);
    this.#rows = Math.ceil(height / this.cellPt);
    this.#pieces = new Uint16Array(this.#columns * this.#rows);
  }

  /**
   * Covers every ring and its line; holes belong to the piece, because they are cut out as well.
   */
  cover(shape: Shape, piece: number): void {
    for (const ring of shape) {
      for (const [index, from] of ring.entries()) {
        const to = ring[(index + 1) % ring.length];
        if (to !== undefined) this.coverLine(from, to, piece);
      }
      this.#fillRing(ring, piece);
    }
  }

  coverLine(from: Point, to: Point, piece: number): void {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = Math.max(1, Math.ceil((2 * length) / this.cellPt));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      const column = Math.floor((from.x + (to.x - from.x) * share) / this.cellPt);
      const row = Math.floor((from.y + (to.y - from.y) * share) / this.cellPt);
      if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) continue;
      this.#pieces[row * this.#columns + column] = piece;
    }
  }

  /** Counts the covered cells of a part of the sheet, of all pieces or of one. */
  countIn(part: Box, piece?: number): CountCells {
    const { left, top, right, bottom } = this.#cellsOf(part);
    const width = right - left + 1;
    const sums = new Uint32Array(width * (bottom - top + 1));
    for (let row = top; row < bottom; row += 1) {
      let inRow = 0;
      for (let column = left; column < right; column += 1) {
        const found = this.#pieces[row * this.#columns + column] ?? 0;
        if (piece === undefined ? found !== 0 : found === piece) inRow += 1;
        const above = (row - top) * width + column - left + 1;
        sums[above + width] = (sums[above] ?? 0) + inRow;
      }
    }
    const { cellPt } = this;
    const limit = (cell: number, min: number, max: number) =>
      (cell < min ? min : cell > max ? max : cell) - min;
    // Called for thousands of places of each name: without objects it takes a fifth of the time.
    return (x, y, boxWidth, boxHeight) => {
      const first = limit(Math.floor(x / cellPt), left, right);
      const last = limit(Math.ceil((x + boxWidth) / cellPt), left, right);
      const upper = limit(Math.floor(y / cellPt), top, bottom) * width;
      const lower = limit(Math.ceil((y + boxHeight) / cellPt), top, bottom) * width;
      return (
        sums[lower + last]! - sums[lower + first]! - sums[upper + last]! + sums[upper + first]!
      );
    };
  }

  /** Returns the cells that the box touches; right and bottom are excluded. */
  #cellsOf({ x, y, width, height }: Box) {
    const limit = (value: number, max: number) => Math.min(max, Math.max(0, value));
    return {
      left: limit(Math.floor(x / this.cellPt), this.#columns),
      top: limit(Math.floor(y / this.cellPt), this.#rows),
      right: limit(Math.ceil((x + width) / this.cellPt), this.#columns),
      bottom: limit(Math.ceil((y + height) / this.cellPt), this.#rows),
    };
  }

  #fillRing(ring: readonly Point[], piece: number): void {
    const crossings: number[][] = [];
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous !== undefined) this.#addCrossings(crossings, previous, point);
      previous = point;
    }
    for (const [row, columns] of crossings.entries()) {
      const sorted = (columns ?? []).toSorted((a, b) => a - b);
      for (let i = 0; i + 1 < sorted.length; i += 2) {
        const start = row * this.#columns;
        this.#pieces.fill(piece, start + (sorted[i] ?? 0), start + (sorted[i + 1] ?? 0));
      }
    }
  }

  /** Adds the column where the line crosses the middle of each row. */
  #addCrossings(crossings: number[][], a: Point, b: Point): void {
    const [upper, lower] = a.y < b.y ? [a, b] : [b, a];
    const first = Math.max(0, Math.ceil(upper.y / this.cellPt - 0.5));
    const last = Math.min(this.#rows - 1, Math.ceil(lower.y / this.cellPt - 0.5) - 1);
    for (let row = first; row <= last; row += 1) {
      const share = ((row + 0.5) * this.cellPt - upper.y) / (lower.y - upper.y);
      const x = upper.x + (lower.x - upper.x) * share;
      const column = Math.min(this.#columns, Math.max(0, Math.round(x / this.cellPt)));
      (crossings[row] ??= []).push(column);
    }
  }
}
