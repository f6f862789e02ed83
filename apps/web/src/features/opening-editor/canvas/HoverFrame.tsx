import { type OpeningImage, photoMatrix } from "@photomap/project";
import { toTransform } from "@photomap/scene/react";
import { useRef } from "react";
import { type PlacementDraft, shownPlacement } from "../live/placement-draft.ts";
import { usePaint } from "../live/use-paint.ts";
import styles from "./OpeningCanvas.module.css";

interface HoverFrameProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
}

/** Shows which photo a thumbnail or the pointer means. */
export function HoverFrame({ image, draft }: HoverFrameProps) {
  const element = useRef<SVGRectElement>(null);
  usePaint([draft], () => {
    const matrix = photoMatrix(shownPlacement(draft.get(), image));
    element.current?.setAttribute("transform", toTransform(matrix));
  });
  return <rect ref={element} className={styles.hover} width={1} height={1} data-hover={image.id} />;
}
