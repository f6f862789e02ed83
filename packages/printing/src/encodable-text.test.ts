import { expect, it } from "vitest";
import { toEncodable } from "./encodable-text.ts";

/** Printable letters of Latin-1, and the quotes of Windows-1252. */
const LATIN = new Set([
  ...Array.from({ length: 95 }, (_, index) => 32 + index),
  ...Array.from({ length: 96 }, (_, index) => 160 + index),
  0x2018,
  0x2019,
]);

it("keeps the font's letters, also when they are stored as letter and accent", () => {
  expect(toEncodable("Zoë's café", LATIN)).toBe("Zoë's café");
  expect(toEncodable("Zoe\u0308", LATIN)).toBe("Zoë");
});

it("takes away accents that the font lacks, and replaces the Hawaiian okina", () => {
  expect(toEncodable("Třebíč, Hawaiʻi", LATIN)).toBe("Trebíc, Hawai‘i");
});

it("omits what has no letter in the font", () => {
  expect(toEncodable("Trip 🎉 王", LATIN)).toBe("Trip  ");
});

it("marks letters of other scripts, but not signs and accents", () => {
  expect(toEncodable("王小明 Łódź 🎉", LATIN, "?")).toBe("??? Lódz ");
});
