import {
  countsTowardTotal,
  type Design,
  type Layer,
  type Opening,
  type OutputOption,
  openingsOf,
} from "@photomap/design";
import { type Box, boxCenter, boxFromPoints } from "@photomap/geometry";
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
  /** Whether the region counts toward the progress. */
  readonly isCounted: boolean;
  /** The year of the date, which is all that the share page shows of it. */
  readonly year: number | undefined;
}

export interface EmptyRegion extends RegionName {
  readonly cut: Layer | undefined;
}

/** What the share page shows of a project, and nothing else about its photos. */
export interface SharedMap {
  readonly progress: Progress;
  /** The regions with photos, in the order of play. */
  readonly regions: readonly SharedRegion[];
  /**
   * The regions without photos: those next to photos first, on an empty map those in its middle.
   */
  readonly emptyRegions: readonly EmptyRegion[];
}

export function createSharedMap(
  design: Pick<Design, "features" | "regionCount">,
  inputs: Inputs,
  option?: Pick<OutputOption, "inputs">,
): SharedMap {
  const included = openingsOf(design)
    .filter((opening) => isIncluded(opening, inputs[opening.id], option))
    .map((opening) => ({ opening, images: inputs[opening.id]?.images ?? [] }));
  const filled = included.filter(({ images }) => images.length > 0);
  const steps = listPlaySteps(filled);
  const empty = included
    .filter(({ opening, images }) => images.length === 0 && countsTowardTotal(opening, true))
    .map(({ opening }) => opening);
  return {
    progress: countProgress(design, getOpeningStatuses(inputs), option),
    regions: steps.flatMap(({ region: { opening, images }, year }) => {
      const [lowest] = images;
      if (lowest === undefined) return [];
      const { id, name } = opening;
      const isCounted = countsTowardTotal(opening, true);
      return { id, name, photoId: lowest.id, photoCount: images.length, isCounted, year };
    }),
    emptyRegions: sortByDistance(
      empty,
      filled.map(({ opening }) => opening),
    ).map(({ id, name, layers: { cut } }) => ({ id, name, cut })),
  };
}

/**
 * Sorts openings, the nearest to any of the targets first; without targets, the nearest to the
 * middle.
 */
function sortByDistance(openings: readonly Opening[], targets: readonly Opening[]): Opening[] {
  const middle = createMiddle(openings);
  const circles = targets.length > 0 ? targets.flatMap(createCircle) : middle;
  return openings
    .map((opening) => {
      const [own] = createCircle(opening);
      const distances = own === undefined ? [] : circles.map((other) => getGap(own, other));
      return { opening, distance: Math.min(...distances) };
    })
    .toSorted(
      (a, b) =>
        (a.distance === b.distance ? 0 : a.distance - b.distance) ||
        a.opening.name.localeCompare(b.opening.name),
    )
    .map(({ opening }) => opening);
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Returns a circle about as large as the opening: the order needs no exact distances of outlines.
 */
function createCircle({ layers: { cut } }: Opening): Circle[] {
  if (cut === undefined) return [];
  return [{ ...boxCenter(cut.box), radius: Math.sqrt(cut.box.width * cut.box.height) / 2 }];
}

function createMiddle(openings: readonly Opening[]): Circle[] {
  const boxes: Box[] = openings.flatMap(({ layers: { cut } }) => cut?.box ?? []);
  if (boxes.length === 0) return [];
  return [{ ...boxCenter(boxFromPoints(boxes.map(boxCenter))), radius: 0 }];
}

function getGap(a: Circle, b: Circle): number {
  return Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius;
}
