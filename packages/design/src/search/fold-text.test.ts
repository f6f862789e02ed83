import { expect, it } from "vitest";
import { foldText, splitWords } from "./fold-text.ts";

it.each([
  ["Texas", "texas"],
  ["Österreich", "osterreich"],
  ["Großbritannien", "grossbritannien"],
  ["Færøerne", "faeroerne"],
  ["Œuf", "oeuf"],
  ["Łódź", "lodz"],
  ["Đà Nẵng", "da nang"],
  ["Ísafjörður", "isafjordur"],
  ["Þingvellir", "thingvellir"],
  ["Diyarbakır", "diyarbakir"],
  ["日本", "日本"],
])("folds %s to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it("splits words at punctuation, not at apostrophes", () => {
  expect(splitWords("  Côte d’Ivoire, (O'ahu) – Hawaiʻi ")).toEqual([
    "cote",
    "divoire",
    "oahu",
    "hawaii",
  ]);
  expect(splitWords("...")).toEqual([]);
});
