import {
  FIRST_COUNTY_CHARACTER,
  type StoredZipCodes,
  type StoredZipPrefix,
} from "@photomap/design";
import { TERRITORIES } from "./build-regions.ts";
import { findCounty } from "./find-county.ts";
import type { Maps } from "./maps.ts";
import type { ZipPlace } from "./read-zip-places.ts";

/** Packs all ZIP codes, by their first digit. */
export function buildZipCodes(
  places: ReadonlyMap<string, ZipPlace>,
  maps: Maps,
): Map<string, StoredZipCodes> {
  const counties = [...places].flatMap(([code, place]) => {
    const county = findRegion(maps, place);
    return county === undefined ? [] : [[code, county] as const];
  });
  const byDigit = Map.groupBy(counties, ([code]) => code.slice(0, 1));
  return new Map([...byDigit].map(([digit, entries]) => [digit, packCodes(entries)]));
}

/** Returns "state|county", the county empty when it is unknown; undefined outside all states. */
function findRegion(maps: Maps, place: ZipPlace): string | undefined {
  const state = place.state ?? maps.findOpening("50-states", place)?.id;
  if (state === undefined) return undefined;
  const county = findCounty(maps, state, place) ?? "";
  return `${TERRITORIES.includes(state) ? state : `US-${state}`}|${county}`;
}

function packCodes(entries: readonly (readonly [string, string])[]): StoredZipCodes {
  const prefixes = Map.groupBy(entries, ([code]) => code.slice(0, 3));
  return Object.fromEntries([...prefixes].map(([prefix, codes]) => [prefix, packPrefix(codes)]));
}

function packPrefix(entries: readonly (readonly [string, string])[]): StoredZipPrefix {
  const byCounty = Map.groupBy(entries, ([, county]) => county);
  const counties = [...byCounty]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([county]) => county);
  const byCode = new Map(entries.map(([code, county]) => [code.slice(3), county]));
  const codes = Array.from({ length: 100 }, (_, i) => {
    const county = byCode.get(String(i).padStart(2, "0"));
    if (county === undefined) return " ";
    return String.fromCharCode(FIRST_COUNTY_CHARACTER + counties.indexOf(county));
  });
  return { counties, codes: codes.join("").trimEnd() };
}
