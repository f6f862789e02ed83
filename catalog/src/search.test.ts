import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import {
  createDesignEntry,
  createDesignSearch,
  createPlaceSearch,
  findZipCode,
  getZipDigit,
  groupDesigns,
  type StoredPlaces,
  type StoredStateMap,
  type StoredZipCodes,
  suggestNames,
} from "@photomap/design";
import { describe, expect, it } from "vitest";
import { listDesignIds, readDesign } from "./test/read-catalog.ts";

const FOLDER = new URL("../generated/search-data/", import.meta.url);
const readJson = (name: string) => JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));

const stored: StoredPlaces = readJson("places.json");
const designs = listDesignIds().map(readDesign);
const groups = groupDesigns(designs.map((design) => createDesignEntry(design, null)));
const searchDesigns = createDesignSearch(groups);
const places = createPlaceSearch(stored);

function search(query: string) {
  const digit = getZipDigit(query);
  if (digit === undefined) return searchDesigns(query, places.find);
  const codes: StoredZipCodes = readJson(`zip-codes-${digit}.json`);
  const zipCode = findZipCode(query, codes, places.regions);
  return searchDesigns(query, () => (zipCode ? [zipCode] : []));
}

const SEARCHES: readonly (readonly [query: string, baseId: string, regionName?: string])[] = [
  ["chicago", "us-il", "Cook County"],
  ["NYC", "us-ny", "New York County"],
  ["Detroit", "us-mi", "Wayne County"],
  ["DC", "50-states", "District of Columbia"],
  ["KC", "us-mo", "Jackson County"],
  ["Indy", "us-in", "Marion County"],
  ["Philly", "us-pa", "Philadelphia County"],
  ["Portland, Maine", "us-me", "Cumberland County"],
  ["Saint Louis", "us-mo", "St. Louis (city)"],
  ["New Orleans", "us-la", "Orleans Parish"],
  ["Paris", "france", "Île-de-France"],
  ["München", "germany", "Bavaria"],
  ["Lisbonne", "europe", "Portugal"],
  ["Cancun", "mexico", "Quintana Roo"],
  ["Nairobi", "africa", "Kenya"],
  ["48226", "us-mi", "Wayne County"],
  ["00501", "us-ny", "Suffolk County"],
  ["99950", "us-ak", "Ketchikan Gateway"],
  ["96799", "50-states", "American Samoa"],
  ["00601", "50-states", "Puerto Rico"],
  ["10001-1234", "us-ny", "New York County"],
  ["48299", "us-mi"],
  ["Estados Unidos", "50-states"],
  ["États-Unis", "50-states"],
  ["Frankreich", "france"],
  ["Kalifornien", "us-ca"],
  ["Suiza", "switzerland"],
  ["chicgo", "us-il", "Cook County"],
  ["Pitsburgh", "us-pa", "Allegheny County"],
  ["Philidelphia", "us-pa", "Philadelphia County"],
  ["califronia", "us-ca"],
  ["Lone Star", "us-tx"],
];

