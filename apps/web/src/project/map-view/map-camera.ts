import { Camera } from "../../ui/viewport/camera.ts";
import type { Insets, Size } from "../../ui/viewport/view.ts";

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
const WIDE_SCREEN_PX = 1728;
const LOW_HEIGHT_PX = 440;
const LOW_MIN_WIDTH_PX = 480;

/** Padding, the picture frame, and the controls below it. ProjectLoading.module.css repeats them. */
const WIDE: Insets = { top: 72, right: 96, bottom: 124, left: 96 };
const LAPTOP: Insets = { top: 42, right: 42, bottom: 106, left: 42 };
const PHONE: Insets = { top: 20, right: 18, bottom: 86, left: 18 };
/** A phone on its side or a zoomed page: the controls are beside the map. */
const LOW: Insets = { top: 20, right: 158, bottom: 20, left: 28 };
/** Phones show the corner above the map. */
const CORNER_HEIGHT_PX = 66;
const CORNER_WIDTH_PX = 176;
/** Two lines between the map and the controls. */
const HINT_HEIGHT_PX = 52;
/** An invitation with a title, a field and two lines; beside the controls, what is higher there. */
const INVITATION_HEIGHT_PX = 142;
const INVITATION_EXTRA_PX = 40;

interface MapExtras {
  readonly hasCorner?: boolean;
  readonly hasHint?: boolean;
  readonly hasInvitation?: boolean;
}

/** The insets for an area that shows the map. MapView.module.css has the same limits. */
export function getMapInsets(
  { width, height }: Size,
  { hasCorner = false, hasHint = false, hasInvitation = false }: MapExtras = {},
): Insets {
  if (height < LOW_HEIGHT_PX && width >= LOW_MIN_WIDTH_PX) {
    return hasCorner ? { ...LOW, left: LOW.left + CORNER_WIDTH_PX } : LOW;
  }
  if (width >= PHONE_WIDTH_PX) {
    const wide = width >= WIDE_SCREEN_PX ? WIDE : LAPTOP;
    return hasInvitation ? { ...wide, bottom: wide.bottom + INVITATION_EXTRA_PX } : wide;
  }
  const hasForm = hasInvitation && height >= LOW_HEIGHT_PX;
  const hintHeight = hasForm ? INVITATION_HEIGHT_PX : hasHint || hasInvitation ? HINT_HEIGHT_PX : 0;
  return {
    ...PHONE,
    top: PHONE.top + (hasCorner ? CORNER_HEIGHT_PX : 0),
    bottom: PHONE.bottom + hintHeight,
  };
}
