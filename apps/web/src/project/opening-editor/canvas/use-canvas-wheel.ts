import type { Box } from "@photomap/geometry";
import { scalePlacement } from "@photomap/project";
import { type RefObject, useEffect } from "react";
import { useLatest } from "../../../platform/hooks/use-latest.ts";
import type { Camera } from "../../../ui/viewport/camera.ts";
import { listenToWheel, moveCameraByWheel } from "../../../ui/viewport/wheel.ts";
import type { PhotoSelection } from "../use-photo-selection.ts";
import type { PlacementDraftControls } from "../use-placement-draft.ts";

/** A wheel reports no end: notches within this time are one edit. */
const COMMIT_DELAY_MS = 300;

interface CanvasWheelOptions {
  readonly canvas: RefObject<HTMLElement | null>;
  readonly camera: Camera;
  readonly printArea: Box;
  readonly readOnly: boolean;
  readonly selection: PhotoSelection;
  readonly placement: PlacementDraftControls;
}

/** The wheel resizes the active photo below the pointer; with Ctrl, or beside it, it moves the view. */
export function useCanvasWheel(options: CanvasWheelOptions): void {
  const { canvas, camera } = options;
  const latest = useLatest(options);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopListening = listenToWheel(canvas.current, (motion, at, event) => {
      const { selection, placement, printArea, readOnly } = latest.current;
      const imageId = readOnly ? undefined : selection.active?.id;
      const shown = imageId === undefined ? undefined : placement.getShown(imageId);
      const isView = motion.kind === "pan" || event.ctrlKey || event.metaKey;
      if (isView || imageId === undefined || shown === undefined || !isOver(event, imageId))
        return moveCameraByWheel(camera, motion, at);
      placement.setDraft(imageId, {
        placement: scalePlacement(shown, motion.factor, printArea),
        guides: [],
      });
      clearTimeout(timer);
      timer = setTimeout(() => latest.current.placement.commit(), COMMIT_DELAY_MS);
      return true;
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [canvas, camera, latest]);
}

/** Whether the wheel turns over the photo, its frame or its handles. */
function isOver({ target }: WheelEvent, imageId: string): boolean {
  const part = target instanceof Element ? target.closest<HTMLElement>("[data-photo]") : null;
  return part?.dataset["photo"] === imageId;
}
