import { expect, it } from "vitest";
import { boxCenter, boxContains, boxCorners, boxesOverlap, boxFromPoints, growBox } from "./box.ts";

const BOX = { x: 10, y: 20, width: 6, height: 8 };

it("is the smallest box around points", () => {
  expect(boxFromPoints(boxCorners(BOX))).toEqual(BOX);
  expect(boxFromPoints([{ x: 1, y: 2 }])).toEqual({ x: 1, y: 2, width: 0, height: 0 });
  expect(() => boxFromPoints([])).toThrow(RangeError);
});

it("has a center, and grows and shrinks around it", () => {
  expect(boxCenter(BOX)).toEqual({ x: 13, y: 24 });
  expect(growBox(BOX, 2)).toEqual({ x: 8, y: 18, width: 10, height: 12 });
  expect(growBox(BOX, -3)).toEqual({ x: 13, y: 23, width: 0, height: 2 });
});

it.each([
  ["itself", {}, true, true],
  ["a smaller one", { x: 11, y: 21, width: 1, height: 1 }, true, true],
  ["one that reaches beyond the left", { x: 9 }, false, true],
  ["one that reaches beyond the top", { y: 19 }, false, true],
  ["one that reaches beyond the right", { width: 7 }, false, true],
  ["one that reaches beyond the bottom", { height: 9 }, false, true],
  ["a neighbor at the right", { x: 16 }, false, false],
  ["a neighbor at the left", { x: 4 }, false, false],
  ["a neighbor at the bottom", { y: 28 }, false, false],
  ["a neighbor at the top", { y: 12 }, false, false],
])("contains or overlaps %s", (_, change, contains, overlaps) => {
  const other = { ...BOX, ...change };
  expect(boxContains(BOX, other)).toBe(contains);
  expect(boxesOverlap(BOX, other)).toBe(overlaps);
});
