import { boxContains } from "@photomap/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMapDpi, MAP_OVERLAP_POINTS, MAP_PAPER_IDS, tileMap } from "./tile-map.ts";

const inches = (width: number, height: number) => ({ width: width * 72, height: height * 72 });
const count = ({ rows, columns, page }: ReturnType<typeof tileMap>) => [
  rows,
  columns,
  page.width < page.height ? "portrait" : "landscape",
];

describe("the whole map on sheets", () => {
  it("uses the orientation with the fewest sheets", () => {
    expect(count(tileMap(inches(36, 24), "letter"))).toEqual([3, 5, "portrait"]);
    expect(count(tileMap(inches(24, 16), "letter"))).toEqual([2, 4, "portrait"]);
    expect(count(tileMap(inches(12, 8), "letter"))).toEqual([1, 2, "portrait"]);
    expect(count(tileMap(inches(24, 36), "A3"))).toEqual([4, 2, "landscape"]);
  });

  it("is one sheet where it fits, in the orientation of the map", () => {
    expect(count(tileMap(inches(10, 7), "letter"))).toEqual([1, 1, "landscape"]);
    expect(count(tileMap(inches(7, 10), "A4"))).toEqual([1, 1, "portrait"]);
  });

  it("numbers the sheets by row and column from 1", () => {
    const { sheets } = tileMap(inches(24, 16), "letter");
    expect(sheets.map(({ row, column }) => [row, column])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 1],
      [2, 2],
      [2, 3],
      [2, 4],
    ]);
  });

  it("is one page of its own size for print shops", () => {
    const { page, sheets } = tileMap(inches(36, 24), "full_size");
    expect(page).toEqual(inches(36, 24));
    expect(sheets).toEqual([
      { row: 1, column: 1, part: { x: 0, y: 0, ...inches(36, 24) }, at: { x: 0, y: 0 } },
    ]);
  });

  it("covers every map once, with half an inch of overlap, inside the margins of every paper", () => {
    const side = fc.double({ min: 100, max: 5000, noNaN: true });
    fc.assert(
      fc.property(side, side, fc.constantFrom(...MAP_PAPER_IDS), (width, height, paper) => {
        const { page, rows, columns, sheets } = tileMap({ width, height }, paper);
        expect(sheets).toHaveLength(rows * columns);
        const margin = paper === "full_size" ? 0 : 17.99;
        const printable = {
          x: margin,
          y: margin,
          width: page.width - 2 * margin,
          height: page.height - 2 * margin,
        };
        for (const { row, column, part, at } of sheets) {
          expect(boxContains(printable, { ...part, ...at })).toBe(true);
          const right = sheets.find((other) => other.row === row && other.column === column + 1);
          const below = sheets.find((other) => other.row === row + 1 && other.column === column);
          const { x = part.x + part.width - MAP_OVERLAP_POINTS } = right?.part ?? {};
          const { y = part.y + part.height - MAP_OVERLAP_POINTS } = below?.part ?? {};
          expect(part.x + part.width - x).toBeCloseTo(MAP_OVERLAP_POINTS, 6);
          expect(part.y + part.height - y).toBeCloseTo(MAP_OVERLAP_POINTS, 6);
        }
        const last = sheets.at(-1)?.part ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(last.x + last.width).toBeCloseTo(width, 6);
        expect(last.y + last.height).toBeCloseTo(height, 6);
      }),
      { numRuns: 200, seed: 6 },
    );
  });

  it("has 300 dots per inch as a picture, fewer above 100 megapixels", () => {
    expect(findMapDpi(inches(36, 24))).toBe(300);
    expect(findMapDpi(inches(48, 32))).toBe(255);
    expect(findMapDpi(inches(360, 240))).toBe(34);
  });
});
