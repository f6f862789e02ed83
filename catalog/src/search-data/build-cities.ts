import type { StoredCity, StoredRegion } from "@photomap/design";
import { getProvinceId, selectNames } from "./build-regions.ts";
import { findCounty } from "./find-county.ts";
import type { Maps } from "./maps.ts";
import { NICKNAMES } from "./nicknames.ts";
import { type City, selectCities } from "./read-cities.ts";

/** Takes country and state from the source, counties and provinces from the maps' lookups. */
export function buildCities(
  cities: readonly City[],
  regions: readonly StoredRegion[],
  maps: Maps,
): StoredCity[] {
  const byId = new Map(regions.map((region) => [region.id, region]));
  return selectCities(cities).flatMap((city) => {
    const country = byId.get(city.country);
    if (country === undefined) return [];
    const { name } = city;
    const region = findRegionId(city, country, maps);
    if (!byId.has(region)) throw new Error(`${name} is in the unknown region ${region}`);
    const county = city.country === "US" && findCounty(maps, city.state, city, city.county);
    const otherNames = listOtherNames(city);
    return {
      name,
      region,
      ...(county && { county }),
      ...(otherNames.length > 0 && { otherNames }),
    };
  });
}

function findRegionId(city: City, { id, maps: [ownMap] = [] }: StoredRegion, maps: Maps): string {
  if (id === "US") return `US-${city.state}`;
  const province = ownMap === undefined ? undefined : maps.findOpening(ownMap, city);
  return province === undefined ? id : getProvinceId(id, province.id);
}

function listOtherNames({ name, country, state, translations }: City): string[] {
  const nicknames = country === "US" ? (NICKNAMES[`${state} ${name}`] ?? []) : [];
  return selectNames(name, [...nicknames, ...translations]);
}
