import type { Box, Point } from "@photomap/geometry";
import {
  dragPlacement,
  type Handle,
  type PhotoPlacement,
  pinchPlacement,
  resizePlacement,
  type Snapped,
  turnPlacement,
} from "@photomap/project";

/** What a pointer came down on. */
export type Target =
  | { readonly kind: "photo"; readonly imageId: string }
  | { readonly kind: "handle"; readonly handle: Handle }
  | { readonly kind: "knob" }
  | { readonly kind: "wall" };

/** A pointer where it is now, in pixels of the wall. */
export interface Touch {
  readonly id: number;
  readonly at: Point;
  readonly isTouch: boolean;
  /** Shift: the ratio is free. */
  readonly shift: boolean;
  /** Ctrl or Cmd: nothing catches. */
  readonly free: boolean;
}

/** What the gestures work on. */
export interface GestureHost {
  readonly area: Box;
  isReadOnly(): boolean;
  isRatioKept(): boolean;
  activeId(): string | undefined;
  shown(imageId: string): PhotoPlacement | undefined;
  toDesign(point: Point): Point;
  scale(): number;
  hold(imageId: string, snapped: Snapped): void;
  commit(): void;
  pan(by: Point): void;
  zoomBy(factor: number, at: Point): void;
  activate(imageId: string): void;
  /** A press without a drag: on a photo, or on the wall. */
  click(target: Target, at: Point): void;
}

interface Press {
  readonly kind: "press";
  readonly target: Target;
  readonly touch: Touch;
}

interface Drag {
  readonly kind: "drag";
  readonly imageId: string;
  readonly start: PhotoPlacement;
  readonly follow: (start: PhotoPlacement, touch: Touch) => Snapped;
}

interface Pinch {
  readonly kind: "pinch";
  readonly imageId: string;
  readonly start: PhotoPlacement;
  readonly from: readonly [Point, Point];
}

type Gesture = Press | Drag | Pinch | { readonly kind: "pan" | "zoom" };

/** Pixels a pointer may tremble before a press is a drag; fingers are less steady. */
const TREMBLE_PX = { mouse: 3, touch: 8 };
const CATCH_PX = 7;
const CATCH_DEGREES = 3;

export interface Gestures {
  down(target: Target, touch: Touch): void;
  move(touch: Touch): void;
  up(touch: Touch): void;
  /** Ends whatever is under way, keeping what it has done. */
  end(): void;
}

