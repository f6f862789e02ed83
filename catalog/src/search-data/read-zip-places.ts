import type { Place } from "@photomap/design";
import { readArchive } from "../fetch-archive.ts";
import { CENSUS_ZIP_CODES, ZIP_CODES } from "./archives.ts";
import { findCounty } from "./find-county.ts";
import type { Maps } from "./maps.ts";

/** Prefixes of military post offices, which have no fixed place. */
const MILITARY = /^(?:09|340|96[2-6])/;
const FAR_KM = 30;

export interface ZipPlace extends Place {
  /** Postal code of the state; undefined for codes that only the census has. */
  readonly state: string | undefined;
}

interface Declared extends Place {
  readonly state: string;
  readonly county: string;
}

/** Reads the position of each ZIP code, in ascending order of the codes. */
export function readZipPlaces(maps: Maps): Map<string, ZipPlace> {
  const census = readCensusPlaces();
  const declared = readDeclaredPlaces();
  const codes = [...new Set([...census.keys(), ...declared.keys()])]
    .filter((code) => !MILITARY.test(code))
    .toSorted();
  return new Map(
    codes.flatMap((code) => {
      const place = choosePlace(maps, census.get(code), declared.get(code));
      if (place === undefined) return [];
      const { longitude, latitude } = place;
      return [[code, { longitude, latitude, state: declared.get(code)?.state || undefined }]];
    }),
  );
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

/** Prefers the census, except for P.O. box and Alaska codes that it puts far from their county. */
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
