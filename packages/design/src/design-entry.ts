import type { Design } from "./design.ts";
import { countsTowardTotal, openingsOf } from "./design.ts";

/** The fields of a design that lists and the search use. */
export interface DesignEntry
  extends Pick<
    Design,
    | "id"
    | "baseId"
    | "name"
    | "regionType"
    | "regionTypePlural"
    | "regionCount"
    | "keywords"
    | "width"
    | "height"
    | "outputOptions"
    | "popularRank"
    | "stickersOnly"
  > {
  readonly thumbnailUrl: string | null;
  /** Ids of openings that do not count toward the region count, such as optional territories. */
  readonly uncountedIds?: readonly string[];
  /** Names, abbreviations and keywords of the openings, for search. */
  readonly places: readonly string[];
}

export function createDesignEntry(design: Design, thumbnailUrl: string | null): DesignEntry {
  const { popularRank, stickersOnly } = design;
  const uncounted = openingsOf(design).filter((opening) => !countsTowardTotal(opening));
  return {
    id: design.id,
    baseId: design.baseId,
    name: design.name,
    regionType: design.regionType,
    regionTypePlural: design.regionTypePlural,
    regionCount: design.regionCount,
    keywords: design.keywords,
    width: design.width,
    height: design.height,
    outputOptions: design.outputOptions,
    ...(popularRank !== undefined && { popularRank }),
    ...(stickersOnly !== undefined && { stickersOnly }),
    ...(uncounted.length > 0 && { uncountedIds: uncounted.map(({ id }) => id) }),
    thumbnailUrl,
    places: placesOf(design),
  };
}

function placesOf(design: Pick<Design, "features">): string[] {
  const places = new Set<string>();
  for (const { name, abbreviation, keywords = [] } of openingsOf(design)) {
    places.add(name);
    if (abbreviation !== undefined) places.add(abbreviation);
    for (const keyword of keywords) places.add(keyword);
  }
  return [...places];
}
