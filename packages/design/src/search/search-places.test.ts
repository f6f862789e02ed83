import { describe, expect, it } from "vitest";
import { listWordComparisons } from "./compare-words.ts";
import { createPlaceSearch } from "./search-places.ts";
import type { StoredPlaces } from "./stored-places.ts";

const STORED: StoredPlaces = {
  regions: [
    { id: "US", name: "United States", openingOf: ["world"] },
    { id: "US-IL", name: "Illinois", parent: "US", maps: ["il"], openingOf: ["states"] },
    { id: "US-ME", name: "Maine", parent: "US", openingOf: ["states"] },
    { id: "US-OR", name: "Oregon", parent: "US", openingOf: ["states"] },
    { id: "DE", name: "Germany", otherNames: ["Deutschland"], openingOf: ["world"] },
    { id: "GT", name: "Guatemala", openingOf: ["world"] },
  ],
  cities: [
    { name: "Chicago", region: "US-IL", county: "Cook County" },
    { name: "Guatemala City", region: "GT" },
    { name: "Portland", region: "US-OR" },
    { name: "Portland", region: "US-ME" },
    { name: "Saint Louis", region: "US-IL", otherNames: ["Sankt Ludwig"] },
    { name: "Portsmouth", region: "US-ME" },
    { name: "Port Arthur", region: "US-ME" },
    { name: "Ely", region: "US-ME" },
    { name: "Guatemala", region: "US-OR" },
  ],
};

const search = createPlaceSearch(STORED);

function find(query: string, isTolerant = false) {
  const [strict, , tolerant] = listWordComparisons(query.split(" "));
  const compare = isTolerant ? tolerant : strict;
  return compare === undefined ? [] : search.find(query, { compare, isTolerant });
}

const namesFor = (query: string, isTolerant?: boolean) =>
  find(query, isTolerant).map(({ name, within }) => [name, ...within].join(", "));

describe("places by name", () => {
  it("are ranked regions first, whole names before longer ones", () => {
    expect(find("guatemala").map(({ kind, cost }) => [kind, cost])).toEqual([
      ["REGION", 0.3],
      ["CITY", 0.5],
    ]);
    expect(find("guatem").map(({ name, kind, cost }) => [name, kind, cost])).toEqual([
      ["Guatemala", "REGION", 5.3],
      ["Guatemala City", "CITY", 5.5],
      ["Guatemala", "CITY", 5.5],
    ]);
  });

  it("are three at most", () => {
    expect(namesFor("port")).toEqual(["Portland, Oregon", "Portland, Maine", "Portsmouth, Maine"]);
  });

  it("are found by a city and its state, by name or code", () => {
    expect(namesFor("portland maine")).toEqual(["Portland, Maine"]);
    expect(namesFor("portland or")).toEqual(["Portland, Oregon"]);
    expect(namesFor("portland germany")).toEqual([]);
    expect(namesFor("chicago united states")).toEqual(["Chicago, Cook County, Illinois"]);
    expect(namesFor("germany world")).toEqual([]);
  });

  it("are found by abbreviations and other names", () => {
    expect(namesFor("st louis")).toEqual(["Saint Louis, Illinois"]);
    expect(find("deutschland")).toMatchObject([{ name: "Germany", otherName: "Deutschland" }]);
    expect(find("germany")).toEqual([expect.not.objectContaining({ otherName: "Deutschland" })]);
  });

  it("are found by the beginning of another name only if nothing else is", () => {
    expect(namesFor("deutsch")).toEqual([]);
    expect(namesFor("deutsch", true)).toEqual(["Germany"]);
  });

  it("cost more for two letters, which are rather the code of a state", () => {
    const compare = (_typed: string, folded: string) => (folded === "ely" ? 0 : Infinity);
    expect(search.find("el", { compare, isTolerant: false })).toMatchObject([{ cost: 2.5 }]);
    expect(find("ely").map(({ cost }) => cost)).toEqual([0.5]);
  });

  it("are none for no words", () => {
    expect(namesFor("")).toEqual([]);
    expect(namesFor("...")).toEqual([]);
  });

  it("have the maps of their region, with the county", () => {
    expect(find("chicago")[0]?.maps).toEqual([
      { baseId: "il", regionName: "Cook County" },
      { baseId: "states", regionName: "Illinois" },
      { baseId: "world", regionName: "United States" },
    ]);
    expect(find("illinois")[0]?.maps).toEqual([
      { baseId: "il" },
      { baseId: "states", regionName: "Illinois" },
    ]);
  });

  it("are suggested regions first", () => {
    expect(search.names.slice(0, 2)).toEqual(["United States", "Illinois"]);
    expect(search.names.at(6)).toBe("Chicago");
  });
});

describe("comparing words", () => {
  const [startsWith, isMisspelled, startsMisspelled] = listWordComparisons(["word"]);
  const [isSame] = listWordComparisons(["tx"]);

  it("compares two letters with codes first", () => {
    expect(isSame?.("tx", "tx", false)).toBe(0);
    expect(isSame?.("tx", "txa", false)).toBe(Infinity);
    expect(listWordComparisons(["tx"])).toHaveLength(2);
    expect(listWordComparisons(["tx", "ok"])).toHaveLength(3);
  });

  it("accepts the beginning of a word, of places from three letters on", () => {
    expect(startsWith?.("te", "texas", false)).toBe(1);
    expect(startsWith?.("te", "texas", true)).toBe(Infinity);
    expect(startsWith?.("tex", "texas", true)).toBe(1);
    expect(startsWith?.("texas", "texas", true)).toBe(0);
    expect(startsWith?.("tax", "texas", true)).toBe(Infinity);
  });

  it.each([
    ["txs", "texas", Infinity],
    ["texs", "texas", 3],
    ["tixs", "texas", Infinity],
    ["colrdo", "colorado", Infinity],
    ["colorodo", "colorado", 3],
    ["colorod", "colorado", Infinity],
    ["missisipi", "mississippi", 6],
    ["misisipi", "mississippi", Infinity],
  ])("allows edits by the length: %s for %s costs %d", (typed, indexed, cost) => {
    expect(isMisspelled?.(typed, indexed, false)).toBe(cost);
  });

  it("compares misspelled beginnings last", () => {
    expect(startsMisspelled?.("califr", "california", false)).toBe(4);
    expect(startsMisspelled?.("calif", "california", false)).toBe(1);
    expect(startsMisspelled?.("clfr", "california", false)).toBe(Infinity);
  });
});
