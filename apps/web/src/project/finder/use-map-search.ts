import { type DesignEntry, type DesignSearchResult, getZipDigit } from "@photomap/design";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { SearchableDesigns } from "./create-searchable-designs.ts";
import type { PlaceFinder } from "./load-places.ts";

export interface MapSearch {
  /** Undefined while the data for the query is loading. */
  readonly result: DesignSearchResult<DesignEntry> | undefined;
  /** The nearest names for a query without a result. */
  readonly suggestions: readonly string[];
  /** Waits for the data of the query. */
  readonly searchNow: () => Promise<DesignSearchResult<DesignEntry> | undefined>;
}

/** Finds no places; without their data, for example offline, maps are found by their own names. */
const NO_PLACES: PlaceFinder = { find: () => [], suggest: () => [] };

/** Searches maps by name and by place; the places are loaded with the first character. */
export function useMapSearch(catalog: SearchableDesigns | undefined, current: string): MapSearch {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, PlaceFinder>>(new Map());
  const query = useDeferredValue(current);
  const isEmpty = query.trim() === "";
  const zipDigit = getZipDigit(query);
  const key = zipDigit ?? "";
  const places = isEmpty ? NO_PLACES : loaded.get(key);
  const isMissing = places === undefined;

  useEffect(() => {
    if (!isMissing) return;
    void fetchPlaces(zipDigit).then((fetched) =>
      setLoaded((current) => new Map(current).set(key, fetched)),
    );
  }, [isMissing, key, zipDigit]);

  const result = useMemo(() => {
    const found = catalog?.search(query, places?.find);
    return isMissing && !found?.isExact ? undefined : found;
  }, [catalog, query, places, isMissing]);
  const suggestions = useMemo(() => {
    if (catalog === undefined || places === undefined || result?.matches.length !== 0) return [];
    const mapNames = catalog.groups.map(({ name }) => name);
    return places.suggest(query, mapNames);
  }, [catalog, places, query, result]);

  const searchNow = async () => {
    const digit = getZipDigit(current);
    const { find } = loaded.get(digit ?? "") ?? (await fetchPlaces(digit));
    return catalog?.search(current, find);
  };
  return { result, suggestions, searchNow };
}

async function fetchPlaces(zipDigit: string | undefined): Promise<PlaceFinder> {
  try {
    const { loadPlaces } = await import("./load-places.ts");
    return await loadPlaces(zipDigit);
  } catch {
    return NO_PLACES;
  }
}
