/** A box in thousandths of a degree. */
export type StoredBox = readonly [west: number, south: number, east: number, north: number];

/** The map of a state for showing stores; positions are in thousandths of a degree. */
export interface StoredStateMap {
  /** The land as an SVG path of longitudes and latitudes. */
  readonly land: string;
  /** The borders between counties as an SVG path. */
  readonly counties: string;
  /** The cities, the largest first. */
  readonly cities: readonly (readonly [name: string, longitude: number, latitude: number])[];
  /** The boxes of nearby states, which may be visible beside this one, by postal code. */
  readonly neighbors: Readonly<Record<string, StoredBox>>;
}
