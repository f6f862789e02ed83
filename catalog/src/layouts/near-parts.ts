import { keepParts, type Region } from "../region.ts";

type IsNear = (longitude: number, latitude: number) => boolean;

/** Selects the drawn parts of a country; the lookup of places still contains the others. */
const NEAR: Readonly<Record<string, IsNear>> = {
  AU: (x, y) => y >= -45 && x <= 155,
  CA: (_x, y) => y <= 78,
  CL: (x) => x >= -78,
  EC: (x) => x >= -85,
  ES: (_x, y) => y >= 35.5,
  FR: (x, y) => x >= -20 && x <= 20 && y >= 40,
  GQ: (x) => x >= 9,
  IN: (x, y) => x <= 90 || y >= 16,
  NL: (x) => x >= -10,
  NO: (x, y) => y <= 73 && y >= 50 && x >= 0,
  NZ: (x, y) => x >= 0 && y >= -48,
  PT: (x) => x >= -12,
  RU: (x, y) => y <= 76.5 && (x <= 19 || x >= 23 || y >= 56),
  US: (x) => x >= -130 && x <= 0,
  YE: (x) => x <= 52.5,
  ZA: (_x, y) => y >= -40,
};

export function keepNearParts(regions: readonly Region[]): Region[] {
  return regions
    .map((region) => keepParts(region, NEAR[region.id] ?? (() => true)))
    .filter(({ polygons }) => polygons.length > 0);
}
