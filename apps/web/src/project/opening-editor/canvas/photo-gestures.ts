import type { Box, Point } from "@photomap/geometry";
import {
  dragPlacement,
  type Handle,
  type PhotoPlacement,
  pinchPlacement,
  resizePlacement,
  rotatePlacement,
  type Snapped,
} from "@photomap/project";
import type { Camera } from "../../../ui/viewport/camera.ts";
import {
  getDragThresholdPx,
  measurePointers,
  PanZoomGesture,
} from "../../../ui/viewport/pointers.ts";

/** What a pointer was pressed on. */
export type PointerTarget =
  | { readonly kind: "photo"; readonly imageId: string }
  | { readonly kind: "handle"; readonly handle: Handle }
  | { readonly kind: "knob" }
  | { readonly kind: "canvas" };

export interface Pointer {
  readonly id: number;
  /** The position in pixels of the viewport. */
  readonly at: Point;
  readonly type: string;
  /** Whether Shift is held: resizing ignores the aspect ratio. */
  readonly isRatioFree: boolean;
  /** Whether Ctrl or Cmd is held: nothing snaps. */
  readonly isSnapOff: boolean;
}

export interface GestureHost {
  readonly camera: Camera;
  readonly printArea: Box;
  isReadOnly(): boolean;
  isRatioKept(): boolean;
  getActiveId(): string | undefined;
  getShown(imageId: string): PhotoPlacement | undefined;
  setDraft(imageId: string, snapped: Snapped): void;
  commit(): void;
  activate(imageId: string): void;
  /** A press without a drag. */
  click(target: PointerTarget, at: Point): void;
}

interface Press {
  readonly kind: "press";
  readonly target: PointerTarget;
  readonly pointer: Pointer;
}

interface Drag {
  readonly kind: "drag";
  readonly imageId: string;
  readonly place: (pointer: Pointer) => Snapped;
}

interface Pinch {
  readonly kind: "pinch";
  readonly imageId: string;
  readonly start: PhotoPlacement;
  readonly from: readonly [Point, Point];
}

interface PanZoom {
  readonly kind: "pan-zoom";
  readonly gesture: PanZoomGesture;
}

type Gesture = Press | Drag | Pinch | PanZoom;

const SNAP_PX = 7;
const SNAP_DEGREES = 3;

export interface PhotoGestures {
  down(target: PointerTarget, pointer: Pointer): void;
  move(pointer: Pointer): void;
  up(pointer: Pointer): void;
  /** Commits and drops the pointers, as after a cancel or a lost focus. */
  end(): void;
}

