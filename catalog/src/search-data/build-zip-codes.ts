import {
  FIRST_COUNTY_CHARACTER,
  type Place,
  type StoredZipCodes,
  type StoredZipPrefix,
} from "@photomap/design";
import { readArchive } from "../fetch-archive.ts";
import { CENSUS_ZIP_CODES, ZIP_CODES } from "./archives.ts";
import { TERRITORIES } from "./build-regions.ts";
import { findCounty } from "./find-county.ts";
import type { Maps } from "./maps.ts";

/** Post offices of the armed forces, which move. */
const MILITARY = /^(?:09|340|96[2-6])/;
const FAR_KM = 30;

interface Declared extends Place {
  readonly state: string;
  readonly county: string;
}

/** ZIP codes by their first digit. */
export function buildZipCodes(maps: Maps): Map<string, StoredZipCodes> {
  const census = readCensusPlaces();
  const declared = readDeclaredPlaces();
  const codes = [...new Set([...census.keys(), ...declared.keys()])]
    .filter((code) => !MILITARY.test(code))
    .toSorted();
  const counties = new Map(
    codes.flatMap((code) => {
      const county = locate(maps, census.get(code), declared.get(code));
      return county === undefined ? [] : [[code, county] as const];
    }),
  );
  const byDigit = Map.groupBy(counties, ([code]) => code.slice(0, 1));
  return new Map([...byDigit].map(([digit, entries]) => [digit, packCodes(entries)]));
}

function readCensusPlaces(): Map<string, Place> {
  const file = "package/array.js";
  const text = readArchive(CENSUS_ZIP_CODES, [file])[file].toString();
  const rows: (Place & { zipCode: string })[] = JSON.parse(
    text.slice(text.indexOf("["), text.lastIndexOf("]") + 1).replace(/,\s*\]$/, "]"),
  );
  return new Map(
    rows.map(({ zipCode, longitude, latitude }) => [zipCode, { longitude, latitude }]),
  );
}

function readDeclaredPlaces(): Map<string, Declared> {
  const file = "package/data/US.txt";
  const rows = readArchive(ZIP_CODES, [file])[file].toString().trim().split("\n");
  return new Map(
    rows.map((row) => {
      const [, code = "", , , state = "", , county = "", , , latitude, longitude] = row.split("\t");
      return [code, { state, county, latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
}

/** The census puts some codes of post office boxes and of Alaska far from their county. */
function locate(maps: Maps, census: Place | undefined, declared: Declared | undefined) {
  const place = choosePlace(maps, census, declared);
  if (place === undefined) return undefined;
  const state = declared?.state || maps.findOpening("50-states", place)?.id;
  if (state === undefined) return undefined;
  const county = findCounty(maps, state, place) ?? "";
  return `${TERRITORIES.includes(state) ? state : `US-${state}`}|${county}`;
}

function choosePlace(maps: Maps, census: Place | undefined, declared: Declared | undefined) {
  if (census === undefined || declared === undefined) return census ?? declared;
  if (measureKm(census, declared) < FAR_KM) return census;
  const isInDeclaredCounty = (place: Place) =>
    findCounty(maps, declared.state, place) ===
    findCounty(maps, declared.state, place, declared.county);
  return !isInDeclaredCounty(census) && isInDeclaredCounty(declared) ? declared : census;
}

function measureKm(a: Place, b: Place): number {
  const dx = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(dx, a.latitude - b.latitude) * 111.2;
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
