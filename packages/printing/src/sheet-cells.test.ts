import { boxCorners } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { SheetCells } from "./sheet-cells.ts";

const SHEET = { x: 0, y: 0, width: 20, height: 10 };

describe("the cells of a sheet", () => {
  it("are covered by a line from its start to its end", () => {
    const cells = new SheetCells(SHEET);
    cells.coverLine({ x: 2.5, y: 3.5 }, { x: 6.5, y: 3.5 }, 1);
    const count = cells.countIn(SHEET);
    expect(count(0, 0, 20, 10)).toBe(5);
    expect([1, 2, 6, 7].map((x) => count(x + 0.2, 3.2, 0.5, 0.5))).toEqual([0, 1, 1, 0]);
  });

  it("are covered by a line outside the sheet as far as it is on it", () => {
    const cells = new SheetCells(SHEET);
    cells.coverLine({ x: 17.5, y: 8.5 }, { x: 25.5, y: 8.5 }, 1);
    cells.coverLine({ x: -5, y: -5 }, { x: -1, y: -1 }, 1);
    expect(cells.countIn(SHEET)(0, 0, 20, 10)).toBe(3);
  });

  it("are covered up to every edge of the sheet", () => {
    const cells = new SheetCells(SHEET);
    cells.cover([boxCorners({ x: 0.5, y: 0.5, width: 19, height: 9 })], 1);
    const count = cells.countIn(SHEET);
    expect(count(0, 0, 20, 10)).toBe(200);
    const corners = [
      [0, 0],
      [19, 0],
      [0, 9],
      [19, 9],
    ] as const;
    expect(corners.map(([x, y]) => count(x + 0.2, y + 0.2, 0.5, 0.5))).toEqual([1, 1, 1, 1]);
  });

  it("are counted by piece, with the inside of its rings", () => {
    const cells = new SheetCells(SHEET);
    cells.cover([boxCorners({ x: 1.5, y: 1.5, width: 3, height: 3 })], 1);
    cells.cover([boxCorners({ x: 10.5, y: 1.5, width: 1, height: 1 })], 2);
    expect(cells.countIn(SHEET)(0, 0, 20, 10)).toBe(20);
    expect(cells.countIn(SHEET, 1)(0, 0, 20, 10)).toBe(16);
    expect(cells.countIn(SHEET, 2)(0, 0, 20, 10)).toBe(4);
    expect(cells.countIn({ x: 0, y: 0, width: 5, height: 3 })(0, 0, 20, 10)).toBe(8);
  });
});
