import { type DragEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Camera } from "./camera.ts";
import { isCameraKey, moveByKey } from "./camera-keys.ts";
import { listenToGestures } from "./gestures.ts";
import { createHitTest } from "./hit-test.ts";
import styles from "./MapStage.module.css";
import type { MapViewProps } from "./map-view-props.ts";
import { RegionHighlight } from "./RegionHighlight.tsx";
import { RegionTwin } from "./RegionTwin.tsx";
import type { Region } from "./region.ts";
import { useHighlight } from "./use-highlight.ts";
import { useMapPicture } from "./use-map-picture.ts";
import { useRoom } from "./use-room.ts";

/** A fingertip covers more than the smallest regions; a mouse points at what it means. */
const TOUCH_SLACK_PX = 12;
const MOUSE_SLACK_PX = 3;

interface MapStageProps extends MapViewProps {
  readonly camera: Camera;
  readonly regions: readonly Region[];
  readonly isHidden: boolean;
}

export function MapStage(props: MapStageProps) {
  const { design, regions, camera } = props;
  const stage = useRef<HTMLDivElement>(null);
  const { board, base, detail, overlay, wasDrawn } = useMapPicture(props);
  const [firstInputs] = useState(props.inputs);
  const isAsItWas = !wasDrawn && props.inputs === firstInputs;
  const highlight = useHighlight();
  useRoom(stage, camera, props.corner !== undefined);
  const hitTest = useMemo(
    () => createHitTest(regions.flatMap((region) => (region.isIncluded ? [region.opening] : []))),
    [regions],
  );
  const find = (at: { clientX: number; clientY: number }, slackPx: number) => {
    const { left, top } = stage.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    const point = camera.toDesign({ x: at.clientX - left, y: at.clientY - top });
    return hitTest(point, slackPx / camera.pixelsPerPoint);
  };
  const latest = useRef({ hitTest, clearHighlight: highlight.clear });
  useEffect(() => {
    latest.current = { hitTest, clearHighlight: highlight.clear };
  });
  useEffect(() => {
    if (stage.current === null) return;
    return listenToGestures(stage.current, camera, {
      onMoveStart: () => latest.current.clearHighlight(),
      isFree: (at) =>
        latest.current.hitTest(camera.toDesign(at), TOUCH_SLACK_PX / camera.pixelsPerPoint) ===
        undefined,
    });
  }, [camera]);

  /** A pointer means what lies under it; a key or a screen reader means the control it is on. */
  const click = (event: MouseEvent) => {
    const isTouch =
      event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === "touch";
    const pointed =
      event.detail > 0 ? find(event, isTouch ? TOUCH_SLACK_PX : MOUSE_SLACK_PX) : undefined;
    const opening = pointed ?? controlled(event);
    if (opening !== undefined) props.onOpen(opening);
  };
  const controlled = (event: { target: EventTarget }) => {
    const control = event.target instanceof Element && event.target.closest("[data-opening-id]");
    const id = control instanceof HTMLElement ? control.dataset["openingId"] : undefined;
    return regions.find(({ opening, isIncluded }) => isIncluded && opening.id === id)?.opening;
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    highlight.dragOver((find(event, MOUSE_SLACK_PX) ?? controlled(event))?.id);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    highlight.clear();
    props.onDropFiles(event.dataTransfer, find(event, MOUSE_SLACK_PX) ?? controlled(event));
  };
  const seen = regions.find(({ opening }) => opening.id === highlight.shownId);
  return (
    // The regions are the controls; the stage only knows where they are.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events jsx-a11y/no-static-element-interactions
    <div
      ref={stage}
      className={styles.stage}
      hidden={props.isHidden}
      data-pointing={seen !== undefined || undefined}
      data-dropping={highlight.isDragging || undefined}
      onClick={click}
      onPointerMove={(event) => {
        if (event.pointerType !== "touch" && event.buttons === 0)
          highlight.point(find(event, MOUSE_SLACK_PX)?.id);
      }}
      onPointerLeave={() => highlight.point(undefined)}
      onDragOver={dragOver}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) highlight.clear();
      }}
      onDrop={drop}
      onKeyDown={(event) => {
        if (!isCameraKey(event)) return;
        event.preventDefault();
        moveByKey(camera, event);
      }}
    >
      <div ref={board} className={styles.board}>
        <canvas ref={base} className={styles.picture} aria-hidden="true" />
        {isAsItWas && props.glimpseUrl !== undefined ? (
          <img className={styles.glimpse} src={props.glimpseUrl} alt="" decoding="sync" />
        ) : null}
      </div>
      <canvas ref={detail} className={styles.picture} aria-hidden="true" hidden />
      <div ref={overlay} className={styles.overlay}>
        <RegionTwin
          label={`${design.name}: ${design.regionTypePlural}`}
          design={design}
          regions={regions}
          camera={camera}
          badge={props.badge}
          onFocus={highlight.focus}
        />
      </div>
      {seen === undefined ? null : (
        <RegionHighlight
          key={seen.opening.id}
          region={seen}
          camera={camera}
          isFocused={highlight.focusedId === seen.opening.id}
        />
      )}
    </div>
  );
}
