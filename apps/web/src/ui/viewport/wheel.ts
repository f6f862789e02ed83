import type { Point } from "@photomap/geometry";
import type { Camera } from "./camera.ts";
import { toElementPoint } from "./pointers.ts";

export type WheelMotion =
  | { readonly kind: "zoom"; readonly factor: number }
  | { readonly kind: "pan"; readonly by: Point };

type WheelDeltas = Pick<
  WheelEvent,
  "deltaX" | "deltaY" | "deltaMode" | "ctrlKey" | "metaKey" | "shiftKey"
>;

/** A notch of a mouse wheel is one large vertical step; a trackpad sends small ones. */
const MIN_NOTCH_PX = 50;
const PX_PER_LINE = 40;
const ZOOM_PER_PINCH_PX = 0.01;
const ZOOM_PER_NOTCH_PX = 0.0018;

/**
 * A mouse wheel, a two-finger scroll and a trackpad pinch arrive as the same event. Notches and
 * pinches (Ctrl or Cmd) zoom, scrolling pans, Shift pans sideways.
 */
export function readWheel(event: WheelDeltas): WheelMotion {
  const unit = event.deltaMode === 0 ? 1 : PX_PER_LINE;
  const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
  const isNotch =
    event.deltaMode !== 0 || (dx === 0 && Number.isInteger(dy) && Math.abs(dy) >= MIN_NOTCH_PX);
  if (event.ctrlKey || event.metaKey || (isNotch && !event.shiftKey)) {
    const strength = isNotch ? ZOOM_PER_NOTCH_PX : ZOOM_PER_PINCH_PX;
    return { kind: "zoom", factor: Math.exp(-dy * strength) };
  }
  const isSideways = event.shiftKey && dx === 0;
  return { kind: "pan", by: isSideways ? { x: -dy, y: 0 } : { x: -dx, y: -dy } };
}

/** Returns whether the camera handles the motion; a viewport that cannot pan scrolls the page. */
export function moveCameraByWheel(camera: Camera, motion: WheelMotion, at: Point): boolean {
  if (motion.kind === "zoom") camera.zoomBy(motion.factor, at);
  else if (camera.canPan) camera.panBy(motion.by);
  else return false;
  return true;
}

/** Calls the handler with the position in the element; true keeps the page from scrolling. */
export function listenToWheel(
  element: HTMLElement,
  handle: (motion: WheelMotion, at: Point, event: WheelEvent) => boolean,
): () => void {
  const onWheel = (event: WheelEvent) => {
    if (handle(readWheel(event), toElementPoint(element, event), event)) event.preventDefault();
  };
  // React registers wheel listeners as passive, and those cannot prevent scrolling.
  element.addEventListener("wheel", onWheel, { passive: false });
  return () => element.removeEventListener("wheel", onWheel);
}
