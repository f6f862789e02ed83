import { boxCenter } from "@photomap/geometry";
import type { Guide } from "@photomap/project";
import { useRef } from "react";
import type { LiveValue } from "../live/live-value.ts";
import type { Draft, PlacementDraft } from "../live/placement-draft.ts";
import { usePaint } from "../live/use-paint.ts";
import styles from "./OpeningCanvas.module.css";
import type { Stage } from "./use-stage.ts";
import { toWall } from "./zoom.ts";

const KINDS = ["x", "y", "turn"] as const;

interface GuideLinesProps {
  readonly draft: PlacementDraft;
  readonly stage: LiveValue<Stage>;
}

/** One line for each way in which a photo can catch: across, down, and turned. */
export function GuideLines({ draft, stage }: GuideLinesProps) {
  const lines = useRef<HTMLDivElement>(null);
  usePaint([draft, stage], () => {
    const held = draft.get();
    KINDS.forEach((kind, i) => {
      const line = lines.current?.children[i];
      const guide = held?.guides.find((candidate) => candidate.kind === kind);
      if (!(line instanceof HTMLElement)) return;
      // Setting an attribute to what it is would still cost a restyle with every frame.
      const isHidden = held === undefined || guide === undefined;
      if (line.hidden !== isHidden) line.hidden = isHidden;
      if (held && guide) line.style.transform = lineOf(guide, held, stage.get());
    });
  });
  return (
    <div ref={lines} className={styles.guides}>
      {KINDS.map((kind) => (
        <div key={kind} data-guide={kind} hidden />
      ))}
    </div>
  );
}

/** Each is a long level line through the top left corner, moved and turned to its place. */
function lineOf(guide: Guide, { placement }: Draft, { view }: Stage): string {
  switch (guide.kind) {
    case "x":
      return `translate(${guide.at * view.scale + view.x}px, 0) rotate(90deg)`;
    case "y":
      return `translate(0, ${guide.at * view.scale + view.y}px)`;
    case "turn": {
      const { x, y } = toWall(view, boxCenter(placement));
      return `translate(${x}px, ${y}px) rotate(${guide.degrees}deg)`;
    }
  }
}
