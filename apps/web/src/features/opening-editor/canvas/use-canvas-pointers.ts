import type { Point } from "@photomap/geometry";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "../live/use-latest.ts";
import type { OpeningRoom } from "../use-opening-room.ts";
import { createClicks } from "./double-click.ts";
import { createGestures, type Target, type Touch } from "./gestures.ts";
import type { StageControl } from "./use-stage.ts";
import { toDesign } from "./zoom.ts";

/** Joins the pointers of the browser to the gestures on the photo and the wall. */
export function useCanvasPointers(
  room: OpeningRoom,
  stage: StageControl,
  wall: RefObject<HTMLDivElement | null>,
) {
  const latest = useLatest({ room, stage });
  const [clicks] = useState(createClicks);
  /** Measured once per gesture: asking with every move would lay the page out with every move. */
  const corner = useRef<Point>({ x: 0, y: 0 });

  function clickOn(target: Target, at: Point): void {
    const current = latest.current.room;
    if (target.kind === "wall") return current.activate(undefined);
    if (target.kind !== "photo") return;
    const doubled = clicks.take({ imageId: target.imageId, at, time: performance.now() });
    if (doubled !== undefined && doubled !== current.images.at(-1)?.id && !current.readOnly) {
      current.activate(doubled);
      return current.raise(doubled);
    }
    const imageId = photoAt(wall.current, at) ?? target.imageId;
    current.activate(imageId === current.active?.id ? undefined : imageId);
  }

  const [gestures] = useState(() =>
    createGestures({
      area: room.area,
      isReadOnly: () => latest.current.room.readOnly,
      isRatioKept: () => latest.current.room.isRatioKept,
      activeId: () => latest.current.room.active?.id,
      shown: room.shown,
      hold: room.hold,
      commit: room.commit,
      toDesign: (point) => toDesign(latest.current.stage.live.get().view, point),
      scale: () => latest.current.stage.live.get().view.scale,
      pan: (by) => latest.current.stage.pan(by),
      zoomBy: (factor, at) => latest.current.stage.zoomBy(factor, at),
      activate: (imageId) => latest.current.room.activate(imageId),
      click: (target, at) => clickOn(target, at),
    }),
  );

  useEffect(() => () => gestures.end(), [gestures]);

  const touchOf = (event: PointerEvent): Touch => ({
    id: event.pointerId,
    at: { x: event.clientX - corner.current.x, y: event.clientY - corner.current.y },
    isTouch: event.pointerType === "touch",
    shift: event.shiftKey,
    free: event.ctrlKey || event.metaKey,
  });

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.pointerType === "mouse" && event.button > 1) return;
      wall.current?.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      corner.current = event.currentTarget.getBoundingClientRect();
      // The middle button always moves the wall.
      gestures.down(event.button === 1 ? { kind: "wall" } : targetOf(event.target), touchOf(event));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (event.buttons === 0 && event.pointerType === "mouse") room.highlight(hoveredOf(event));
      else gestures.move(touchOf(event));
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => gestures.up(touchOf(event)),
    onPointerCancel: () => gestures.end(),
    onPointerLeave: () => room.highlight(undefined),
    onBlur: () => gestures.end(),
  };
}

function targetOf(element: EventTarget): Target {
  if (!(element instanceof Element)) return { kind: "wall" };
  const part = element.closest<HTMLElement | SVGElement>(
    "[data-handle], [data-knob], [data-photo]",
  );
  if (part === null) return { kind: "wall" };
  const { handle, photo } = part.dataset;
  if (photo !== undefined) return { kind: "photo", imageId: photo };
  if (handle === undefined) return { kind: "knob" };
  const [x, y] = handle.split(" ").map((sign) => Math.sign(Number(sign)));
  return { kind: "handle", handle: { x: toSign(x), y: toSign(y) } };
}

function toSign(value: number | undefined): -1 | 0 | 1 {
  return value === undefined || value === 0 ? 0 : value < 0 ? -1 : 1;
}

/** The topmost photo one sees at a point, under the frame of the active one. */
function photoAt(wall: HTMLElement | null, { x, y }: Point): string | undefined {
  if (wall === null) return undefined;
  const { left, top } = wall.getBoundingClientRect();
  return (
    document
      .elementsFromPoint(left + x, top + y)
      .find((element) => element.matches("[data-photo]:not([data-frame])"))
      ?.getAttribute("data-photo") ?? undefined
  );
}

function hoveredOf(event: PointerEvent): string | undefined {
  const target = targetOf(event.target);
  return target.kind === "photo" ? target.imageId : undefined;
}
