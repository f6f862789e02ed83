/** West, south, east and north in thousandths of a degree. */
export type StoredBox = readonly [west: number, south: number, east: number, north: number];

/** The map of a state on which stores are shown; positions are in thousandths of a degree. */
export interface StoredStateMap {
  /** SVG path of longitudes and latitudes. */
  readonly land: string;
  /** SVG path of the borders between counties. */
  readonly counties: string;
  /** The largest first. */
  readonly cities: readonly (readonly [name: string, longitude: number, latitude: number])[];
  /** The boxes of states nearby, which may be visible beside this one, by postal code. */
  readonly neighbors: Readonly<Record<string, StoredBox>>;
}
