import { countsTowardTotal, type Design, type OutputOption, openingsOf } from "@photomap/design";
import { isIncluded } from "./inputs.ts";
import type { Inputs, OpeningInput } from "./project.ts";

export interface Progress {
  readonly filled: number;
  readonly total: number;
}

export interface OpeningStatus extends Pick<OpeningInput, "enabled"> {
  readonly hasPhotos: boolean;
}

export function getOpeningStatuses(inputs: Inputs): Record<string, OpeningStatus> {
  return Object.fromEntries(
    Object.entries(inputs).map(([id, { images, enabled }]) => [
      id,
      { hasPhotos: images.length > 0, ...(enabled !== undefined && { enabled }) },
    ]),
  );
}

/**
 * Counts progress; the total is the design's region count unless an optional opening is excluded.
 */
export function countProgress(
  design: Pick<Design, "features" | "regionCount">,
  statuses: Readonly<Record<string, OpeningStatus>>,
  option?: Pick<OutputOption, "inputs">,
): Progress {
  const openings = openingsOf(design).map((opening) => ({
    opening,
    included: isIncluded(opening, statuses[opening.id], option),
  }));
  const counted = openings.filter(({ opening, included }) => countsTowardTotal(opening, included));
  const isSomeExcluded = openings.some(({ opening, included }) => opening.optional && !included);
  return {
    filled: counted.filter(({ opening }) => statuses[opening.id]?.hasPhotos).length,
    total: isSomeExcluded ? counted.length : design.regionCount,
  };
}
