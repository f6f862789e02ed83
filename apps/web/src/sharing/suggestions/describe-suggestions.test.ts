import { expect, it } from "vitest";
import { describeAcceptAllResult } from "./describe-suggestions.ts";

const REGIONS = { regionType: "county", regionTypePlural: "counties" };

it.each([
  [0, 1, "No suggestions were used. 1 is left for review: its county is full."],
  [0, 2, "No suggestions were used. 2 are left for review: their counties are full."],
  [1, 0, "1 suggestion is on the map."],
  [5, 0, "5 suggestions are on the map."],
  [1, 1, "1 suggestion is on the map. 1 is left for review: its county is full."],
  [5, 3, "5 suggestions are on the map. 3 are left for review: their counties are full."],
])(
  "PRJ-17 describes %i used and %i left suggestions by the type of the regions",
  (used, left, text) => {
    expect(describeAcceptAllResult(used, left, REGIONS)).toBe(text);
  },
);
