import { expect, it } from "vitest";
import { computeAreaShares, type LayoutTree, listTrees } from "./layout-tree.ts";

function sharesOf(tree: LayoutTree | undefined, aspects: readonly number[]): readonly number[] {
  if (tree === undefined || tree.type === "photo") throw new Error("The layout has no lines");
  return computeAreaShares(tree, aspects).map((share) => Math.round(share * 1000) / 1000);
}

it("wide photos get more of a row, high ones more of a column", () => {
  const [row] = listTrees("SIDE_BY_SIDE", 2);
  const [column] = listTrees("STACKED", 2);
  expect(sharesOf(row, [3, 1])).toEqual([0.6, 0.4]);
  expect(sharesOf(column, [3, 1])).toEqual([0.4, 0.6]);
  expect(sharesOf(row, [1, 1])).toEqual([0.5, 0.5]);
});

it("lines of a grid are weighted by the photos in them", () => {
  const [rows, columns] = listTrees("GRID", 4);
  // Rows of the aspects 4 and 2, then columns of the aspects 1 and 1/2.
  expect(sharesOf(rows, [2, 2, 1, 1])).toEqual([0.433, 0.567]);
  expect(sharesOf(columns, [2, 2, 1, 1])).toEqual([0.567, 0.433]);
  const [uneven] = listTrees("GRID", 5);
  expect(sharesOf(uneven, [1, 1, 1, 1, 1])).toEqual([0.52, 0.48]);
});

it("the large photo has two thirds beside one other, half beside more", () => {
  expect(sharesOf(listTrees("LARGE_LEFT", 2)[0], [1, 1])).toEqual([0.667, 0.333]);
  expect(sharesOf(listTrees("LARGE_TOP", 3)[0], [1, 1, 1])).toEqual([0.5, 0.5]);
});

it("one photo has no layout, more than six have grids only", () => {
  expect(listTrees("SIDE_BY_SIDE", 1)).toEqual([]);
  expect(listTrees("STACKED", 6)).toHaveLength(1);
  expect(listTrees("STACKED", 7)).toEqual([]);
  expect(listTrees("GRID", 3)).toEqual([]);
  expect(listTrees("GRID", 7)).toHaveLength(4);
});