describe("searching maps by place", { timeout: 60_000 }, () => {
  const cases = SEARCHES.map(([query, baseId, regionName]) => ({ query, baseId, regionName }));
  it.each(cases)("finds $query on the map $baseId", ({ query, baseId, regionName }) => {
    const [first] = search(query).matches;
    expect(first?.group.baseId).toBe(baseId);
    expect(first?.regionName).toBe(regionName);
  });

  it("explains a city and a ZIP code by the regions around them", () => {
    expect(search("chicago").places).toMatchObject([
      { name: "Chicago", kind: "CITY", within: ["Cook County", "Illinois"] },
    ]);
    expect(search("48226").places).toMatchObject([
      { name: "48226", kind: "ZIP_CODE", within: ["Wayne County", "Michigan"] },
    ]);
    expect(search("48299").places).toMatchObject([
      { name: "482", kind: "ZIP_PREFIX", within: ["Michigan"] },
    ]);
    expect(search("Frankreich").places).toMatchObject([
      { name: "France", kind: "REGION", otherName: "Frankreich" },
    ]);
  });

  it("offers the county map, the states, and the maps of the country for a city", () => {
    const found = search("chicago").matches.map(({ group, regionName }) => [
      group.baseId,
      regionName,
    ]);
    expect(found).toEqual([
      ["us-il", "Cook County"],
      ["50-states", "Illinois"],
      ["single-il", undefined],
      ["north-america", "United States"],
      ["world", "United States"],
    ]);
  });

  it("ranks the name of a map above a city, and a city above counties of its name", () => {
    expect(search("Washington").matches[0]?.group.baseId).toBe("us-wa");
    expect(search("Houston").matches[0]).toMatchObject({ regionName: "Harris County" });
    expect(search("Cook").matches[0]?.group.baseId).not.toBe("us-tn");
  });

  it("suggests the nearest names for a query that finds nothing, or none", () => {
    const names = [...groups.map(({ name }) => name), ...places.names];
    expect(search("family tree").matches).toEqual([]);
    expect(suggestNames("family tree", names)).toEqual([]);
    expect(search("massatushits").matches).toEqual([]);
    expect(suggestNames("massatushits", names)).toContain("Massachusetts");
  });
});

describe("the search data", () => {
  it("contains 1,000 cities of the United States and at least 500 abroad", () => {
    const abroad = stored.cities.filter(({ region }) => !region.startsWith("US-"));
    expect(stored.cities.length - abroad.length).toBe(1000);
    expect(abroad.length).toBeGreaterThanOrEqual(500);
  });

  it("refers to existing maps and regions only", () => {
    const baseIds = new Set(groups.map(({ baseId }) => baseId));
    const ids = new Set(stored.regions.map(({ id }) => id));
    const named = stored.regions.flatMap(({ maps = [], openingOf = [] }) => [
      ...maps,
      ...openingOf,
    ]);
    expect(named.filter((baseId) => !baseIds.has(baseId))).toEqual([]);
    expect(stored.regions.filter(({ parent = "US" }) => !ids.has(parent))).toEqual([]);
    expect(stored.cities.filter(({ region }) => !ids.has(region))).toEqual([]);
  });

  it("contains a small map of every state and territory, with its largest city", () => {
    const states = stored.regions
      .filter(({ id, openingOf = [] }) => id.length <= 5 && openingOf.includes("50-states"))
      .map(({ id }) => id.replace("US-", "").toLowerCase());
    const maps = states.map((state): StoredStateMap => readJson(`state-${state}.json`));
    expect(states.length).toBe(56);
    expect(maps.filter(({ land }) => !/^(?:M-?\d+[ -]\d+l[- \d]+z)+$/.test(land))).toEqual([]);
    expect(maps.filter(({ counties }) => !/^(?:M-?\d+[ -]\d+l[- \d]+)*$/.test(counties))).toEqual(
      [],
    );
    expect(maps.filter(({ cities }) => cities.length === 0)).toEqual([]);
    expect(readJson("state-mi.json").cities[0]).toEqual(["Detroit", -83046, 42331]);
    expect(maps.filter((map) => gzipSync(JSON.stringify(map)).length > 15 * 1024)).toEqual([]);
  });

  it("knows every province of a map of a country by its current name", () => {
    const missing = designs
      .filter(({ baseId }) =>
        stored.regions.some(({ maps, parent }) => !parent && maps?.[0] === baseId),
      )
      .flatMap(({ features, baseId }) =>
        features
          .filter(({ type }) => type === "OPENING")
          .map(({ name }) => [baseId, name] as const),
      )
      .filter(([baseId, name]) =>
        stored.regions.every(
          (region) => region.name !== name || !region.openingOf?.includes(baseId),
        ),
      );
    expect(missing).toEqual([]);
  });
});
