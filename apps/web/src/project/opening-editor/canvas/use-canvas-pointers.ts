import type { Box, Point } from "@photomap/geometry";
import type { OpeningImage } from "@photomap/project";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLatest } from "../../../platform/hooks/use-latest.ts";
import type { Camera } from "../../../ui/viewport/camera.ts";
import type { PhotoSelection } from "../use-photo-selection.ts";
import type { PlacementDraftControls } from "../use-placement-draft.ts";
import { createDoubleClickDetector } from "./double-click.ts";
import { createPhotoGestures, type Pointer, type PointerTarget } from "./photo-gestures.ts";

interface CanvasPointersOptions {
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly camera: Camera;
  readonly printArea: Box;
  readonly images: readonly OpeningImage[];
  readonly readOnly: boolean;
  readonly isRatioKept: boolean;
  readonly selection: PhotoSelection;
  readonly placement: PlacementDraftControls;
  readonly raise: (imageId: string) => void;
}

/** Handlers that feed pointer events of the canvas to the photo gestures. */
export function useCanvasPointers(options: CanvasPointersOptions) {
  const { canvas, camera, printArea, placement } = options;
  const latest = useLatest(options);
  const [doubleClicks] = useState(createDoubleClickDetector);
  /** Read once per gesture: reading it in every move would force a layout in every frame. */
  const origin = useRef<Point>({ x: 0, y: 0 });

  function click(target: PointerTarget, at: Point): void {
    const { selection, images, readOnly, raise } = latest.current;
    if (target.kind === "canvas") return selection.activate(undefined);
    if (target.kind !== "photo") return;
    const doubled = doubleClicks.add({ imageId: target.imageId, at, timeMs: performance.now() });
    if (doubled !== undefined && doubled !== images.at(-1)?.id && !readOnly) {
      selection.activate(doubled);
      return raise(doubled);
    }
    const imageId = findPhotoAt(canvas.current, at) ?? target.imageId;
    selection.toggle(imageId);
  }

  const [gestures] = useState(() =>
    createPhotoGestures({
      camera,
      printArea,
      isReadOnly: () => latest.current.readOnly,
      isRatioKept: () => latest.current.isRatioKept,
      getActiveId: () => latest.current.selection.active?.id,
      getShown: placement.getShown,
      setDraft: placement.setDraft,
      commit: placement.commit,
      activate: (imageId) => latest.current.selection.activate(imageId),
      click,
    }),
  );

  useEffect(() => () => gestures.end(), [gestures]);

  const readPointer = (event: PointerEvent): Pointer => ({
    id: event.pointerId,
    at: { x: event.clientX - origin.current.x, y: event.clientY - origin.current.y },
    type: event.pointerType,
    isRatioFree: event.shiftKey,
    isSnapOff: event.ctrlKey || event.metaKey,
  });

  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (event.pointerType === "mouse" && event.button > 1) return;
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      const { left, top } = event.currentTarget.getBoundingClientRect();
      origin.current = { x: left, y: top };
      // The middle button always pans.
      const target: PointerTarget =
        event.button === 1 ? { kind: "canvas" } : findTarget(event.target);
      gestures.down(target, readPointer(event));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (event.buttons === 0 && event.pointerType === "mouse") {
        const target = findTarget(event.target);
        options.selection.highlight(target.kind === "photo" ? target.imageId : undefined);
      } else gestures.move(readPointer(event));
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => gestures.up(readPointer(event)),
    onPointerCancel: () => gestures.end(),
    onPointerLeave: () => options.selection.highlight(undefined),
    onBlur: () => gestures.end(),
  };
}

function findTarget(element: EventTarget): PointerTarget {
  if (!(element instanceof Element)) return { kind: "canvas" };
  const part = element.closest<HTMLElement | SVGElement>(
    "[data-handle], [data-knob], [data-photo]",
  );
  if (part === null) return { kind: "canvas" };
  const { handle, photo } = part.dataset;
  if (photo !== undefined) return { kind: "photo", imageId: photo };
  if (handle === undefined) return { kind: "knob" };
  const [x, y] = handle.split(" ").map((sign) => Math.sign(Number(sign)));
  return { kind: "handle", handle: { x: toSign(x), y: toSign(y) } };
}

function toSign(value: number | undefined): -1 | 0 | 1 {
  return value === undefined || value === 0 ? 0 : value < 0 ? -1 : 1;
}

/** The topmost photo at a point, below the frame of the active one. */
function findPhotoAt(canvas: HTMLElement | null, { x, y }: Point): string | undefined {
  if (canvas === null) return undefined;
  const { left, top } = canvas.getBoundingClientRect();
  return (
    document
      .elementsFromPoint(left + x, top + y)
      .find((element) => element.matches("[data-photo]:not([data-frame])"))
      ?.getAttribute("data-photo") ?? undefined
  );
}
