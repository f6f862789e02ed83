import type { Point } from "@photomap/geometry";
import type { Camera } from "./camera.ts";
import { panBy, zoomAround } from "./view.ts";
import { readWheel } from "./wheel.ts";

/** A hand is not quite still when it clicks, and less so when it taps. */
const SLACK_PX = { mouse: 4, pen: 6, touch: 10 };

const DOUBLE_CLICK_ZOOM = 2;

interface Gesture {
  /** What the fingers held when the last one came or went. */
  readonly view: ReturnType<Camera["getView"]>;
  readonly middle: Point;
  readonly spread: number;
}

interface GestureOptions {
  readonly onMoveStart: () => void;
  /** Whether a click there opens nothing: only then may two of them zoom. */
  readonly isFree: (at: Point) => boolean;
}

/** Drag, wheel, pinch and two-finger scroll move the camera. Returns how to stop listening. */
export function listenToGestures(
  element: HTMLElement,
  camera: Camera,
  { onMoveStart, isFree }: GestureOptions,
): () => void {
  const fingers = new Map<number, Point>();
  let gesture: Gesture | undefined;
  let isMoving = false;

  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const grasp = () => {
    gesture = fingers.size === 0 ? undefined : { view: camera.getView(), ...spreadOf(fingers) };
  };
  const release = (event: PointerEvent) => {
    if (fingers.delete(event.pointerId)) grasp();
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) isMoving = false;
    fingers.set(event.pointerId, place(event));
    grasp();
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId) || gesture === undefined) return;
    fingers.set(event.pointerId, place(event));
    const { middle, spread } = spreadOf(fingers);
    const [dx, dy] = [middle.x - gesture.middle.x, middle.y - gesture.middle.y];
    if (!isMoving) {
      if (fingers.size === 1 && Math.hypot(dx, dy) < slackOf(event)) return;
      if (fingers.size === 1 && camera.getView().zoom === 1) return;
      isMoving = true;
      onMoveStart();
      for (const id of fingers.keys()) element.setPointerCapture(id);
    }
    const zoom = gesture.spread > 0 ? (gesture.view.zoom * spread) / gesture.spread : undefined;
    const view = zoom === undefined ? gesture.view : zoomAround(gesture.view, gesture.middle, zoom);
    camera.set(panBy(view, dx, dy));
  };
  const roll = (event: WheelEvent) => {
    const wheel = readWheel(event);
    if (wheel.kind === "pan" && camera.getView().zoom === 1) return;
    event.preventDefault();
    onMoveStart();
    if (wheel.kind === "pan") camera.set(panBy(camera.getView(), wheel.dx, wheel.dy));
    else camera.zoomBy(wheel.factor, place(event));
  };
  /** The click that ends a drag is none. */
  const click = (event: MouseEvent) => {
    if (isMoving && event.detail > 0) event.stopPropagation();
    isMoving = false;
  };
  const doubleClick = (event: MouseEvent) => {
    const at = place(event);
    if (!isFree(at)) return;
    camera.zoomSmoothlyBy(event.shiftKey ? 1 / DOUBLE_CLICK_ZOOM : DOUBLE_CLICK_ZOOM, at);
  };
  /** Zoomed in, one finger belongs to the map; otherwise it scrolls the page. */
  const shareTouch = () => {
    element.style.touchAction = camera.getView().zoom > 1 ? "none" : "pan-x pan-y";
  };

  shareTouch();
  const stopSharing = camera.subscribe(shareTouch);
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", release, { signal });
  element.addEventListener("pointercancel", release, { signal });
  element.addEventListener("wheel", roll, { signal, passive: false });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("dblclick", doubleClick, { signal });
  return () => {
    listening.abort();
    stopSharing();
  };
}

function slackOf({ pointerType }: PointerEvent): number {
  return pointerType === "touch" || pointerType === "pen" ? SLACK_PX[pointerType] : SLACK_PX.mouse;
}

function spreadOf(fingers: ReadonlyMap<number, Point>): { middle: Point; spread: number } {
  const [a, b] = fingers.values();
  if (a === undefined) return { middle: { x: 0, y: 0 }, spread: 0 };
  if (b === undefined) return { middle: a, spread: 0 };
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    spread: Math.hypot(b.x - a.x, b.y - a.y),
  };
}