export function createGestures(host: GestureHost): Gestures {
  const touches = new Map<number, Touch>();
  let gesture: Gesture | undefined;

  const catching = (touch: Pick<Touch, "free">) => ({
    points: touch.free ? 0 : CATCH_PX / host.scale(),
    degrees: touch.free ? 0 : CATCH_DEGREES,
  });

  function beginDrag({ target, touch }: Press): Gesture {
    const imageId = target.kind === "photo" ? target.imageId : host.activeId();
    const start = imageId === undefined ? undefined : host.shown(imageId);
    if (
      host.isReadOnly() ||
      target.kind === "wall" ||
      imageId === undefined ||
      start === undefined
    ) {
      return { kind: "pan" };
    }
    if (target.kind === "photo") host.activate(imageId);
    const from = host.toDesign(touch.at);
    return { kind: "drag", imageId, start, follow: followFrom(target, from) };
  }

  function followFrom(target: Target, from: Point): Drag["follow"] {
    switch (target.kind) {
      case "handle":
        return (start, touch) => {
          const grip = gripOf(start, target.handle, from);
          const to = host.toDesign(touch.at);
          return resizePlacement(
            start,
            target.handle,
            { x: to.x + grip.x, y: to.y + grip.y },
            {
              area: host.area,
              keepRatio: host.isRatioKept() && !touch.shift,
              points: catching(touch).points,
            },
          );
        };
      case "knob":
        return (start, touch) =>
          turnPlacement(start, from, host.toDesign(touch.at), catching(touch));
      default:
        return (start, touch) =>
          dragPlacement(start, from, host.toDesign(touch.at), host.area, catching(touch));
    }
  }

  /** Two fingers hold the active photo if one of them came down on it, else they hold the wall. */
  function beginPair(target: Target): Gesture {
    const imageId = heldPhoto(gesture, target, host.activeId());
    const start = imageId === undefined ? undefined : host.shown(imageId);
    const pair = pairOf(touches);
    if (host.isReadOnly() || imageId === undefined || start === undefined || pair === undefined) {
      return { kind: "zoom" };
    }
    host.activate(imageId);
    return {
      kind: "pinch",
      imageId,
      start,
      from: [host.toDesign(pair[0].at), host.toDesign(pair[1].at)],
    };
  }

  function movePair(now: Gesture, before: Touch | undefined, touch: Touch): void {
    const pair = pairOf(touches);
    if (pair === undefined || before === undefined) return;
    if (now.kind === "pinch") {
      const to = [host.toDesign(pair[0].at), host.toDesign(pair[1].at)] as const;
      host.hold(now.imageId, pinchPlacement(now.start, now.from, to, host.area, catching(touch)));
    } else if (now.kind === "zoom") {
      const other = pair[0].id === touch.id ? pair[1] : pair[0];
      const spread = distance(before.at, other.at);
      host.pan({ x: (touch.at.x - before.at.x) / 2, y: (touch.at.y - before.at.y) / 2 });
      if (spread > 0)
        host.zoomBy(distance(touch.at, other.at) / spread, middle(touch.at, other.at));
    }
  }

  return {
    down(target, touch) {
      if (touches.size >= 2) return;
      touches.set(touch.id, touch);
      if (touches.size === 1) gesture = { kind: "press", target, touch };
      // A finger left over from a pair rests until it is lifted.
      else if (gesture !== undefined) gesture = beginPair(target);
    },
    move(touch) {
      const before = touches.get(touch.id);
      if (before === undefined || gesture === undefined) return;
      touches.set(touch.id, touch);
      if (gesture.kind === "press" && trembles(gesture.touch, touch)) return;
      if (gesture.kind === "press") gesture = beginDrag(gesture);
      if (gesture.kind === "drag") host.hold(gesture.imageId, gesture.follow(gesture.start, touch));
      else if (gesture.kind === "pan") {
        host.pan({ x: touch.at.x - before.at.x, y: touch.at.y - before.at.y });
      } else movePair(gesture, before, touch);
    },
    up(touch) {
      if (!touches.delete(touch.id)) return;
      const ended = gesture;
      gesture = undefined;
      host.commit();
      if (ended?.kind === "press") host.click(ended.target, touch.at);
    },
    end() {
      touches.clear();
      gesture = undefined;
      host.commit();
    },
  };
}

function heldPhoto(
  gesture: Gesture | undefined,
  second: Target,
  activeId: string | undefined,
): string | undefined {
  if (gesture?.kind === "drag") return gesture.imageId;
  if (gesture?.kind !== "press") return second.kind === "wall" ? undefined : activeId;
  if (gesture.target.kind === "photo") return gesture.target.imageId;
  return gesture.target.kind === "wall" && second.kind === "wall" ? undefined : activeId;
}

/** From the pointer to the handle it took hold of, so that the handle does not jump to it. */
function gripOf(start: PhotoPlacement, handle: Handle, from: Point): Point {
  const radians = (start.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const arm = { x: (handle.x * start.width) / 2, y: (handle.y * start.height) / 2 };
  return {
    x: start.x + start.width / 2 + arm.x * cos - arm.y * sin - from.x,
    y: start.y + start.height / 2 + arm.x * sin + arm.y * cos - from.y,
  };
}

function trembles(from: Touch, to: Touch): boolean {
  return distance(from.at, to.at) < TREMBLE_PX[to.isTouch ? "touch" : "mouse"];
}

function pairOf(touches: ReadonlyMap<number, Touch>): readonly [Touch, Touch] | undefined {
  const [a, b] = touches.values();
  return a === undefined || b === undefined ? undefined : [a, b];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
