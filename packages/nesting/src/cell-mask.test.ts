import { parsePath } from "@photomap/geometry";
import { expect, it } from "vitest";
import { type CellMask, createCellMask } from "./cell-mask.ts";

/** Draws one line of text for each row: # for cells of the mask. */
function draw({ width, rows }: CellMask): string[] {
  return rows.map((runs) =>
    Array.from({ length: width }, (_, cell) =>
      runs.some(({ start, end }) => cell >= start && cell < end) ? "#" : ".",
    ).join(""),
  );
}

const ORIGIN = { x: 0, y: 0 };

it("has the cells that a shape touches, with its inside", () => {
  const square = parsePath("M5 5l20 0 0 20-20 0z");
  expect(draw(createCellMask(square, 10, ORIGIN))).toEqual(["###", "###", "###"]);
  expect(draw(createCellMask(square, 10, { x: 5, y: 5 }))).toEqual(["###", "###", "###"]);
  expect(draw(createCellMask(square, 30, ORIGIN))).toEqual(["#"]);
});

it("follows a slanted side from where it begins in a cell", () => {
  const triangle = parsePath("M1 9l50 20-50 0z");
  expect(draw(createCellMask(triangle, 10, ORIGIN))).toEqual(["#.....", "###...", "######"]);
  const flat = parsePath("M25 9l50 4 0 15-50 0z");
  expect(draw(createCellMask(flat, 10, ORIGIN))).toEqual(["..##....", "..######", "..######"]);
});

it("leaves out what is between two parts", () => {
  const parts = parsePath("M1 1l8 0 0 8-8 0zM31 1l8 0 0 8-8 0z");
  expect(draw(createCellMask(parts, 10, ORIGIN))).toEqual(["#..#"]);
});

it("is as narrow as the shape above and below its middle", () => {
  const diamond = parsePath("M25 5l20 20-20 20-20-20z");
  expect(draw(createCellMask(diamond, 10, ORIGIN))).toEqual([
    ".###.",
    "#####",
    "#####",
    "#####",
    ".###.",
  ]);
});

it("leaves out a hole that is larger than a cell", () => {
  const ring = parsePath("M1 1l48 0 0 48-48 0zM15 15l0 20 20 0 0-20z");
  expect(draw(createCellMask(ring, 10, ORIGIN))).toEqual([
    "#####",
    "#####",
    "##.##",
    "#####",
    "#####",
  ]);
});
