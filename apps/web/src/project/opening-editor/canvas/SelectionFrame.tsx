import type { OpeningImage } from "@photomap/project";
import { RotateCw } from "lucide-react";
import { useRef } from "react";
import type { Camera } from "../../../ui/viewport/camera.ts";
import { useDomUpdate } from "../live-value.ts";
import { getShownPlacement, type PlacementDraft } from "../use-placement-draft.ts";
import { getCursor, getSelectionBox, HANDLES, type SelectionBox } from "./frame-geometry.ts";
import styles from "./SelectionFrame.module.css";

/** The shortest side that has a handle: on shorter ones it would cover the corner handles. */
const MIN_SIDE_HANDLE_PX = 96;

interface SelectionFrameProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly camera: Camera;
}

/** Outline, handles and rotation knob of the active photo, in the same size at every zoom. */
export function SelectionFrame({ image, draft, camera }: SelectionFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const knob = useRef<HTMLDivElement>(null);
  const applied = useRef<SelectionBox>(undefined);
  useDomUpdate([draft, camera], () => {
    if (frame.current === null || knob.current === null) return;
    const box = getSelectionBox(getShownPlacement(draft.get(), image), camera);
    const before = applied.current;
    applied.current = box;
    moveFrame(frame.current, box);
    if (box.width !== before?.width || box.height !== before.height) sizeFrame(frame.current, box);
    if (box.degrees !== before?.degrees) setCursors(frame.current, box);
    if (box.knob !== before?.knob || box.height !== before.height) placeKnob(knob.current, box);
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

function moveFrame(frame: HTMLElement, { center, width, height, degrees }: SelectionBox): void {
  const corner = `translate(${center.x - width / 2}px, ${center.y - height / 2}px)`;
  frame.style.transform = `${corner} rotate(${degrees}deg)`;
}

function sizeFrame({ style, dataset }: HTMLElement, { width, height }: SelectionBox): void {
  style.width = `${width}px`;
  style.height = `${height}px`;
  dataset["narrow"] = String(width < MIN_SIDE_HANDLE_PX);
  dataset["low"] = String(height < MIN_SIDE_HANDLE_PX);
}

function setCursors(frame: HTMLElement, { degrees }: SelectionBox): void {
  frame.querySelectorAll<HTMLElement>("[data-handle]").forEach((element, i) => {
    const handle = HANDLES[i];
    if (handle !== undefined) element.style.cursor = getCursor(handle, degrees);
  });
}

/** The stem connects the knob to the edge of the photo, unless the knob is on the photo. */
function placeKnob(element: HTMLElement, { height, knob }: SelectionBox): void {
  element.style.top = `${height / 2 + knob}px`;
  element.style.setProperty("--stem", `${Math.max(0, Math.abs(knob) - height / 2)}px`);
  element.dataset["side"] = knob < 0 ? "above" : "below";
}
