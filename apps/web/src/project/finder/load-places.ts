import {
  createPlaceSearch,
  type FindPlaces,
  findZipCode,
  type PlaceSearch,
  type StoredZipCodes,
  suggestNames,
} from "@photomap/design";

export interface PlaceFinder {
  readonly find: FindPlaces;
  /** The map and place names nearest to the query. */
  readonly suggest: (query: string, mapNames: readonly string[]) => string[];
}

/**
 * Loads the cities and regions, and the ZIP codes that start with a digit. A failure is not cached.
 */
export async function loadPlaces(zipDigit: string | undefined): Promise<PlaceFinder> {
  const [search, codes] = await Promise.all([
    loadNames(),
    zipDigit === undefined ? undefined : loadZipCodes(zipDigit),
  ]);
  const findCode: FindPlaces = (query) => {
    const place = codes && findZipCode(query, codes, search.regions);
    return place === undefined ? [] : [place];
  };
  return {
    find: codes === undefined ? search.find : findCode,
    suggest: (query, mapNames) => suggestNames(query, [...mapNames, ...search.names]),
  };
}

let loading: Promise<PlaceSearch> | undefined;

function loadNames(): Promise<PlaceSearch> {
  loading ??= fetchJson("places").then(createPlaceSearch);
  loading.catch(() => (loading = undefined));
  return loading;
}

function loadZipCodes(digit: string): Promise<StoredZipCodes> {
  return fetchJson(`zip-codes-${digit}`);
}

async function fetchJson(name: string) {
  const response = await fetch(`/search-data/${name}.json`);
  if (!response.ok) throw new Error(`The ${name} could not be loaded: ${response.status}`);
  return response.json();
}
