import type { Box } from "@photomap/geometry";
import { limitFactor } from "./placement-limits.ts";

/** Aspect ratios further apart than this would crop away most of the photo. */
const MAX_COVER_DIFFERENCE = 1.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Covers the box, or fits inside it where covering would hide too much of the photo. */
export function defaultPlacement(photo: Size, box: Box): Box {
  const difference = Math.abs(photo.width / photo.height - box.width / box.height);
  const scales = [box.width / photo.width, box.height / photo.height];
  const wanted = difference > MAX_COVER_DIFFERENCE ? Math.min(...scales) : Math.max(...scales);
  const scale = limitFactor(wanted, photo, box);
  const width = photo.width * scale;
  const height = photo.height * scale;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}
