import { expect, it } from "vitest";
import { createLikePatterns, createTsQuery, splitSearchWords } from "./staff-search-words.ts";

it("finds words in any order, without their case", () => {
  expect(createLikePatterns(" Customer  GRAND Rapids, MI")).toEqual([
    "%customer%",
    "%grand%",
    "%rapids%",
    "% mi%",
  ]);
  expect(createLikePatterns("")).toEqual([]);
  expect(createLikePatterns(null)).toEqual([]);
});

it("takes wildcards of LIKE literally", () => {
  expect(createLikePatterns("50%_\\")).toEqual(["%50\\%\\_\\\\%"]);
});

it("limits the number and the length of words", () => {
  expect(createLikePatterns("a ".repeat(50))).toHaveLength(8);
  expect(createLikePatterns("x".repeat(500))[0]).toHaveLength(102);
});

it("finds words by their start, short ones as a whole", () => {
  expect(createTsQuery(splitSearchWords("Grand Rapids MI"))).toBe("'grand':* & 'rapids':* & 'mi'");
});

it("takes the syntax of a tsquery literally", () => {
  expect(createTsQuery(["o'neil", "a\\b|c", "(!x"])).toBe("'o''neil':* & 'a\\\\b|c':* & '(!x':*");
});
