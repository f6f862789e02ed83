import type { Design } from "./design.ts";

/** The kinds of maps, in the order in which lists show them. */
export const MAP_FAMILIES = ["WORLD", "COUNTIES", "COUNTRIES", "SILHOUETTES", "MOSAICS"] as const;

export type MapFamily = (typeof MAP_FAMILIES)[number];

/** Maps of the whole United States, which are listed with the world. */
const USA = new Set(["50-states", "national-parks"]);
const MOSAIC_REGIONS = new Set(["cell", "tile", "heart"]);

export function findMapFamily({
  baseId,
  regionType,
}: Pick<Design, "baseId" | "regionType">): MapFamily {
  if (MOSAIC_REGIONS.has(regionType)) return "MOSAICS";
  if (baseId.startsWith("us-")) return "COUNTIES";
  if (baseId.startsWith("single-")) return "SILHOUETTES";
  return regionType === "country" || USA.has(baseId) ? "WORLD" : "COUNTRIES";
}

/**
 * Returns the place that a map shows: Michigan for "Michigan Counties" and "Michigan Silhouette".
 */
export function getPlaceName(name: string): string {
  return name.replace(/ (?:Counties|Parishes|Boroughs|Silhouette)$/, "");
}
