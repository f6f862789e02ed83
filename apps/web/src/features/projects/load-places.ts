import {
  createPlaceSearch,
  type FindPlaces,
  findZipCode,
  type PlaceSearch,
  type StoredZipCodes,
} from "@photomap/design";

export interface Places {
  readonly find: FindPlaces;
  /** For suggestions. */
  readonly names: readonly string[];
}

/** Loads the cities and regions, and for a first digit its ZIP codes. A failure is not cached. */
export async function loadPlaces(zipDigit: string | undefined): Promise<Places> {
  if (zipDigit === undefined) return loadNames();
  const [{ regions, names }, codes] = await Promise.all([loadNames(), loadZipCodes(zipDigit)]);
  const find: FindPlaces = (query) => {
    const place = findZipCode(query, codes, regions);
    return place === undefined ? [] : [place];
  };
  return { find, names };
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
