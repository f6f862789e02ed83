import type { OpeningImage } from "@photomap/project";
import { RotateCw } from "lucide-react";
import { useRef } from "react";
import type { LiveValue } from "../live/live-value.ts";
import { type PlacementDraft, shownPlacement } from "../live/placement-draft.ts";
import { usePaint } from "../live/use-paint.ts";
import { cursorOf, type FrameBox, frameOf, HANDLES } from "./frame-geometry.ts";
import styles from "./SelectionFrame.module.css";
import type { Stage } from "./use-stage.ts";

/** Below this the bars of the sides would cover the corners. */
const ROOM_FOR_BARS_PX = 96;

interface SelectionFrameProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly stage: LiveValue<Stage>;
}

/** Outline, handles and knob of the active photo; as large on the screen at every zoom. */
export function SelectionFrame({ image, draft, stage }: SelectionFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const knob = useRef<HTMLDivElement>(null);
  const painted = useRef<FrameBox>(undefined);
  usePaint([draft, stage], () => {
    if (frame.current === null || knob.current === null) return;
    const box = frameOf(shownPlacement(draft.get(), image), stage.get());
    const before = painted.current;
    painted.current = box;
    moveFrame(frame.current, box);
    if (box.width !== before?.width || box.height !== before.height) sizeFrame(frame.current, box);
    if (box.degrees !== before?.degrees) pointCursors(frame.current, box);
    if (box.knob !== before?.knob || box.height !== before.height) paintKnob(knob.current, box);
  });
  return (
    <div ref={frame} className={styles.frame} data-photo={image.id} data-frame>
      {HANDLES.map(({ x, y }) => (
        <div
          key={`${x} ${y}`}
          className={styles.handle}
          data-handle={`${x} ${y}`}
          data-shape={x === 0 ? "across" : y === 0 ? "down" : "corner"}
          style={{ left: `${50 + x * 50}%`, top: `${50 + y * 50}%` }}
        />
      ))}
      <div ref={knob} className={styles.knob} data-knob>
        <RotateCw size={20} strokeWidth={1.8} aria-hidden="true" />
      </div>
    </div>
  );
}

function moveFrame(frame: HTMLElement, { center, width, height, degrees }: FrameBox): void {
  const corner = `translate(${center.x - width / 2}px, ${center.y - height / 2}px)`;
  frame.style.transform = `${corner} rotate(${degrees}deg)`;
}

function sizeFrame({ style, dataset }: HTMLElement, { width, height }: FrameBox): void {
  style.width = `${width}px`;
  style.height = `${height}px`;
  dataset["narrow"] = String(width < ROOM_FOR_BARS_PX);
  dataset["low"] = String(height < ROOM_FOR_BARS_PX);
}

function pointCursors(frame: HTMLElement, { degrees }: FrameBox): void {
  frame.querySelectorAll<HTMLElement>("[data-handle]").forEach((element, i) => {
    const handle = HANDLES[i];
    if (handle !== undefined) element.style.cursor = cursorOf(handle, degrees);
  });
}

/** The stem reaches from the edge of the photo to the knob, unless the knob lies on the photo. */
function paintKnob(element: HTMLElement, { height, knob }: FrameBox): void {
  element.style.top = `${height / 2 + knob}px`;
  element.style.setProperty("--stem", `${Math.max(0, Math.abs(knob) - height / 2)}px`);
  element.dataset["side"] = knob < 0 ? "above" : "below";
}
