import { expect, it } from "vitest";
import { listPatterns, listWords, writeWordQuery } from "./staff-search-words.ts";

it("finds words in any order, without their case", () => {
  expect(listPatterns(" Customer  GRAND Rapids, MI")).toEqual([
    "%customer%",
    "%grand%",
    "%rapids%",
    "% mi%",
  ]);
  expect(listPatterns("")).toEqual([]);
  expect(listPatterns(null)).toEqual([]);
});

it("takes wildcards of LIKE literally", () => {
  expect(listPatterns("50%_\\")).toEqual(["%50\\%\\_\\\\%"]);
});

it("limits the number and the length of words", () => {
  expect(listPatterns("a ".repeat(50))).toHaveLength(8);
  expect(listPatterns("x".repeat(500))[0]).toHaveLength(102);
});

it("finds words by their start, short ones as a whole", () => {
  expect(writeWordQuery(listWords("Grand Rapids MI"))).toBe("'grand':* & 'rapids':* & 'mi'");
});

it("takes the syntax of a tsquery literally", () => {
  expect(writeWordQuery(["o'neil", "a\\b|c", "(!x"])).toBe("'o''neil':* & 'a\\\\b|c':* & '(!x':*");
});
