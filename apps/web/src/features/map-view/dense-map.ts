import type { Size } from "../../viewport/view.ts";
import { MIN_TARGET_PX } from "./hit-test.ts";
import type { Region } from "./region.ts";

/** The width of a map on a phone of 390 pixels. */
const PHONE_MAP_WIDTH_PX = 354;
/** Above this share of small regions, the list is easier to use. */
const SMALL_SHARE = 0.6;

/** Whether most regions are too small for a fingertip when a phone shows the whole map. */
export function isDenseOnPhone({ width }: Size, regions: readonly Region[]): boolean {
  const scale = PHONE_MAP_WIDTH_PX / width;
  const included = regions.filter(({ isIncluded }) => isIncluded);
  const small = included.filter(
    ({ box }) => Math.min(box.width, box.height) * scale < MIN_TARGET_PX,
  );
  return small.length > SMALL_SHARE * included.length;
}
