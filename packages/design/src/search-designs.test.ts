import { describe, expect, it } from "vitest";
import type { DesignSummary } from "./design.ts";
import { groupDesigns, searchDesigns } from "./search-designs.ts";

function createSummary(facts: Partial<DesignSummary>): DesignSummary {
  const baseId = facts.baseId ?? "a-map";
  return {
    id: `${baseId}-36x24`,
    baseId,
    businessIds: ["pm"],
    name: "A Map",
    regionType: "state",
    regionTypePlural: "states",
    regionCount: 1,
    keywords: [],
    width: 2592,
    height: 1728,
    outputOptions: [],
    backgroundOptions: [],
    ...facts,
  };
}

const designs = [
  createSummary({ baseId: "us-tx", name: "Texas Counties", keywords: ["TX", "Lone Star State"] }),
  createSummary({
    baseId: "us-co",
    name: "Colorado Counties",
    keywords: ["CO", "Centennial State"],
  }),
  createSummary({ baseId: "us-ct", name: "Connecticut Counties", keywords: ["CT"] }),
  createSummary({ baseId: "germany", name: "Germany", keywords: ["deutschland", "de"] }),
  createSummary({ baseId: "mexico", name: "Mexico", keywords: ["México"], popularRank: 5 }),
  createSummary({ baseId: "world", name: "World", id: "world-60x40", width: 4320, height: 2880 }),
  createSummary({ baseId: "world", name: "World", id: "world-36x24", popularRank: 2 }),
  createSummary({ baseId: "50-states", name: "50 States", keywords: ["usa"], popularRank: 1 }),
];

const find = (query: string) => searchDesigns(designs, query).map(({ baseId }) => baseId);

describe("searching designs", () => {
  it("PRJ-09 finds designs by name and by keyword", () => {
    expect(find("texas")).toEqual(["us-tx"]);
    expect(find("Lone Star")).toEqual(["us-tx"]);
    expect(find("Deutschland")).toEqual(["germany"]);
    expect(find("atlantis")).toEqual([]);
  });

  it("takes two letters for a code, not for the start of a word", () => {
    expect(find("CO")).toEqual(["us-co"]);
    expect(find("xa")).toEqual([]);
  });

  it("forgives a misspelling, and more in a longer word", () => {
    expect(find("texsa")).toEqual(["us-tx"]);
    expect(find("Conneticut")).toEqual(["us-ct"]);
    expect(find("deutchlant")).toEqual(["germany"]);
    expect(find("toxus")).toEqual([]);
  });

  it("does not mind accents, case or spaces", () => {
    expect(find("  MÉXICO ")).toEqual(["mexico"]);
    expect(find("mexico")).toEqual(["mexico"]);
  });

  it("wants every word, and puts a name before a keyword", () => {
    expect(find("colorado texas")).toEqual([]);
    expect(find("states")[0]).toBe("50-states");
  });
});

describe("grouping designs", () => {
  it("PRJ-10 groups sizes by base id, popular ones first, then by name", () => {
    expect(groupDesigns(designs).map(({ baseId }) => baseId)).toEqual([
      "50-states",
      "world",
      "mexico",
      "us-co",
      "us-ct",
      "germany",
      "us-tx",
    ]);
  });

  it("lists the sizes of a map from the smallest", () => {
    const group = groupDesigns(designs).find(({ baseId }) => baseId === "world");
    expect(group?.designs.map(({ id }) => id)).toEqual(["world-36x24", "world-60x40"]);
  });
});
