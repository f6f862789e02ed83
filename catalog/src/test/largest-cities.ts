import type { Place } from "@photomap/design";
import stored from "./largest-cities.json" with { type: "json" };

export interface LargeCity extends Place {
  readonly name: string;
  readonly country: string;
  /** The postal code of the state; empty outside the United States. */
  readonly state: string;
}

type StoredRow = (string | number)[];

/** Reads the cities that src/search-data wrote together with the data for the search. */
export function readLargestCities(): { unitedStates: LargeCity[]; abroad: LargeCity[] } {
  return { unitedStates: stored.unitedStates.map(readRow), abroad: stored.abroad.map(readRow) };
}

function readRow([name, country, state, longitude, latitude]: StoredRow): LargeCity {
  return {
    name: String(name),
    country: String(country),
    state: String(state),
    longitude: Number(longitude),
    latitude: Number(latitude),
  };
}
