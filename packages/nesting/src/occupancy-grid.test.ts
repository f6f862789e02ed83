import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CellMask } from "./cell-mask.ts";
import { type Cell, OccupancyGrid } from "./occupancy-grid.ts";

const COLUMNS = 70;
const ROWS = 12;

/** A grid with the same behavior that tests cell by cell. */
class PlainGrid {
  readonly #taken = new Set<string>();

  occupy(mask: CellMask, at: Cell): void {
    for (const { column, row } of listCells(mask, at)) this.#taken.add(`${column} ${row}`);
  }

  findFree(mask: CellMask, endRow: number): Cell | undefined {
    for (let row = 0; row + mask.rows.length <= ROWS && row < endRow; row += 1) {
      for (let column = 0; column + mask.width <= COLUMNS; column += 1) {
        const cells = listCells(mask, { column, row });
        if (cells.every((cell) => !this.#taken.has(`${cell.column} ${cell.row}`))) {
          return { column, row };
        }
      }
    }
    return undefined;
  }
}

function listCells({ rows }: CellMask, { column, row }: Cell): Cell[] {
  return rows.flatMap((runs, i) =>
    runs.flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, k) => ({ column: column + start + k, row: row + i })),
    ),
  );
}

/** Masks with rows of one run each, or of two with a gap. */
const masks = fc
  .record({
    width: fc.integer({ min: 1, max: 45 }),
    gaps: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
  })
  .map(({ width, gaps }): CellMask => {
    const [left, right] = [Math.ceil(width / 3), Math.floor((2 * width) / 3)];
    return {
      width,
      rows: gaps.map((hasGap) =>
        hasGap && left < right
          ? [
              { start: 0, end: left },
              { start: right, end: width },
            ]
          : [{ start: 0, end: width }],
      ),
    };
  });

describe("the grid of a sheet", () => {
  it("finds the first free position from the top left", () => {
    const property = fc.property(
      fc.array(masks, { maxLength: 8 }),
      fc.integer({ min: 1, max: ROWS + 2 }),
      (list, endRow) => {
        const grid = new OccupancyGrid(COLUMNS, ROWS);
        const plain = new PlainGrid();
        for (const mask of list) {
          const found = grid.findFree(mask, endRow);
          expect(found).toEqual(plain.findFree(mask, endRow));
          if (found !== undefined) {
            grid.occupy(mask, found);
            plain.occupy(mask, found);
          }
        }
      },
    );
    expect(() => fc.assert(property, { numRuns: 60 })).not.toThrow();
  });

  it("ignores the cells of a mask outside of it", () => {
    const grid = new OccupancyGrid(10, 3);
    const block: CellMask = { width: 4, rows: [1, 2].map(() => [{ start: 0, end: 4 }]) };
    grid.occupy(block, { column: -2, row: -1 });
    grid.occupy(block, { column: 8, row: 2 });
    expect(grid.findFree(block, 3)).toEqual({ column: 2, row: 0 });
    grid.occupy(block, { column: 2, row: 0 });
    expect(grid.findFree(block, 3)).toEqual({ column: 6, row: 0 });
    expect(grid.findFree({ width: 11, rows: [] }, 3)).toBeUndefined();
  });
});
