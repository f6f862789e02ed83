import { describe, expect, it } from "vitest";
import { findZipLocation } from "./zip-locations.ts";

/** Positions of towns from independent maps; a ZIP code may be some kilometers away. */
const KNOWN = [
  ["00501", "Holtsville, New York, of the tax office", 40.81, -73.04],
  ["00601", "Adjuntas, Puerto Rico", 18.16, -66.72],
  ["02108", "Boston", 42.36, -71.06],
  ["10001", "Manhattan", 40.75, -74.0],
  ["20500", "the White House", 38.9, -77.04],
  ["33139", "Miami Beach", 25.79, -80.13],
  ["48226", "Detroit", 42.33, -83.05],
  ["48231", "Detroit, post office boxes", 42.33, -83.05],
  ["60690", "Chicago, post office boxes", 41.88, -87.63],
  ["90210", "Beverly Hills", 34.09, -118.41],
  ["96701", "Aiea, Hawaii", 21.39, -157.93],
  ["96799", "Pago Pago, American Samoa", -14.28, -170.7],
  ["96910", "Hagatna, Guam", 13.47, 144.75],
  ["99701", "Fairbanks", 64.84, -147.72],
  ["99950", "Ketchikan", 55.34, -131.65],
] as const;

function measureKm(
  a: { latitude: number; longitude: number },
  latitude: number,
  longitude: number,
) {
  const dx = (a.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(dx, a.latitude - latitude) * 111.2;
}

describe("the location of a ZIP code", () => {
  it.each(KNOWN)("finds %s, %s", (zip, _place, latitude, longitude) => {
    const found = findZipLocation(zip) ?? { latitude: 0, longitude: 0 };
    expect(measureKm(found, latitude, longitude)).toBeLessThan(12);
  });

  it("ignores the four digits of a ZIP+4 code and spaces", () => {
    expect(findZipLocation(" 48226-1234 ")).toEqual(findZipLocation("48226"));
  });

  it("finds the middle of the prefix for an unknown code", () => {
    const detroit = findZipLocation("48299") ?? { latitude: 0, longitude: 0 };
    expect(measureKm(detroit, 42.33, -83.05)).toBeLessThan(15);
    const hawaii = findZipLocation("96702") ?? { latitude: 0, longitude: 0 };
    expect(measureKm(hawaii, 21.3, -157.86)).toBeLessThan(250);
  });

  it.each(["09001", "34001", "96201", "00001", "00000", "4822", "Detroit", ""])(
    "has no location for %j",
    (zip) => {
      expect(findZipLocation(zip)).toBeUndefined();
    },
  );

  it("is in the United States or its territories, for every seventh code", () => {
    const codes = Array.from({ length: 100_000 / 7 }, (_, i) => String(7 * i).padStart(5, "0"));
    const outside = codes.filter((code) => {
      const { latitude = 40, longitude = -100 } = findZipLocation(code) ?? {};
      const isWest = longitude > -177 && longitude < -64;
      const isPacific = longitude > 131 && longitude < 180;
      return latitude < -15 || latitude > 72 || !(isWest || isPacific);
    });
    expect(outside).toEqual([]);
  });
});
