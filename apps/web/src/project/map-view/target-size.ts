import type { Box } from "@photomap/geometry";
import type { Size } from "../../ui/viewport/view.ts";
import type { RegionView } from "./region.ts";

/**
 * The smallest target in CSS pixels, as WCAG 2.5.8 requires; a fingertip covers smaller regions.
 */
export const MIN_TARGET_PX = 24;
/** The width of a map on a phone of 390 pixels. */
const PHONE_MAP_WIDTH_PX = 354;
/** The share of small regions above which the list is easier to use. */
const SMALL_SHARE = 0.6;

export function isSmallTarget({ width, height }: Box, pixelsPerPoint: number): boolean {
  return Math.min(width, height) * pixelsPerPoint < MIN_TARGET_PX;
}

/** Whether most regions are small targets when a phone shows the whole map. */
export function isDenseOnPhone({ width }: Size, regions: readonly RegionView[]): boolean {
  const included = regions.filter(({ isIncluded }) => isIncluded);
  const small = included.filter(({ box }) => isSmallTarget(box, PHONE_MAP_WIDTH_PX / width));
  return small.length > SMALL_SHARE * included.length;
}
