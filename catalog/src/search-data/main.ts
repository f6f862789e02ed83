import { mkdirSync, writeFileSync } from "node:fs";
import type { Place, StoredPlaces } from "@photomap/design";
import { buildCities } from "./build-cities.ts";
import { buildRegions } from "./build-regions.ts";
import { buildStateMaps } from "./build-state-maps.ts";
import { buildZipCodes } from "./build-zip-codes.ts";
import { Maps } from "./maps.ts";
import { type City, readCities } from "./read-cities.ts";
import { readRegionNames } from "./read-region-names.ts";
import { readZipPlaces } from "./read-zip-places.ts";

const FOLDER = new URL("../../generated/search-data/", import.meta.url);
/** A file beside the code that reads it: the server finds stores near a ZIP code. */
const ZIP_LOCATIONS = new URL(
  "../../../packages/server/src/printing/pickup/zip-locations.bin",
  import.meta.url,
);
const TEST_FOLDER = new URL("../test/", import.meta.url);

const BYTES_PER_CODE = 4;

/**
 * Packs latitude and longitude in hundredths of a degree as 16-bit little-endian integers, at four
 * times the number of the ZIP code; zeros for a code that is not assigned.
 */
function packZipLocations(places: ReadonlyMap<string, Place>): Buffer {
  const bytes = Buffer.alloc(100_000 * BYTES_PER_CODE);
  for (const [code, { latitude, longitude }] of places) {
    const offset = Number(code) * BYTES_PER_CODE;
    bytes.writeInt16LE(Math.round(latitude * 100), offset);
    bytes.writeInt16LE(Math.round(longitude * 100), offset + 2);
  }
  return bytes;
}

const maps = new Maps();
const cities = readCities();
const zipPlaces = readZipPlaces(maps);
const regions = buildRegions(maps, await readRegionNames());
const places: StoredPlaces = { regions, cities: buildCities(cities, regions, maps) };

mkdirSync(FOLDER, { recursive: true });
writeJson(FOLDER, "places.json", places);
for (const [digit, codes] of buildZipCodes(zipPlaces, maps))
  writeJson(FOLDER, `zip-codes-${digit}.json`, codes);
for (const [postal, map] of buildStateMaps(cities))
  writeJson(FOLDER, `state-${postal.toLowerCase()}.json`, map);
writeFileSync(ZIP_LOCATIONS, packZipLocations(zipPlaces));
writeJson(TEST_FOLDER, "largest-cities.json", {
  unitedStates: listLargest(
    cities.filter(({ country }) => country === "US"),
    1000,
  ),
  abroad: listLargest(
    cities.filter(({ country }) => country !== "US"),
    800,
  ),
});

/** Lists cities with their positions in degrees, for the test of the lookups. */
function listLargest(sorted: readonly City[], count: number) {
  return sorted
    .slice(0, count)
    .map(({ name, country, state, longitude, latitude }) => [
      name,
      country,
      country === "US" ? state : "",
      round(longitude),
      round(latitude),
    ]);
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}

/** Writes one row per line for readable diffs. */
function writeJson(folder: URL, name: string, value: object): void {
  const text = JSON.stringify(value).replaceAll("},{", "},\n{").replaceAll("],[", "],\n[");
  writeFileSync(new URL(name, folder), `${text}\n`);
  console.log(name, text.length);
}
