import type { Place } from "@photomap/design";

const BYTES_PER_CODE = 4;

/**
 * Latitude and longitude in hundredths of a degree as 16-bit little-endian integers, at four times
 * the number of the ZIP code; zeros for a code that is not assigned.
 */
export function packZipLocations(places: ReadonlyMap<string, Place>): Buffer {
  const bytes = Buffer.alloc(100_000 * BYTES_PER_CODE);
  for (const [code, { latitude, longitude }] of places) {
    const offset = Number(code) * BYTES_PER_CODE;
    bytes.writeInt16LE(Math.round(latitude * 100), offset);
    bytes.writeInt16LE(Math.round(longitude * 100), offset + 2);
  }
  return bytes;
}
