import { CITIES, type City } from "./cities.ts";

export interface Store extends City {
  readonly storeNum: string;
  readonly street: string;
  readonly phone: string;
  /** The opening hour of the local day; 0 and 24 for a store that never closes. */
  readonly opensAt: number;
  readonly closesAt: number;
}

const STREETS = ["Main St", "Oak Ave", "Washington Blvd"] as const;
/** The offsets from the city's center, in degrees. */
const OFFSETS = [
  [0.004, 0.006],
  [-0.031, 0.042],
  [0.058, -0.047],
] as const;
const HOURS = [
  [8, 22],
  [7, 23],
  [0, 24],
] as const;

/**
 * Three stores in each city. Numbers have up to five digits; some phone numbers are padded with
 * spaces.
 */
export const STORES: readonly Store[] = CITIES.flatMap((city, i) =>
  STREETS.map((street, j) => {
    const [latitude, longitude] = OFFSETS[j] ?? [0, 0];
    const [opensAt, closesAt] = HOURS[j] ?? [0, 24];
    const number = 1001 + i * 37 + j * 9;
    return {
      ...city,
      storeNum: String(number),
      street: `${100 + ((i * 61 + j * 17) % 890)} ${street}`,
      phone: `555-555-${String(number).padStart(4, "0")}  `,
      latitude: round(city.latitude + latitude),
      longitude: round(city.longitude + longitude),
      opensAt,
      closesAt,
    };
  }),
);

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

const RADIUS_MILES = 60;
const MAX_STORES = 10;
const EARTH_RADIUS_MILES = 3959;
const RADIAN = Math.PI / 180;

export interface FoundStore {
  readonly store: Store;
  readonly miles: number;
}

/** Finds nearby stores, the nearest first. */
export function findNearbyStores(latitude: number, longitude: number): FoundStore[] {
  return STORES.map((store) => ({ store, miles: measure(store, { latitude, longitude }) }))
    .filter(({ miles }) => miles <= RADIUS_MILES)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, MAX_STORES);
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Measures a distance well enough for neighbors: a degree of longitude shrinks with the latitude.
 */
function measure(a: Position, b: Position): number {
  const height = (a.latitude - b.latitude) * RADIAN;
  const middle = ((a.latitude + b.latitude) / 2) * RADIAN;
  const width = (a.longitude - b.longitude) * RADIAN * Math.cos(middle);
  return EARTH_RADIUS_MILES * Math.hypot(height, width);
}
