import { boxCenter } from "@photomap/geometry";
import type { Guide, PhotoPlacement } from "@photomap/project";
import { useRef } from "react";
import type { Camera } from "../../../ui/viewport/camera.ts";
import { useDomUpdate } from "../live-value.ts";
import type { PlacementDraft } from "../use-placement-draft.ts";
import styles from "./OpeningCanvas.module.css";

const KINDS = ["x", "y", "turn"] as const;

interface GuideLinesProps {
  readonly draft: PlacementDraft;
  readonly camera: Camera;
}

/** One line for each kind of snap: horizontal, vertical and rotation. */
export function GuideLines({ draft, camera }: GuideLinesProps) {
  const lines = useRef<HTMLDivElement>(null);
  useDomUpdate([draft, camera], () => {
    const current = draft.get();
    KINDS.forEach((kind, i) => {
      const line = lines.current?.children[i];
      const guide = current?.guides.find((candidate) => candidate.kind === kind);
      if (!(line instanceof HTMLElement)) return;
      // Setting an unchanged attribute would still restyle in every frame.
      const isHidden = current === undefined || guide === undefined;
      if (line.hidden !== isHidden) line.hidden = isHidden;
      if (current && guide)
        line.style.transform = getLineTransform(guide, current.placement, camera);
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

/** The element is a long horizontal line through the top left corner. */
function getLineTransform(guide: Guide, placement: PhotoPlacement, camera: Camera): string {
  switch (guide.kind) {
    case "x":
      return `translate(${camera.toScreen({ x: guide.at, y: 0 }).x}px, 0) rotate(90deg)`;
    case "y":
      return `translate(0, ${camera.toScreen({ x: 0, y: guide.at }).y}px)`;
    case "turn": {
      const { x, y } = camera.toScreen(boxCenter(placement));
      return `translate(${x}px, ${y}px) rotate(${guide.degrees}deg)`;
    }
  }
}