/** Drag, resize, turn and pinch of the photos; everything else pans and zooms the camera. */
export function createPhotoGestures(host: GestureHost): PhotoGestures {
  const { camera, printArea } = host;
  const pointers = new Map<number, Pointer>();
  let gesture: Gesture | undefined;

  const snapWithin = ({ isSnapOff }: Pointer) => ({
    points: isSnapOff ? 0 : SNAP_PX / camera.pixelsPerPoint,
    degrees: isSnapOff ? 0 : SNAP_DEGREES,
  });

  function beginDrag({ target, pointer }: Press): Gesture {
    const imageId = target.kind === "photo" ? target.imageId : host.getActiveId();
    const start = imageId === undefined ? undefined : host.getShown(imageId);
    if (
      host.isReadOnly() ||
      target.kind === "canvas" ||
      imageId === undefined ||
      start === undefined
    ) {
      return { kind: "pan-zoom", gesture: new PanZoomGesture(camera, [pointer.at]) };
    }
    if (target.kind === "photo") host.activate(imageId);
    return { kind: "drag", imageId, place: createDrag(target, start, camera.toDesign(pointer.at)) };
  }

  function createDrag(target: PointerTarget, start: PhotoPlacement, from: Point): Drag["place"] {
    switch (target.kind) {
      case "handle": {
        const offset = getOffsetToHandle(start, target.handle, from);
        return (pointer) => {
          const to = camera.toDesign(pointer.at);
          return resizePlacement(
            start,
            target.handle,
            { x: to.x + offset.x, y: to.y + offset.y },
            {
              area: printArea,
              keepRatio: host.isRatioKept() && !pointer.isRatioFree,
              points: snapWithin(pointer).points,
            },
          );
        };
      }
      case "knob":
        return (pointer) =>
          rotatePlacement(start, from, camera.toDesign(pointer.at), snapWithin(pointer));
      default:
        return (pointer) =>
          dragPlacement(start, from, camera.toDesign(pointer.at), printArea, snapWithin(pointer));
    }
  }

  /** Two pointers transform a photo if one was pressed on it, otherwise the view. */
  function beginPair(target: PointerTarget): Gesture {
    const [a, b] = pointers.values();
    const imageId = findPinchedPhoto(gesture, target, host.getActiveId());
    const start = imageId === undefined ? undefined : host.getShown(imageId);
    if (
      host.isReadOnly() ||
      imageId === undefined ||
      start === undefined ||
      a === undefined ||
      b === undefined
    ) {
      return { kind: "pan-zoom", gesture: new PanZoomGesture(camera, toPoints(pointers)) };
    }
    host.activate(imageId);
    const from = [camera.toDesign(a.at), camera.toDesign(b.at)] as const;
    return { kind: "pinch", imageId, start, from };
  }

  function movePinch({ imageId, start, from }: Pinch, pointer: Pointer): void {
    const [a, b] = pointers.values();
    if (a === undefined || b === undefined) return;
    const to = [camera.toDesign(a.at), camera.toDesign(b.at)] as const;
    host.setDraft(imageId, pinchPlacement(start, from, to, printArea, snapWithin(pointer)));
  }

  return {
    down(target, pointer) {
      if (pointers.size >= 2) return;
      pointers.set(pointer.id, pointer);
      if (pointers.size === 1) gesture = { kind: "press", target, pointer };
      // The pointer left over from an ended pair starts no gesture until it is lifted.
      else if (gesture !== undefined) gesture = beginPair(target);
    },
    move(pointer) {
      if (!pointers.has(pointer.id) || gesture === undefined) return;
      pointers.set(pointer.id, pointer);
      if (gesture.kind === "press" && isBelowDragThreshold(gesture.pointer, pointer)) return;
      if (gesture.kind === "press") gesture = beginDrag(gesture);
      if (gesture.kind === "drag") host.setDraft(gesture.imageId, gesture.place(pointer));
      else if (gesture.kind === "pinch") movePinch(gesture, pointer);
      else if (gesture.kind === "pan-zoom") gesture.gesture.move(toPoints(pointers));
    },
    up(pointer) {
      if (!pointers.delete(pointer.id)) return;
      const ended = gesture;
      gesture = undefined;
      host.commit();
      if (ended?.kind === "press") host.click(ended.target, pointer.at);
    },
    end() {
      pointers.clear();
      gesture = undefined;
      host.commit();
    },
  };
}

function findPinchedPhoto(
  gesture: Gesture | undefined,
  second: PointerTarget,
  activeId: string | undefined,
): string | undefined {
  if (gesture?.kind === "drag") return gesture.imageId;
  if (gesture?.kind !== "press") return second.kind === "canvas" ? undefined : activeId;
  if (gesture.target.kind === "photo") return gesture.target.imageId;
  return gesture.target.kind === "canvas" && second.kind === "canvas" ? undefined : activeId;
}

/** The offset from the pointer to the handle it pressed, so that the handle does not jump. */
function getOffsetToHandle(start: PhotoPlacement, handle: Handle, from: Point): Point {
  const radians = (start.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const arm = { x: (handle.x * start.width) / 2, y: (handle.y * start.height) / 2 };
  return {
    x: start.x + start.width / 2 + arm.x * cos - arm.y * sin - from.x,
    y: start.y + start.height / 2 + arm.x * sin + arm.y * cos - from.y,
  };
}

function isBelowDragThreshold(from: Pointer, to: Pointer): boolean {
  return measurePointers([from.at, to.at]).distance < getDragThresholdPx(to.type);
}

function toPoints(pointers: ReadonlyMap<number, Pointer>): Point[] {
  return [...pointers.values()].map(({ at }) => at);
}
