import { describe, expect, it } from "vitest";
import { type DesignEntry, groupDesigns } from "../index.ts";
import { createDesignSearch } from "./search-designs.ts";

function makeEntry(facts: Partial<DesignEntry> & Pick<DesignEntry, "baseId" | "name">) {
  const entry: DesignEntry = {
    id: `${facts.baseId}-24x16`,
    regionType: "region",
    regionTypePlural: "regions",
    regionCount: 10,
    keywords: [],
    width: 1728,
    height: 1152,
    outputOptions: [],
    thumbnailUrl: null,
    places: [],
    ...facts,
  };
  return entry;
}

/** One state per line: postal code, name, nickname and capital. */
const STATES = `
  AR Arkansas|Natural State|Little Rock
  AZ Arizona|Grand Canyon State|Phoenix
  CA California|Golden State|Sacramento
  CO Colorado|Centennial State|Denver
  CT Connecticut|Constitution State|Hartford
  FL Florida|Sunshine State|Tallahassee
  IL Illinois|Prairie State|Springfield
  LA Louisiana|Pelican State|Baton Rouge
  MA Massachusetts|Bay State|Boston
  ME Maine|Pine Tree State|Augusta
  MN Minnesota|North Star State|Saint Paul
  MS Mississippi|Magnolia State|Jackson
  ND North Dakota|Peace Garden State|Bismarck
  OH Ohio|Buckeye State|Columbus
  OK Oklahoma|Sooner State|Oklahoma City
  PA Pennsylvania|Keystone State|Harrisburg
  RI Rhode Island|Ocean State|Providence
  TN Tennessee|Volunteer State|Nashville
  TX Texas|Lone Star State|Austin
  VA Virginia|Old Dominion|Richmond
  WI Wisconsin|Badger State|Madison
  WY Wyoming|Equality State|Cheyenne`
  .trim()
  .split("\n")
  .map((line) => {
    const [head = "", nickname = "", capital = ""] = line.trim().split("|");
    return { postal: head.slice(0, 2), name: head.slice(3), nickname, capital };
  });

const COUNTRIES: [string, ...string[]][] = [
  ["Germany", "deutschland", "DE"],
  ["Switzerland", "schweiz", "suisse", "CH"],
  ["New Zealand", "aotearoa", "NZ"],
  ["Australia", "down under", "AU"],
  ["France", "hexagone", "FR"],
  ["Spain", "españa", "ES"],
  ["Ireland", "éire", "IE"],
  ["Netherlands", "holland", "NL"],
  ["Mexico", "méxico", "MX"],
  ["Japan", "日本", "JP"],
  ["Brazil", "brasil", "BR"],
];

const DESIGNS: DesignEntry[] = [
  makeEntry({
    baseId: "50-states",
    name: "50 States",
    popularRank: 1,
    keywords: ["usa", "united states", "america"],
    places: STATES.flatMap(({ postal, name, nickname }) => [name, postal, nickname]),
  }),
  makeEntry({
    baseId: "world",
    name: "World",
    popularRank: 2,
    keywords: ["earth"],
    places: [...COUNTRIES.flat(), "Philippines", "Morocco", "Österreich", "Côte d'Ivoire"],
  }),
  makeEntry({
    baseId: "national-parks",
    name: "US National Parks",
    popularRank: 3,
    places: ["Yellowstone", "Grand Canyon", "Yosemite"],
  }),
  ...STATES.flatMap(({ postal, name, nickname, capital }) => [
    makeEntry({
      baseId: `us-${postal.toLowerCase()}`,
      name: `${name} Counties`,
      keywords: [name, postal, nickname, capital, "counties"],
      places: postal === "TX" ? ["Travis", "Houston"] : ["Washington", "Jackson"],
    }),
    makeEntry({
      baseId: `single-${postal.toLowerCase()}`,
      name: `${name} Silhouette`,
      keywords: [name, postal, nickname, capital, "silhouette"],
    }),
  ]),
  ...COUNTRIES.map(([name, ...keywords]) =>
    makeEntry({ baseId: name.toLowerCase(), name, keywords }),
  ),
];

