import { readFileSync } from "node:fs";
import { isUsPostalCode } from "@photomap/commerce";

/** A position in degrees. */
export interface Location {
  readonly latitude: number;
  readonly longitude: number;
}

const BYTES_PER_CODE = 4;
const CODES_PER_PREFIX = 100;

let stored: Buffer | undefined;

/**
 * Finds where a ZIP code is, to about a kilometer; for an unknown code the middle of the codes with
 * the same first three digits. Undefined for military mail, prefixes that are not assigned and
 * other texts.
 */
export function findZipLocation(zip: string): Location | undefined {
  if (!isUsPostalCode(zip)) return undefined;
  const code = Number(zip.trim().slice(0, 5));
  return readLocation(code) ?? findPrefixLocation(code - (code % CODES_PER_PREFIX));
}

/** Finds the middle of a prefix by medians, because Hawaii's prefix also has American Samoa. */
function findPrefixLocation(firstCode: number): Location | undefined {
  const known = Array.from(
    { length: CODES_PER_PREFIX },
    (_, i) => readLocation(firstCode + i) ?? [],
  ).flat();
  const latitude = findMedian(known.map((location) => location.latitude));
  const longitude = findMedian(known.map((location) => location.longitude));
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function findMedian(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/**
 * Reads a location from the file that the catalog's `search-data/main.ts` writes, which describes
 * its format.
 */
function readLocation(code: number): Location | undefined {
  stored ??= readFileSync(new URL("./zip-locations.bin", import.meta.url));
  const offset = code * BYTES_PER_CODE;
  const latitude = stored.readInt16LE(offset) / 100;
  const longitude = stored.readInt16LE(offset + 2) / 100;
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude };
}
