import type { FoundPlace, RegionIndex } from "./found-place.ts";
import { FIRST_COUNTY_CHARACTER, type StoredZipCodes } from "./stored-places.ts";

/** Matches three to five digits, with or without the four of a ZIP+4 code. */
const ZIP_CODE = /^(?<prefix>\d{3})(?<rest>\d{0,2})(?:-\d{0,4})?$/;

/** Returns the first digit of a ZIP code that is being typed; undefined for other queries. */
export function getZipDigit(query: string): string | undefined {
  return /^\d+(?:-\d*)?$/.test(query.trim()) ? query.trim()[0] : undefined;
}

/**
 * Finds the county of a ZIP code, or the state of its first three digits if the code is incomplete
 * or unknown.
 */
export function findZipCode(
  query: string,
  codes: StoredZipCodes,
  regions: RegionIndex,
): FoundPlace | undefined {
  const { prefix = "", rest = "" } = ZIP_CODE.exec(query.trim())?.groups ?? {};
  const stored = codes[prefix];
  if (stored === undefined) return undefined;
  const character = rest.length === 2 ? stored.codes.charCodeAt(Number(rest)) : Number.NaN;
  const exact = stored.counties[character - FIRST_COUNTY_CHARACTER];
  const [regionId = "", county = ""] = (exact ?? stored.counties[0] ?? "").split("|");
  if (exact === undefined) return createZipPlace(prefix, "ZIP_PREFIX", regionId, "", regions);
  return createZipPlace(prefix + rest, "ZIP_CODE", regionId, county, regions);
}

function createZipPlace(
  name: string,
  kind: "ZIP_CODE" | "ZIP_PREFIX",
  regionId: string,
  county: string,
  regions: RegionIndex,
): FoundPlace {
  const maps = regions.listMaps(regionId, { isInside: true, ...(county !== "" && { county }) });
  return { name, kind, within: regions.listNames(regionId, county), maps, cost: 0 };
}
