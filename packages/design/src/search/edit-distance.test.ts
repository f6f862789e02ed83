import { expect, it } from "vitest";
import { editDistance, prefixEditDistance } from "./edit-distance.ts";

it.each([
  ["texas", "texas", 0],
  ["texs", "texas", 1],
  ["texxas", "texas", 1],
  ["tesas", "texas", 1],
  ["txeas", "texas", 1],
  ["txsea", "texas", Infinity],
])("%s and %s have the distance %d", (typed, target, distance) => {
  expect(editDistance(typed, target, 1)).toBe(distance);
});

it("allows two edits, and not three", () => {
  expect(editDistance("masachusets", "massachusetts", 2)).toBe(2);
  expect(editDistance("masachusts", "massachusetts", 2)).toBe(Infinity);
  expect(editDistance("oregon", "nogero", 2)).toBe(Infinity);
});

it("compares input with the prefix of a word", () => {
  expect(prefixEditDistance("califr", "california", 1)).toBe(1);
  expect(prefixEditDistance("kalifornia", "california", 1)).toBe(1);
  expect(prefixEditDistance("californias", "california", 1)).toBe(1);
  expect(prefixEditDistance("colifr", "california", 1)).toBe(Infinity);
});

it("rejects overlong input", () => {
  expect(editDistance("a".repeat(500), "a".repeat(500), 2)).toBe(Infinity);
});
