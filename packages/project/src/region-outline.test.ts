import { parsePath, shapeBox } from "@photomap/geometry";
import { expect, it } from "vitest";
import { createOutline } from "./region-outline.ts";

it.each([
  ["wide", "M100 200l80 0 0 20-80 0z", { x: 100, y: 200, width: 80, height: 20 }],
  ["high", "M100 200l20 0 0 80-20 0z", { x: 100, y: 200, width: 20, height: 80 }],
])("a %s region is scaled to the square and centered in it", (_, path, box) => {
  const { x, y, width, height } = shapeBox(parsePath(createOutline({ path, box })));
  expect([width, height].toSorted((a, b) => a - b)).toEqual([16, 64]);
  expect([x + width / 2, y + height / 2]).toEqual([32, 32]);
});

it("small islands are left out beside large ones", () => {
  const box = { x: 0, y: 0, width: 640, height: 640 };
  const large = "M0 0l640 0 0 640-640 0z";
  const island = "M300 300l10 0 0 10-10 0z";
  expect(parsePath(createOutline({ path: large + island, box }))).toHaveLength(1);
  expect(parsePath(createOutline({ path: island, box }))).toHaveLength(1);
});
