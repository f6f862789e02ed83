import { countsTowardTotal, type Design, type OutputOption, openingsOf } from "@photomap/design";
import { isIncluded } from "./included.ts";
import type { Inputs, OpeningInput } from "./project.ts";

export interface Progress {
  readonly filled: number;
  readonly total: number;
}

/** What progress needs to know of an opening somebody touched. */
export interface OpeningFacts extends Pick<OpeningInput, "enabled"> {
  readonly hasPhotos: boolean;
}

export function openingFacts(inputs: Inputs): Record<string, OpeningFacts> {
  return Object.fromEntries(
    Object.entries(inputs).map(([id, { images, enabled }]) => [
      id,
      { hasPhotos: images.length > 0, ...(enabled !== undefined && { enabled }) },
    ]),
  );
}

/** Filled openings of those that count; with an optional one left out, the total is counted anew. */
export function countProgress(
  design: Pick<Design, "features" | "regionCount">,
  facts: Readonly<Record<string, OpeningFacts>>,
  option?: Pick<OutputOption, "inputs">,
): Progress {
  const openings = openingsOf(design).map((opening) => ({
    opening,
    included: isIncluded(opening, facts[opening.id], option),
  }));
  const counted = openings.filter(({ opening, included }) => countsTowardTotal(opening, included));
  const isSomeLeftOut = openings.some(({ opening, included }) => opening.optional && !included);
  return {
    filled: counted.filter(({ opening }) => facts[opening.id]?.hasPhotos).length,
    total: isSomeLeftOut ? counted.length : design.regionCount,
  };
}