const search = createDesignSearch(groupDesigns(DESIGNS));
const namesFor = (query: string) => search(query).matches.map(({ group }) => group.name);

describe("createDesignSearch", () => {
  it("PRJ-10 shows everything for an empty query, popular designs first", () => {
    expect(namesFor("  ").slice(0, 4)).toEqual([
      "50 States",
      "World",
      "US National Parks",
      "Arizona Counties",
    ]);
    expect(namesFor("")).toHaveLength(DESIGNS.length);
  });

  it.each([
    ["Lone Star", ["Texas Counties", "Texas Silhouette", "50 States"]],
    ["CO", ["Colorado Counties", "Colorado Silhouette", "50 States"]],
    ["Deutschland", ["Germany", "World"]],
    ["texas", ["Texas Counties", "Texas Silhouette", "50 States"]],
  ])("PRJ-09 finds %s", (query, names) => {
    expect(namesFor(query)).toEqual(names);
  });

  it.each([
    ["Arkansaw", "Arkansas Counties"],
    ["Arizonia", "Arizona Counties"],
    ["Califronia", "California Counties"],
    ["Californa", "California Counties"],
    ["Colorodo", "Colorado Counties"],
    ["Conneticut", "Connecticut Counties"],
    ["Flordia", "Florida Counties"],
    ["Ilinois", "Illinois Counties"],
    ["Lousiana", "Louisiana Counties"],
    ["Masachusetts", "Massachusetts Counties"],
    ["Massachussets", "Massachusetts Counties"],
    ["Minesota", "Minnesota Counties"],
    ["Missisippi", "Mississippi Counties"],
    ["Nrth Dakota", "North Dakota Counties"],
    ["Ohoi", "Ohio Counties"],
    ["Oklahmoa", "Oklahoma Counties"],
    ["Pensylvania", "Pennsylvania Counties"],
    ["Rode Island", "Rhode Island Counties"],
    ["Tenessee", "Tennessee Counties"],
    ["Texs", "Texas Counties"],
    ["Virgina", "Virginia Counties"],
    ["Wisconson", "Wisconsin Counties"],
    ["Wyomming", "Wyoming Counties"],
    ["Deutchland", "Germany"],
    ["Germny", "Germany"],
    ["Switserland", "Switzerland"],
    ["New Zeland", "New Zealand"],
    ["Austrailia", "Australia"],
    ["Frnace", "France"],
    ["Sapin", "Spain"],
    ["Irland", "Ireland"],
    ["Netherands", "Netherlands"],
    ["Phillipines", "World"],
    ["Marocco", "World"],
    ["Yelowstone", "US National Parks"],
    ["grand canyn", "Arizona Counties"],
  ])("PRJ-09 finds %s, misspelled", (query, name) => {
    expect(namesFor(query)[0]).toBe(name);
  });

  it("finds a misspelled prefix", () => {
    expect(namesFor("Califr")[0]).toBe("California Counties");
  });

  it.each([
    ["osterreich", "World"],
    ["ESPANA", "Spain"],
    ["eire", "Ireland"],
    ["日本", "Japan"],
    ["cote divoire", "World"],
    ["Côte d’Ivoire", "World"],
  ])("folds diacritics and punctuation: %s", (query, name) => {
    expect(namesFor(query)[0]).toBe(name);
  });

  it("combines words of the map with one place, never two", () => {
    expect(namesFor("travis texas")).toEqual(["Texas Counties"]);
    expect(namesFor("travis houston")).toEqual([]);
    expect(namesFor("lone star silhouette")).toEqual(["Texas Silhouette"]);
  });

  it("ranks names that start with the query first", () => {
    expect(namesFor("mex")[0]).toBe("Mexico");
    expect(namesFor("ok")).toEqual(["Oklahoma Counties", "Oklahoma Silhouette", "50 States"]);
  });

  it("does not match short or unrelated words", () => {
    expect(namesFor("xyzzy")).toEqual([]);
    expect(namesFor("txs")).toEqual([]);
    expect(namesFor("x".repeat(5000))).toEqual([]);
  });
});
