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
const HIT_PX = 44;

interface SelectionFrameProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly stage: LiveValue<Stage>;
}

/** Outline, handles and knob of the active photo; as large on the screen at every zoom. */
export function SelectionFrame({ image, draft, stage }: SelectionFrameProps) {
  const frame = useRef<SVGGElement>(null);
  usePaint([draft, stage], () => {
    if (frame.current === null) return;
    paintFrame(frame.current, frameOf(shownPlacement(draft.get(), image), stage.get()));
  });
  return (
    <g ref={frame}>
      <rect className={styles.body} data-part="body" data-photo={image.id} data-frame />
      <line className={styles.stem} data-part="stem" x1={0} x2={0} />
      <rect className={styles.outline} data-part="outline" />
      {HANDLES.map(({ x, y }) => (
        <g key={`${x} ${y}`} data-part="handle" data-handle={`${x} ${y}`}>
          <rect
            className={styles.hit}
            x={-HIT_PX / 2}
            y={-HIT_PX / 2}
            width={HIT_PX}
            height={HIT_PX}
          />
          <rect className={styles.handle} {...shapeOf(x, y)} />
        </g>
      ))}
      <g data-part="knob" data-knob className={styles.knob}>
        <circle className={styles.hit} r={24} />
        <circle className={styles.disc} r={20} />
        <RotateCw x={-10} y={-10} size={20} strokeWidth={1.8} aria-hidden="true" />
      </g>
    </g>
  );
}

function shapeOf(x: number, y: number) {
  const [width, height] = x !== 0 && y !== 0 ? [16, 16] : x === 0 ? [28, 10] : [10, 28];
  return { x: -width / 2, y: -height / 2, width, height, rx: x !== 0 && y !== 0 ? 4 : 5 };
}

function paintFrame(frame: SVGGElement, box: FrameBox): void {
  const { centre, width, height, degrees, knob } = box;
  frame.setAttribute("transform", `translate(${centre.x} ${centre.y}) rotate(${degrees})`);
  const handles = frame.querySelectorAll<SVGGElement>("[data-part=handle]");
  handles.forEach((element, i) => {
    const handle = HANDLES[i];
    if (handle === undefined) return;
    const { x, y } = handle;
    element.setAttribute("transform", `translate(${(x * width) / 2} ${(y * height) / 2})`);
    element.style.cursor = cursorOf(handle, degrees);
    const side = x === 0 ? width : y === 0 ? height : Infinity;
    element.style.display = side < ROOM_FOR_BARS_PX ? "none" : "";
  });
  for (const part of frame.querySelectorAll("[data-part=body], [data-part=outline]")) {
    part.setAttribute("x", String(-width / 2));
    part.setAttribute("y", String(-height / 2));
    part.setAttribute("width", String(width));
    part.setAttribute("height", String(height));
  }
  const edge = Math.abs(knob) > height / 2 ? (Math.sign(knob) * height) / 2 : knob;
  const stem = frame.querySelector("[data-part=stem]");
  stem?.setAttribute("y1", String(edge));
  stem?.setAttribute("y2", String(knob));
  frame.querySelector("[data-part=knob]")?.setAttribute("transform", `translate(0 ${knob})`);
}
