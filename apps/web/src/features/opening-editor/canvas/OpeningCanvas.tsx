import type { Box } from "@photomap/geometry";
import { type ReactNode, useId, useRef } from "react";
import { ZoomControls } from "../../../ui/layout/ZoomControls.tsx";
import { useLiveValue } from "../live/use-live-value.ts";
import type { OpeningRoom } from "../use-opening-room.ts";
import { GuideLines } from "./GuideLines.tsx";
import styles from "./OpeningCanvas.module.css";
import { OpeningScene } from "./OpeningScene.tsx";
import { SelectionFrame } from "./SelectionFrame.tsx";
import { useCanvasPointers } from "./use-canvas-pointers.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { type StageControl, useStage } from "./use-stage.ts";
import { nextLevel } from "./zoom.ts";

interface OpeningCanvasProps {
  readonly room: OpeningRoom;
  readonly box: Box;
  /** Lies on the wall: hint, help, and what else belongs to the picture. */
  readonly children?: ReactNode;
}

export function OpeningCanvas({ room, box, children }: OpeningCanvasProps) {
  const { opening, input, photoUrl } = room.props;
  const wall = useRef<HTMLDivElement>(null);
  const describedBy = useId();
  const stage = useStage(box, wall);
  const pointers = useCanvasPointers(room, stage, wall);
  const keys = useShortcuts(room);
  const count = room.images.length;
  return (
    <div className={styles.wall}>
      <div
        ref={wall}
        className={styles.canvas}
        role="application"
        aria-label={`${opening.name}: ${count} ${count === 1 ? "photo" : "photos"}`}
        aria-describedby={describedBy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys below need the focus
        tabIndex={0}
        data-readonly={room.readOnly || undefined}
        {...pointers}
        {...keys}
      >
        <OpeningScene
          opening={opening}
          input={input}
          active={room.active}
          highlightedId={room.highlightedId}
          draft={room.draft}
          stage={stage}
          photoUrl={photoUrl}
        />
        <GuideLines draft={room.draft} stage={stage.live} />
        {room.active && !room.readOnly ? (
          <SelectionFrame image={room.active} draft={room.draft} stage={stage.live} />
        ) : null}
      </div>
      <p id={describedBy} className="visually-hidden">
        {room.readOnly
          ? "The zoom buttons show it closer."
          : "Choose a photo below. Left and right arrows turn it, up and down change its size, A, D, W and S move it, Space resets it, Backspace removes it, Escape lets go of it."}
      </p>
      {children}
      <div className={styles.zoom}>
        <StageZoom stage={stage} />
      </div>
    </div>
  );
}

function StageZoom({ stage }: { readonly stage: StageControl }) {
  const percent = useLiveValue(stage.live, ({ zoom }) => zoom.percent);
  return (
    <ZoomControls
      percent={Math.round(percent)}
      canZoomIn={nextLevel(percent, 1) !== undefined}
      canZoomOut={nextLevel(percent, -1) !== undefined}
      onZoomIn={() => stage.step(1)}
      onZoomOut={() => stage.step(-1)}
      onFit={stage.fit}
      direction="column"
    />
  );
}
