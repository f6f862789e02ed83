import { Camera } from "../../viewport/camera.ts";
import type { Insets, Size } from "../../viewport/view.ts";

const DEFAULT_MAX_ZOOM = 10;

/** Pan and zoom of the map: never smaller than the viewport, never out of it. */
export function createMapCamera(
  { width, height }: Size,
  { maxZoom = DEFAULT_MAX_ZOOM }: { readonly maxZoom?: number | undefined } = {},
): Camera {
  return new Camera({
    content: { x: 0, y: 0, width, height },
    limits: { minZoom: 1, maxZoom, pan: "edges" },
    zoomSteps: 1.5,
    animationMs: 180,
  });
}

const PHONE_WIDTH_PX = 768;
const LARGE_MAP_WIDTH_PX = 1728;

/** Padding, the picture frame, and the controls below it. ProjectLoading.module.css repeats them. */
const LARGE: Insets = { top: 72, right: 96, bottom: 124, left: 96 };
const SMALL: Insets = { top: 42, right: 42, bottom: 106, left: 42 };
const PHONE: Insets = { top: 20, right: 18, bottom: 86, left: 18 };
/** Phones show the corner above the map. */
const CORNER_HEIGHT_PX = 66;

/** By the width of the area that the map is shown in. */
export function getMapInsets(widthPx: number): Insets {
  if (widthPx < PHONE_WIDTH_PX) return PHONE;
  return widthPx < LARGE_MAP_WIDTH_PX ? SMALL : LARGE;
}

export function getMapInsetsWithCorner(widthPx: number): Insets {
  const insets = getMapInsets(widthPx);
  return widthPx < PHONE_WIDTH_PX ? { ...insets, top: insets.top + CORNER_HEIGHT_PX } : insets;
}
