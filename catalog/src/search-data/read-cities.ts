import { readArchive } from "../fetch-archive.ts";
import { CITIES, CITY_NAMES, LANGUAGES } from "./archives.ts";
import { ADDED_CITIES } from "./nicknames.ts";

export interface City {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Postal code of the state, for the United States. */
  readonly state: string;
  /** Census code of the county, for the United States; empty for a city in several counties. */
  readonly county: string;
  readonly population: number;
  readonly isCapital: boolean;
  /** The number of names in the source, which approximates how well known the city is. */
  readonly nameCount: number;
  /** Spanish, French and German names. */
  readonly translations: readonly string[];
}

const FILE = "package/cities1000.txt";

/** Reads all cities, the largest first. */
export function readCities(): City[] {
  const translations = LANGUAGES.map(readTranslations);
  const rows = readArchive(CITIES, [FILE])[FILE].toString().trim().split("\n");
  return rows
    .map((row) => readCity(row, translations))
    .toSorted((a, b) => b.population - a.population);
}

function readCity(row: string, translations: readonly ReadonlyMap<string, string>[]): City {
  const fields = row.split("\t");
  const [
    id = "",
    name = "",
    ,
    names = "",
    latitude,
    longitude,
    ,
    kind,
    country = "",
    ,
    state = "",
  ] = fields;
  return {
    name,
    longitude: Number(longitude),
    latitude: Number(latitude),
    country,
    state,
    county: fields[11] ?? "",
    population: Number(fields[14]),
    isCapital: kind === "PPLC",
    nameCount: names.split(",").length,
    translations: translations.flatMap((byId) => byId.get(id) ?? []),
  };
}

/** Reads a compiled gettext catalog of city names by GeoNames id. */
function readTranslations(language: string): Map<string, string> {
  const file = `usr/share/locale/${language}/LC_MESSAGES/geonames.mo`;
  const bytes = readArchive(CITY_NAMES, [file])[file]!;
  const [count, originals, translated] = [8, 12, 16].map((offset) => bytes.readUInt32LE(offset));
  const readText = (table: number, i: number) => {
    const [length, start] = [
      bytes.readUInt32LE(table + 8 * i),
      bytes.readUInt32LE(table + 8 * i + 4),
    ];
    return bytes.toString("utf8", start, start + length);
  };
  return new Map(
    Array.from({ length: count! }, (_, i) => [readText(originals!, i), readText(translated!, i)]),
  );
}

const US_CITIES = 1000;
const WELL_KNOWN_NAMES = 40;
const MILLION = 1_000_000;

/** Selects the largest US cities and, abroad, capitals and large or well-known cities. */
export function selectCities(cities: readonly City[]): City[] {
  const largest = new Set(cities.filter(({ country }) => country === "US").slice(0, US_CITIES));
  const isAdded = (city: City) =>
    ADDED_CITIES.some(([country, name]) => city.country === country && city.name === name);
  return cities.filter(
    (city) =>
      largest.has(city) ||
      (city.country !== "US" &&
        (city.isCapital ||
          city.population >= MILLION ||
          city.nameCount >= WELL_KNOWN_NAMES ||
          isAdded(city))),
  );
}
