import type { Opening } from "@photomap/design";
import type { Point } from "@photomap/geometry";
import {
  type DragEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import type { Camera } from "../../ui/viewport/camera.ts";
import { toElementPoint } from "../../ui/viewport/pointers.ts";
import { useViewportSize } from "../../ui/viewport/use-viewport-size.ts";
import type { Size } from "../../ui/viewport/view.ts";
import { AccessibleRegionList } from "./AccessibleRegionList.tsx";
import { createHitTest } from "./hit-test.ts";
import styles from "./MapStage.module.css";
import { getMapInsets } from "./map-camera.ts";
import { isEditKey, listenToGestures, moveCameraByKey } from "./map-gestures.ts";
import type { MapViewProps } from "./map-view-props.ts";
import { RegionHighlight } from "./RegionHighlight.tsx";
import type { RegionView } from "./region.ts";
import { SuggestionOutlines } from "./SuggestionOutlines.tsx";
import { isSmallTarget, MIN_TARGET_PX } from "./target-size.ts";
import { useMapPicture } from "./use-map-picture.ts";
import { useRegionHighlight } from "./use-region-highlight.ts";

const MOUSE_TOLERANCE_PX = 3;

interface MapStageProps extends MapViewProps {
  readonly camera: Camera;
  readonly regions: readonly RegionView[];
  readonly isHidden: boolean;
  /** Whether a hint is shown below the map. */
  readonly hasHint: boolean;
  /** Whether there is, or will be, an invitation below the map. */
  readonly hasInvitation: boolean;
}

/** The drawn map with its pointer, keyboard and drop interactions. */
export function MapStage(props: MapStageProps) {
  const { design, regions, camera } = props;
  const stage = useRef<HTMLDivElement>(null);
  const { board, base, detail, overlay, wasDrawn } = useMapPicture(props);
  const [initialInputs] = useState(props.inputs);
  const isPreviewCurrent = !wasDrawn && props.inputs === initialInputs;
  const highlight = useRegionHighlight();
  useBoardSize(stage, camera);
  const hasCorner = props.corner !== undefined;
  const { hasHint, hasInvitation } = props;
  const getInsets = useCallback(
    (size: Size) => getMapInsets(size, { hasCorner, hasHint, hasInvitation }),
    [hasCorner, hasHint, hasInvitation],
  );
  useViewportSize(stage, camera, getInsets);
  const hitTest = useMemo(
    () => createHitTest(regions.flatMap((region) => (region.isIncluded ? [region.opening] : []))),
    [regions],
  );
  const excludedHitTest = useMemo(
    () =>
      createHitTest(regions.flatMap(({ isIncluded, opening }) => (isIncluded ? [] : [opening]))),
    [regions],
  );
  const findOpeningAtPointer = (event: MouseEvent, { isTouch = false } = {}) => {
    const at = camera.toDesign(toElementPoint(event.currentTarget, event));
    return isTouch
      ? hitTest.findWidened(at, MIN_TARGET_PX / 2 / camera.pixelsPerPoint)
      : hitTest.find(at, MOUSE_TOLERANCE_PX / camera.pixelsPerPoint);
  };
  /** Also finds an opening that is not included, where there is no other. */
  const findChoiceAt = (event: MouseEvent, touch?: { readonly isTouch: boolean }) => {
    const included = findOpeningAtPointer(event, touch);
    if (included !== undefined || !props.canOpenExcluded) return included;
    return excludedHitTest.find(camera.toDesign(toElementPoint(event.currentTarget, event)), 0);
  };
  const findRegionOfButton = ({ target }: { readonly target: EventTarget | null }) => {
    const button = target instanceof Element && target.closest("[data-opening-id]");
    const id = button instanceof HTMLElement ? button.dataset["openingId"] : undefined;
    return regions.find(({ opening }) => opening.id === id);
  };
  const findChoiceOfButton = (event: { readonly target: EventTarget | null }) => {
    const region = findRegionOfButton(event);
    return region?.isIncluded || props.canOpenExcluded ? region?.opening : undefined;
  };
  const edit = (opening: Opening | undefined): boolean => {
    if (opening === undefined || props.onEdit === undefined) return false;
    props.onEdit(opening);
    return true;
  };
  const latest = useLatest({
    hitTest,
    clear: highlight.clear,
    editAt: (at: Point) => edit(hitTest.find(camera.toDesign(at), 0)),
  });
  useEffect(() => {
    if (stage.current === null) return;
    return listenToGestures(stage.current, camera, {
      onMoveStart: () => latest.current.clear(),
      isRegionAt: (at) => {
        const tolerance = MIN_TARGET_PX / 2 / camera.pixelsPerPoint;
        return latest.current.hitTest.find(camera.toDesign(at), tolerance) !== undefined;
      },
      onLongPress: (at) => latest.current.editAt(at),
    });
  }, [camera, latest]);

  /**
   * Clicks of a pointer count by position, those of keys and screen readers (detail 0) by button.
   * The first tap on a region smaller than a fingertip shows its name, the second opens it.
   */
  const click = (event: MouseEvent) => {
    const isTouch =
      event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";
    const atPointer = event.detail > 0 ? findChoiceAt(event, { isTouch }) : undefined;
    const opening = atPointer ?? findChoiceOfButton(event);
    if (opening === undefined) return highlight.name(undefined);
    const box = opening.layers.cut?.box;
    const isSmall = box !== undefined && isSmallTarget(box, camera.pixelsPerPoint);
    const isNamedFirst = isTouch && isSmall && opening.id !== highlight.namedId;
    highlight.name(isNamedFirst ? opening.id : undefined);
    if (!isNamedFirst) props.onOpen(opening);
  };
  const findDropTarget = (event: DragEvent) => {
    const atButton = findRegionOfButton(event);
    return findOpeningAtPointer(event) ?? (atButton?.isIncluded ? atButton.opening : undefined);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    highlight.dragOver(findDropTarget(event)?.id);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    highlight.clear();
    props.onDropFiles(event.dataTransfer, findDropTarget(event));
  };
  const highlighted = regions.find(({ opening }) => opening.id === highlight.shownId);
  return (
    // The buttons of the regions handle the keyboard; the stage maps pointer positions to them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-static-element-interactions
    <div
      ref={stage}
      className={styles.stage}
      hidden={props.isHidden}
      data-pointing={highlighted !== undefined || undefined}
      data-dropping={highlight.isDragging || undefined}
      onClick={click}
      onContextMenu={(event) => {
        // The menu key reports the place of the focused button, and no pressed button.
        const atPointer = event.button === 2 ? findChoiceAt(event) : undefined;
        if (edit(atPointer ?? findChoiceOfButton(event))) event.preventDefault();
      }}
      onPointerMove={(event) => {
        if (event.pointerType !== "touch" && event.buttons === 0)
          highlight.hover(findChoiceAt(event)?.id);
      }}
      onPointerLeave={() => highlight.hover(undefined)}
      onDragOver={dragOver}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) highlight.clear();
      }}
      onDrop={drop}
      onKeyDown={(event) => {
        const isHandled = isEditKey(event)
          ? edit(findChoiceOfButton(event))
          : moveCameraByKey(camera, event);
        if (isHandled) event.preventDefault();
      }}
    >
      <div ref={board} className={styles.board}>
        <canvas ref={base} className={styles.picture} aria-hidden="true" />
        {isPreviewCurrent && props.initialPreviewUrl !== undefined ? (
          <img
            className={styles.initialPreview}
            src={props.initialPreviewUrl}
            alt=""
            decoding="sync"
          />
        ) : null}
      </div>
      <canvas ref={detail} className={styles.picture} aria-hidden="true" hidden />
      <div ref={overlay} className={styles.overlay}>
        <SuggestionOutlines regions={regions} camera={camera} />
        <AccessibleRegionList
          label={`${design.name}: ${design.regionTypePlural}`}
          regions={regions}
          camera={camera}
          badge={props.badge}
          canOpenExcluded={props.canOpenExcluded}
          onFocus={highlight.focus}
        />
      </div>
      {highlighted === undefined ? null : (
        <RegionHighlight
          key={highlighted.opening.id}
          region={highlighted}
          camera={camera}
          isFocused={highlight.focusedId === highlighted.opening.id}
          {...(highlight.namedId === highlighted.opening.id && {
            onOpen: props.onOpen,
            openLabel: props.openLabel,
            onClose: () => highlight.name(undefined),
            takesPhotos: props.onEdit !== undefined,
          })}
        />
      )}
    </div>
  );
}

/** Sizes board and overlay by custom properties. Must subscribe before the viewport is measured. */
function useBoardSize(stage: RefObject<HTMLElement | null>, camera: Camera): void {
  useLayoutEffect(() => {
    let applied: Camera["fittedBoard"] | undefined;
    return camera.subscribe(() => {
      const { fittedBoard } = camera;
      if (fittedBoard === applied) return;
      applied = fittedBoard;
      stage.current?.style.setProperty("--board-width", `${fittedBoard.width}px`);
      stage.current?.style.setProperty("--board-height", `${fittedBoard.height}px`);
    });
  }, [stage, camera]);
}
