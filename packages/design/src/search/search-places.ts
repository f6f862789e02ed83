import type { CompareWords } from "./compare-words.ts";
import { splitWords } from "./fold-text.ts";
import { type FoundPlace, RegionIndex } from "./found-place.ts";
import type { StoredPlaces, StoredRegion } from "./stored-places.ts";

export interface CompareStrategy {
  readonly compare: CompareWords;
  /** Whether the comparison allows misspellings, because the query was not found as typed. */
  readonly isTolerant: boolean;
}

/** Finds places by name, the best first. */
export type FindPlaces = (query: string, comparison: CompareStrategy) => FoundPlace[];

export interface PlaceSearch {
  readonly find: FindPlaces;
  readonly regions: RegionIndex;
  /** The names to suggest: regions, then cities, the largest first. */
  readonly names: readonly string[];
}

/**
 * The cost of a region, between a map with that name and one whose name only starts with the query.
 */
const REGION_COST = 0.3;
const CITY_COST = 0.5;
/** The cost of a two-letter query, which is more likely a state's code, such as LA. */
const TWO_LETTERS_COST = 2;
/**
 * The cost of a city that only starts with the query, which ranks it below an opening with that
 * name: Cookeville below Cook.
 */
const LONGER_NAME_COST = 5;
const MAX_PLACES = 3;

interface Name {
  readonly folded: string;
  readonly text: string;
  readonly place: NamedPlace;
}

interface NamedPlace {
  readonly name: string;
  readonly regionId: string;
  readonly county?: string;
  readonly isCity: boolean;
}

export function createPlaceSearch({ regions: stored, cities }: StoredPlaces): PlaceSearch {
  const regions = new RegionIndex(stored);
  const names = [
    ...stored.flatMap(({ id, name, otherNames }) =>
      listNames({ name, regionId: id, isCity: false }, otherNames),
    ),
    ...cities.flatMap(({ name, region, county, otherNames }) =>
      listNames(
        { name, regionId: region, isCity: true, ...(county !== undefined && { county }) },
        otherNames,
      ),
    ),
  ];
  return {
    regions,
    names: [...stored, ...cities].map(({ name }) => name),
    find: (query, comparison) => {
      const words = foldWords(query);
      const whole = findNames(names, words.join(" "), comparison);
      const found = whole.length > 0 ? whole : findQualified(names, words, comparison, regions);
      return found.slice(0, MAX_PLACES).map((match) => createFoundPlace(match, regions));
    },
  };
}

function listNames(place: NamedPlace, otherNames: readonly string[] = []): Name[] {
  return [place.name, ...otherNames].map((text) => ({
    folded: foldWords(text).join(" "),
    text,
    place,
  }));
}

const ABBREVIATIONS: Readonly<Record<string, string>> = { saint: "st", fort: "ft", mount: "mt" };

/** Folds a name into words; Saint Louis and St. Louis are the same. */
function foldWords(text: string): string[] {
  return splitWords(text).map((word) => ABBREVIATIONS[word] ?? word);
}

interface Match {
  readonly name: Name;
  readonly cost: number;
}

/**
 * Finds the best name of each place and sorts them by cost. Names that only start with the query
 * are left out if one is equal.
 */
function findNames(
  names: readonly Name[],
  typed: string,
  { compare, isTolerant }: CompareStrategy,
): Match[] {
  const best = new Map<NamedPlace, Match>();
  if (typed === "") return [];
  for (const name of names) {
    const { place, folded, text } = name;
    const compared = compare(typed, folded, true);
    if (compared === Infinity) continue;
    const isLonger = compared > 0 && folded.startsWith(typed);
    // The beginning of a translation is rarely meant: "san" is not Santa Sede.
    if (isLonger && text !== place.name && !isTolerant) continue;
    const cost =
      (isLonger ? LONGER_NAME_COST : compared) +
      (place.isCity ? CITY_COST : REGION_COST) +
      (typed.length === 2 ? TWO_LETTERS_COST : 0);
    if (cost < (best.get(place)?.cost ?? Infinity)) best.set(place, { name, cost });
  }
  const matches = [...best.values()].toSorted((a, b) => a.cost - b.cost);
  const equal = matches.filter(({ name }) => name.folded === typed);
  return equal.length > 0 ? equal : matches;
}

/** Finds a name followed by its state or country, such as "portland me" or "cambridge england". */
function findQualified(
  names: readonly Name[],
  words: readonly string[],
  comparison: CompareStrategy,
  regions: RegionIndex,
): Match[] {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const qualifier = words.slice(count).join(" ");
    const matches = findNames(names, words.slice(0, count).join(" "), comparison).filter(
      ({ name: { place } }) => place.isCity && isWithin(place.regionId, qualifier, regions),
    );
    if (matches.length > 0) return matches;
  }
  return [];
}

function isWithin(regionId: string, qualifier: string, regions: RegionIndex): boolean {
  const region = regions.get(regionId);
  const around = [region, regions.get(region?.parent)].filter((known) => known !== undefined);
  return around.some((known) =>
    listQualifiers(known).some((name) => foldWords(name).join(" ") === qualifier),
  );
}

function listQualifiers({ id, name, otherNames = [] }: StoredRegion): string[] {
  return [name, id.replace(/^US-/, ""), ...otherNames];
}

function createFoundPlace({ name, cost }: Match, regions: RegionIndex): FoundPlace {
  const { place, text } = name;
  const { regionId, county, isCity } = place;
  const maps = regions.listMaps(regionId, {
    isInside: isCity,
    ...(county !== undefined && { county }),
  });
  if (isCity) {
    const within = regions.listNames(regionId, county).filter((around) => around !== place.name);
    return { name: place.name, kind: "CITY", within, maps, cost };
  }
  const otherName = text === place.name ? {} : { otherName: text };
  return { name: place.name, kind: "REGION", ...otherName, within: [], maps, cost };
}
