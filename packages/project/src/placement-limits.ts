import type { Opening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import { MAX_IMAGE_SCALE, MIN_IMAGE_SCALE } from "./project.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a photo is fitted in and measured against. */
export function printAreaOf({ layers }: Pick<Opening, "layers">): Box | undefined {
  return (layers.print ?? layers.cut ?? layers.outer)?.box;
}

/** How large a photo is against the print area: by the side on which it is the larger. */
function scaleOf(photo: Size, area: Size): number {
  return Math.max(photo.width / area.width, photo.height / area.height);
}

/** By how much a photo of this size may still shrink and grow. */
export function factorLimits(photo: Size, area: Size): { min: number; max: number } {
  const scale = scaleOf(photo, area);
  return { min: MIN_IMAGE_SCALE / scale, max: MAX_IMAGE_SCALE / scale };
}

export function limitFactor(factor: number, photo: Size, area: Size): number {
  const { min, max } = factorLimits(photo, area);
  return Math.max(min, Math.min(factor, max));
}

/** For a side pulled by itself; one that is already shorter than allowed may stay as it is. */
export function limitSide(wanted: number, before: number, area: number): number {
  const shortest = Math.min(before, area * MIN_IMAGE_SCALE);
  return Math.max(shortest, Math.min(wanted, area * MAX_IMAGE_SCALE));
}
