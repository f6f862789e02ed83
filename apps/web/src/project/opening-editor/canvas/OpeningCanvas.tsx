import type { Opening } from "@photomap/design";
import type { Box } from "@photomap/geometry";
import type { OpeningImage } from "@photomap/project";
import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { CameraZoomControls } from "../../../ui/viewport/CameraZoomControls.tsx";
import type { FindPhotoUrl } from "../../store/photo-addresses.ts";
import type { OpeningEditActions } from "../use-opening-editor.ts";
import type { PhotoSelection } from "../use-photo-selection.ts";
import type { PlacementDraftControls } from "../use-placement-draft.ts";
import { GuideLines } from "./GuideLines.tsx";
import styles from "./OpeningCanvas.module.css";
import { OpeningScene } from "./OpeningScene.tsx";
import { SelectionFrame } from "./SelectionFrame.tsx";
import { useCanvasPointers } from "./use-canvas-pointers.ts";
import { useCanvasWheel } from "./use-canvas-wheel.ts";
import { useOpeningCamera } from "./use-opening-camera.ts";
import { useShortcuts } from "./use-shortcuts.ts";

interface OpeningCanvasProps {
  readonly opening: Opening;
  readonly images: readonly OpeningImage[];
  readonly background: string | undefined;
  readonly photoUrl: FindPhotoUrl;
  readonly printArea: Box;
  readonly readOnly: boolean;
  readonly isRatioKept: boolean;
  readonly selection: PhotoSelection;
  readonly placement: PlacementDraftControls;
  readonly edits: Pick<OpeningEditActions, "remove" | "reset" | "raise">;
  /** Placed above the canvas. */
  readonly children?: ReactNode;
}

export function OpeningCanvas(props: OpeningCanvasProps) {
  const { opening, images, printArea, readOnly, selection, placement, edits } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const describedBy = useId();
  const { outer, print, cut } = opening.layers;
  const { camera, painted } = useOpeningCamera((outer ?? print ?? cut)?.box ?? printArea, canvas);
  const { isRatioKept } = props;
  const { raise } = edits;
  const editing = { images, printArea, readOnly, selection, placement };
  const pointers = useCanvasPointers({ ...editing, canvas, camera, isRatioKept, raise });
  const keys = useShortcuts({ ...editing, edits });
  useCanvasWheel({ ...editing, canvas, camera });
  useCanvasFocus(canvas, images);
  const { active, highlightedId } = selection;
  const count = images.length;
  return (
    <div className={styles.viewport}>
      <div
        ref={canvas}
        className={styles.canvas}
        role="application"
        aria-label={`${opening.name}: ${count} ${count === 1 ? "photo" : "photos"}`}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the shortcuts need the focus
        tabIndex={0}
        data-readonly={readOnly || undefined}
        {...pointers}
        {...keys}
      >
        <OpeningScene
          opening={opening}
          images={images}
          background={props.background}
          active={active}
          highlightedId={highlightedId}
          draft={placement.draft}
          camera={camera}
          painted={painted}
          photoUrl={props.photoUrl}
        />
        <GuideLines draft={placement.draft} camera={camera} />
        {active && !readOnly ? (
          <SelectionFrame image={active} draft={placement.draft} camera={camera} />
        ) : null}
      </div>
      <p id={describedBy} className="visually-hidden">
        {readOnly
          ? "Use the zoom buttons for a closer look."
          : "Choose a photo below. Left and right arrows turn it, up and down change its size, A, D, W and S move it, Space resets it, Backspace removes it, Escape deselects it."}
      </p>
      {props.children}
      <div className={styles.zoom}>
        <CameraZoomControls camera={camera} direction="column" />
      </div>
    </div>
  );
}

/** Focuses the canvas when the editor opens and when photos are added, so that its keys work. */
function useCanvasFocus(
  canvas: RefObject<HTMLElement | null>,
  images: readonly OpeningImage[],
): void {
  const count = useRef(-1);
  useEffect(() => {
    const isMore = images.length > count.current;
    count.current = images.length;
    if (isMore && !isUsedElsewhere(document.activeElement)) {
      canvas.current?.focus({ preventScroll: true });
    }
  }, [canvas, images]);
}

const FIELDS = 'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select';

/** A dialog, or a field that the user is filling in. */
function isUsedElsewhere(element: Element | null): boolean {
  return Boolean(element?.closest(`${FIELDS}, [role="dialog"]`));
}
