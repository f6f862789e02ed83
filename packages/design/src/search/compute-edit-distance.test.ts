import { expect, it } from "vitest";
import { computeEditDistance, computePrefixEditDistance } from "./compute-edit-distance.ts";

it.each([
  ["texas", "texas", 0],
  ["texs", "texas", 1],
  ["texxas", "texas", 1],
  ["tesas", "texas", 1],
  ["txeas", "texas", 1],
  ["txsea", "texas", Infinity],
])("%s and %s have the distance %d", (typed, target, distance) => {
  expect(computeEditDistance(typed, target, 1)).toBe(distance);
});

it("allows two edits, and not three", () => {
  expect(computeEditDistance("masachusets", "massachusetts", 2)).toBe(2);
  expect(computeEditDistance("masachusts", "massachusetts", 2)).toBe(Infinity);
  expect(computeEditDistance("oregon", "nogero", 2)).toBe(Infinity);
});

it("compares input with the prefix of a word", () => {
  expect(computePrefixEditDistance("califr", "california", 1)).toBe(1);
  expect(computePrefixEditDistance("kalifornia", "california", 1)).toBe(1);
  expect(computePrefixEditDistance("californias", "california", 1)).toBe(1);
  expect(computePrefixEditDistance("colifr", "california", 1)).toBe(Infinity);
});

it("rejects overlong input", () => {
  expect(computeEditDistance("a".repeat(500), "a".repeat(500), 2)).toBe(Infinity);
});
