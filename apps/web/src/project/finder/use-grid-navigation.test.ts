import { expect, it } from "vitest";
import { findNextIndex } from "./use-grid-navigation.ts";

/** Ten items in rows of four. */
it.each([
  ["ArrowRight", 3, 4],
  ["ArrowLeft", 4, 3],
  ["ArrowDown", 1, 5],
  ["ArrowDown", 6, 9],
  ["ArrowDown", 8, 8],
  ["ArrowUp", 5, 1],
  ["Home", 7, 0],
  ["End", 2, 9],
])("%s moves from %d to %d", (key, from, to) => {
  expect(findNextIndex(key, from, 10, 4)).toBe(to);
});

it("is negative above the first row and undefined below the last", () => {
  expect(findNextIndex("ArrowUp", 2, 10, 4)).toBeLessThan(0);
  expect(findNextIndex("ArrowRight", 9, 10, 4)).toBeUndefined();
});

it("ignores other keys", () => {
  expect(findNextIndex("Enter", 0, 10, 4)).toBeUndefined();
  expect(findNextIndex("toString", 0, 10, 4)).toBeUndefined();
});
