import { Camera } from "../../viewport/camera.ts";
import type { Insets, Size } from "../../viewport/view.ts";

/** Pan and zoom of the map: never smaller than the viewport, never out of it. */
export function createMapCamera({ width, height }: Size): Camera {
  return new Camera({
    content: { x: 0, y: 0, width, height },
    limits: { minZoom: 1, maxZoom: 20, pan: "edges" },
    zoomSteps: 1.5,
    animationMs: 180,
  });
}

const PHONE_WIDTH_PX = 768;

/** Padding, the picture frame, and the controls below it. */
const WIDE: Insets = { top: 42, right: 42, bottom: 106, left: 42 };
const NARROW: Insets = { top: 20, right: 18, bottom: 86, left: 18 };
/** Phones show the corner above the map. */
const CORNER_HEIGHT_PX = 66;

export function getMapInsets(widthPx: number): Insets {
  return widthPx >= PHONE_WIDTH_PX ? WIDE : NARROW;
}

export function getMapInsetsWithCorner(widthPx: number): Insets {
  if (widthPx >= PHONE_WIDTH_PX) return WIDE;
  return { ...NARROW, top: NARROW.top + CORNER_HEIGHT_PX };
}
