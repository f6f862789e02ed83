import { inchesToPoints } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { fillSheet } from "./fill-sheet.ts";
import { PAPERS } from "./paper.ts";

const paper = PAPERS.find(({ id }) => id === "8x10")!;

/** Returns the pieces in the order of their placement; sizes are inches. */
function fill(sizes: readonly string[]) {
  const stacks = sizes.map((size) => {
    const [width = 0, height = 0] = size.split("x").map(Number).map(inchesToPoints);
    return { openingId: size, width, height, count: 1 };
  });
  const sheet = fillSheet(stacks, paper, { marginPt: 0, gapPt: 0 });
  return sheet?.layout.items.map(({ openingId }) => openingId);
}

describe("the fullest sheet", () => {
  it.each([
    ["long side", ["5x6", "7x3", "3x4"], ["7x3", "5x6", "3x4"]],
    [
      "long side, then area",
      ["4x3", "1x7", "1x6", "6x6", "1x7"],
      ["1x7", "1x7", "6x6", "1x6", "4x3"],
    ],
    ["area", ["8x1", "7x6", "3x2", "5x4"], ["7x6", "5x4", "8x1", "3x2"]],
    [
      "short side, then area",
      ["3x6", "3x2", "5x2", "4x5", "7x3"],
      ["4x5", "7x3", "3x6", "5x2", "3x2"],
    ],
  ])("is found by %s, the largest first", (_order, sizes, placed) => {
    expect(fill(sizes)).toEqual(placed);
  });
});
