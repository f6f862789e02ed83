import type { Design } from "./design.ts";
import { openingsOf } from "./openings.ts";

/** What a list of designs shows of one, and what it is found by. */
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
  /** Names of the openings: places a person looks for without knowing on which map they are. */
  readonly places: readonly string[];
}

export function placesOf(design: Pick<Design, "features">): string[] {
  const names = openingsOf(design).flatMap(({ name, abbreviation, keywords }) => [
    name,
    ...(abbreviation === undefined ? [] : [abbreviation]),
    ...(keywords ?? []),
  ]);
  return [...new Set(names)];
}
