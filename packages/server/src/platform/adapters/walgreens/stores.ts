import { z } from "zod";
import { exactTextField, listField, numberField, textField, zipCodeField } from "./fields.ts";
import type { RetailStore, StoreSearch } from "./retail-chain.ts";

const storeSchema = z.object({
  storeNum: textField,
  promiseTime: exactTextField,
  street: textField,
  city: textField,
  state: textField,
  zip: zipCodeField,
  phone: textField,
  latitude: numberField,
  longitude: numberField,
  distance: numberField,
  distanceUnit: textField,
  openTime: textField,
  closeTime: textField,
  timeZone: textField,
  tax: textField,
});

const rowSchema = z.object({ photoStoreDetails: z.unknown().optional() });

/** Reads stores by distance, each once; rows without a number or coordinates are left out. */
export function parseRetailStores(list: unknown, search: StoreSearch): RetailStore[] {
  const stores = new Map<string, RetailStore>();
  for (const row of listField.parse(list)) {
    const store = readStore(row, search);
    if (store !== undefined && !stores.has(store.storeNum)) stores.set(store.storeNum, store);
  }
  return [...stores.values()].toSorted((a, b) => a.distance - b.distance);
}

function readStore(row: unknown, search: StoreSearch): RetailStore | undefined {
  const details = rowSchema.safeParse(row).data?.photoStoreDetails ?? row;
  const store = storeSchema.safeParse(details).data;
  if (store === undefined || store.storeNum === "") return undefined;
  const { latitude, longitude } = store;
  if (!isCoordinate(latitude, 90) || !isCoordinate(longitude, 180)) return undefined;
  const position = { latitude, longitude };
  const hasDistance = store.distance !== undefined && store.distance >= 0;
  return {
    ...store,
    ...position,
    distance: hasDistance ? (store.distance ?? 0) : measureMiles(search, position),
    distanceUnit: hasDistance ? store.distanceUnit : "mi",
  };
}

/** Whether a value is a coordinate; 0 stands for a missing one, since no store is there. */
function isCoordinate(value: number | undefined, limit: number): value is number {
  return value !== undefined && value !== 0 && Math.abs(value) <= limit;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3959;

/** Measures miles along the great circle, with two decimals. */
function measureMiles(from: Position, to: Position): number {
  const [fromLatitude, toLatitude] = [toRadians(from.latitude), toRadians(to.latitude)];
  const halfHeight = Math.sin((toLatitude - fromLatitude) / 2);
  const halfWidth = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const square = halfHeight ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * halfWidth ** 2;
  return Math.round(200 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(square))) / 100;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
