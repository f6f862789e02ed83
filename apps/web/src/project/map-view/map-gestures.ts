import type { Point } from "@photomap/geometry";
import type { Camera } from "../../ui/viewport/camera.ts";
import { getDragThresholdPx, PanZoomGesture, toElementPoint } from "../../ui/viewport/pointers.ts";
import { listenToWheel, moveCameraByWheel } from "../../ui/viewport/wheel.ts";

const DOUBLE_CLICK_ZOOM = 2;
const KEY_PAN_PX = 80;
const LONG_PRESS_MS = 500;

interface GestureOptions {
  readonly onMoveStart: () => void;
  /** Whether a click there opens a region; double clicks zoom only elsewhere. */
  readonly isRegionAt: (at: Point) => boolean;
  /** A finger that rests; returns whether it's handled, and the tap then does nothing else. */
  readonly onLongPress: (at: Point) => boolean;
}

/** Drag, wheel, pinch, two-finger scroll and double click move the camera. Returns a cleanup. */
export function listenToGestures(
  element: HTMLElement,
  camera: Camera,
  { onMoveStart, isRegionAt, onLongPress }: GestureOptions,
): () => void {
  const pointers = new Map<number, Point>();
  let gesture: PanZoomGesture | undefined;
  let startedAt: Point = { x: 0, y: 0 };
  let isMoving = false;
  let longPress: ReturnType<typeof setTimeout> | undefined;

  const restart = () => {
    const points = [...pointers.values()];
    gesture = points.length === 0 ? undefined : new PanZoomGesture(camera, points);
    startedAt = points[0] ?? startedAt;
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) isMoving = false;
    pointers.set(event.pointerId, toElementPoint(element, event));
    restart();
    clearTimeout(longPress);
    if (event.pointerType !== "touch" || pointers.size > 1) return;
    longPress = setTimeout(() => {
      // The click that follows must not open the region again.
      if (onLongPress(startedAt)) isMoving = true;
    }, LONG_PRESS_MS);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId) || gesture === undefined) return;
    const at = toElementPoint(element, event);
    pointers.set(event.pointerId, at);
    if (!isBelowDragThreshold(startedAt, at, event)) clearTimeout(longPress);
    if (!isMoving) {
      if (pointers.size === 1 && (!camera.canPan || isBelowDragThreshold(startedAt, at, event)))
        return;
      isMoving = true;
      onMoveStart();
      for (const id of pointers.keys()) element.setPointerCapture(id);
    }
    gesture.move([...pointers.values()]);
  };
  const onPointerEnd = (event: PointerEvent) => {
    clearTimeout(longPress);
    if (pointers.delete(event.pointerId)) restart();
  };
  /** The browser sends a click after a drag as well; it must not open a region. */
  const onClick = (event: MouseEvent) => {
    if (isMoving && event.detail > 0) event.stopPropagation();
    isMoving = false;
  };
  const onDoubleClick = (event: MouseEvent) => {
    const at = toElementPoint(element, event);
    if (isRegionAt(at)) return;
    const factor = event.shiftKey ? 1 / DOUBLE_CLICK_ZOOM : DOUBLE_CLICK_ZOOM;
    camera.zoomTo(camera.target.zoom * factor, at);
  };
  /** One finger scrolls the page until the map can pan. */
  const updateTouchAction = () => {
    const touchAction = camera.canPan ? "none" : "pan-x pan-y";
    // Setting an unchanged style would still restyle in every frame.
    if (element.style.touchAction !== touchAction) element.style.touchAction = touchAction;
  };

  updateTouchAction();
  const unsubscribe = camera.subscribe(updateTouchAction);
  const stopWheel = listenToWheel(element, (motion, at) => {
    const isHandled = moveCameraByWheel(camera, motion, at);
    if (isHandled) onMoveStart();
    return isHandled;
  });
  const listeners = new AbortController();
  const { signal } = listeners;
  element.addEventListener("pointerdown", onPointerDown, { signal });
  element.addEventListener("pointermove", onPointerMove, { signal });
  element.addEventListener("pointerup", onPointerEnd, { signal });
  element.addEventListener("pointercancel", onPointerEnd, { signal });
  // Some browsers turn a long press into a context menu, which opens the region too.
  element.addEventListener("contextmenu", () => clearTimeout(longPress), { signal });
  element.addEventListener("click", onClick, { signal, capture: true });
  element.addEventListener("dblclick", onDoubleClick, { signal });
  return () => {
    clearTimeout(longPress);
    listeners.abort();
    stopWheel();
    unsubscribe();
  };
}

function isBelowDragThreshold(from: Point, to: Point, { pointerType }: PointerEvent): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) < getDragThresholdPx(pointerType);
}

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** Opens the editor of the focused region where Enter lets people choose photos. */
export function isEditKey({ key, shiftKey }: Key): boolean {
  return key === "Enter" && shiftKey;
}

const KEY_PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PAN_PX, y: 0 },
  ArrowRight: { x: -KEY_PAN_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PAN_PX },
  ArrowDown: { x: 0, y: -KEY_PAN_PX },
};

/** + and - zoom, 0 shows the whole map, Shift with an arrow pans. Returns whether the key is handled. */
export function moveCameraByKey(camera: Camera, pressed: Key): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return false;
  const pan = KEY_PANS[key];
  if (pan !== undefined && shiftKey) camera.panSmoothlyBy(pan);
  else if (key === "0") camera.showAll();
  else if (key === "+" || key === "=") camera.step(1);
  else if (key === "-") camera.step(-1);
  else return false;
  return true;
}
