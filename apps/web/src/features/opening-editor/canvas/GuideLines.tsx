import { boxCentre } from "@photomap/geometry";
import type { Guide } from "@photomap/project";
import { useRef } from "react";
import type { LiveValue } from "../live/live-value.ts";
import type { Draft, PlacementDraft } from "../live/placement-draft.ts";
import { usePaint } from "../live/use-paint.ts";
import styles from "./OpeningCanvas.module.css";
import type { Stage } from "./use-stage.ts";
import { toWall } from "./zoom.ts";

interface GuideLinesProps {
  readonly draft: PlacementDraft;
  readonly stage: LiveValue<Stage>;
}

/** One line for each way in which a photo can catch: across, down, and turned. */
export function GuideLines({ draft, stage }: GuideLinesProps) {
  const lines = useRef<SVGGElement>(null);
  usePaint([draft, stage], () => {
    const held = draft.get();
    for (const kind of ["x", "y", "turn"] as const) {
      const line = lines.current?.querySelector(`[data-guide=${kind}]`);
      const guide = held?.guides.find((candidate) => candidate.kind === kind);
      const path =
        held === undefined || guide === undefined ? "" : lineOf(guide, held, stage.get());
      line?.setAttribute("d", path);
    }
  });
  return (
    <g ref={lines} className={styles.guides}>
      <path data-guide="x" />
      <path data-guide="y" />
      <path data-guide="turn" />
    </g>
  );
}

function lineOf(guide: Guide, { placement }: Draft, { view, wall }: Stage): string {
  switch (guide.kind) {
    case "x":
      return `M${guide.at * view.scale + view.x} 0v${wall.height}`;
    case "y":
      return `M0 ${guide.at * view.scale + view.y}h${wall.width}`;
    case "turn": {
      const { x, y } = toWall(view, boxCentre(placement));
      const radians = (guide.degrees * Math.PI) / 180;
      const reach = wall.width + wall.height;
      const [dx, dy] = [Math.cos(radians) * reach, Math.sin(radians) * reach];
      return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`;
    }
  }
}
