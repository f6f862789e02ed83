import { expect, it } from "vitest";
import { editDistance, prefixEditDistance } from "./edit-distance.ts";

it.each([
  ["texas", "texas", 0],
  ["texs", "texas", 1],
  ["texxas", "texas", 1],
  ["tesas", "texas", 1],
  ["txeas", "texas", 1],
  ["txsea", "texas", Infinity],
])("%s is %s but for %d", (typed, meant, distance) => {
  expect(editDistance(typed, meant, 1)).toBe(distance);
});

it("compares what is typed so far with the beginning of a word", () => {
  expect(prefixEditDistance("califr", "california", 1)).toBe(1);
  expect(prefixEditDistance("colifr", "california", 1)).toBe(Infinity);
});

it("does not even compare what no word can be", () => {
  expect(editDistance("a".repeat(500), "a".repeat(500), 2)).toBe(Infinity);
});
