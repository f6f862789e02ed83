import { countsTowardTotal, type Design, type OutputOption, openingsOf } from "@photomap/design";
import { isIncluded } from "./inputs.ts";
import { countProgress, getOpeningStatuses, type Progress } from "./progress.ts";
import type { Inputs } from "./project.ts";
import { listPlaySteps } from "./timeline/play-order.ts";

interface RegionName {
  readonly id: string;
  readonly name: string;
}

export interface SharedRegion extends RegionName {
  /** The key of the lowest photo, which fills the region. */
  readonly photoId: string;
  readonly photoCount: number;
  /** Whether it is part of the progress. */
  readonly isCounted: boolean;
  /** All that the share page says about the date. */
  readonly year: number | undefined;
}

/** What the share page shows of a project, and nothing else about its photos. */
export interface SharedMap {
  readonly progress: Progress;
  /** With photos, in the order of play. */
  readonly regions: readonly SharedRegion[];
  /** Without photos, in alphabetical order. */
  readonly emptyRegions: readonly RegionName[];
}

export function createSharedMap(
  design: Pick<Design, "features" | "regionCount">,
  inputs: Inputs,
  option?: Pick<OutputOption, "inputs">,
): SharedMap {
  const included = openingsOf(design)
    .filter((opening) => isIncluded(opening, inputs[opening.id], option))
    .map((opening) => ({ opening, images: inputs[opening.id]?.images ?? [] }));
  const steps = listPlaySteps(included.filter(({ images }) => images.length > 0));
  return {
    progress: countProgress(design, getOpeningStatuses(inputs), option),
    regions: steps.flatMap(({ region: { opening, images }, year }) => {
      const [lowest] = images;
      if (lowest === undefined) return [];
      const { id, name } = opening;
      const isCounted = countsTowardTotal(opening, true);
      return { id, name, photoId: lowest.id, photoCount: images.length, isCounted, year };
    }),
    emptyRegions: included
      .filter(({ opening, images }) => images.length === 0 && countsTowardTotal(opening, true))
      .map(({ opening: { id, name } }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}
