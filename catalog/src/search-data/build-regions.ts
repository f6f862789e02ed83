import { type StoredRegion, splitWords } from "@photomap/design";
import iso from "i18n-iso-countries";
import { COUNTRIES } from "../families/country-facts.ts";
import { US_STATE_FACTS } from "../sources/us-state-facts.ts";
import { readWorldCountries } from "../sources/world-countries.ts";
import type { Maps } from "./maps.ts";
import type { RegionNames } from "./read-region-names.ts";

/** Territories that the world source lists as countries, under the ids of the 50 States map. */
export const TERRITORIES = ["AS", "GU", "MP", "PR", "VI"];
const CONTINENTS = ["europe", "north-america", "south-america", "africa", "asia", "oceania"];

/** England, Scotland and Wales, each of which is several openings on the map of their country. */
const BRITISH_NATIONS = ["gbeng", "gbsct", "gbwls"];

/** Countries, states and provinces that are on a map. */
export function buildRegions(maps: Maps, names: RegionNames): StoredRegion[] {
  const onWorld = [...CONTINENTS, "world"].map(
    (baseId) => [baseId, maps.listRegionIds(baseId)] as const,
  );
  const states = maps.listRegionIds("50-states");
  const listOpenings = (id: string) => [
    ...(states.has(id.replace("US-", "")) && isState(id) ? ["50-states"] : []),
    ...onWorld.flatMap(([baseId, ids]) => (ids.has(id) ? [baseId] : [])),
  ];
  const territoryNames = new Map(
    maps.listOpenings("50-states").flatMap(({ id, name }) => (isState(id) ? [[id, name]] : [])),
  );
  const countries = readWorldCountries()
    .filter(({ id }) => !id.includes("-"))
    .map(({ id, name: countryName }) => {
      const name = territoryNames.get(id) ?? countryName;
      const own = COUNTRIES.find(({ code }) => iso.alpha3ToAlpha2(code) === id)?.baseId;
      const ofRegion = id === "US" ? "50-states" : own;
      const otherNames = selectNames(name, names.get(id.toLowerCase()));
      return {
        id,
        name,
        maps: ofRegion ? [ofRegion] : [],
        openingOf: listOpenings(id),
        otherNames,
      };
    });
  const unitedStates = US_STATE_FACTS.map(({ postal, name }) => ({
    id: `US-${postal}`,
    name,
    parent: "US",
    maps: ["us", "single"]
      .map((family) => `${family}-${postal.toLowerCase()}`)
      .filter((baseId) => maps.baseIds.includes(baseId)),
    openingOf: listOpenings(`US-${postal}`),
    otherNames: selectNames(name, names.get(`us${postal.toLowerCase()}`)),
  }));
  const nations = BRITISH_NATIONS.map((key) => {
    const [name = key, ...otherNames] = names.get(key) ?? [];
    return {
      id: key,
      name,
      parent: "GB",
      maps: ["uk"],
      openingOf: [],
      otherNames: selectNames(name, otherNames),
    };
  });
  const regions = [
    ...countries,
    ...unitedStates,
    ...nations,
    ...COUNTRIES.flatMap((facts) => listProvinces(maps, names, facts)),
  ];
  return regions
    .filter(({ maps: ofRegion, openingOf }) => ofRegion.length + openingOf.length > 0)
    .map(dropEmpty);
}

function isState(id: string): boolean {
  return id.startsWith("US-") || TERRITORIES.includes(id);
}

function listProvinces(
  maps: Maps,
  names: RegionNames,
  { baseId, code }: (typeof COUNTRIES)[number],
) {
  const parent = iso.alpha3ToAlpha2(code)!;
  return maps.listOpenings(baseId).map(({ id, name }) => {
    const known = [...names].find(
      ([key, all]) => key.startsWith(parent.toLowerCase()) && key.length > 2 && all.includes(name),
    );
    const translated = names.get(id.toLowerCase().replace("-", "")) ?? known?.[1];
    const otherNames = selectNames(name, translated);
    return {
      id: getProvinceId(parent, id),
      name,
      parent,
      maps: [],
      openingOf: [baseId],
      otherNames,
    };
  });
}

export function getProvinceId(country: string, openingId: string): string {
  return openingId.startsWith(`${country}-`) ? openingId : `${country}-${openingId}`;
}

/** Selects the names that the search can tell from `name` and from each other. */
export function selectNames(name: string, others: readonly string[] = []): string[] {
  const known = new Set([foldName(name)]);
  return others.filter((other) => {
    const folded = foldName(other);
    return !known.has(folded) && known.add(folded);
  });
}

function foldName(name: string): string {
  return splitWords(name).join(" ");
}

function dropEmpty(region: StoredRegion): StoredRegion {
  const { maps = [], openingOf = [], otherNames = [], ...rest } = region;
  return {
    ...rest,
    ...(maps.length > 0 && { maps }),
    ...(openingOf.length > 0 && { openingOf }),
    ...(otherNames.length > 0 && { otherNames }),
  };
}
