import type { Opening } from "@photomap/design";
import type { OpeningImage, OpeningInput } from "@photomap/project";
import { useId, useRef } from "react";
import type { LiveValue } from "../live/live-value.ts";
import type { PlacementDraft } from "../live/placement-draft.ts";
import { usePaint } from "../live/use-paint.ts";
import type { PhotoUrl } from "../opening-editor-props.ts";
import { HoverFrame } from "./HoverFrame.tsx";
import styles from "./OpeningCanvas.module.css";
import { PhotoImage } from "./PhotoImage.tsx";
import type { Stage } from "./use-stage.ts";

interface OpeningArtProps {
  readonly opening: Opening;
  readonly input: OpeningInput | undefined;
  readonly active: OpeningImage | undefined;
  readonly highlightedId: string | undefined;
  readonly draft: PlacementDraft;
  readonly stage: LiveValue<Stage>;
  readonly photoUrl: PhotoUrl;
}

/** The opening as it will be cut, in points of the design; the active photo shows through outside. */
export function OpeningArt(props: OpeningArtProps) {
  const { opening, input, active, highlightedId, draft, stage, photoUrl } = props;
  const clipId = useId();
  const design = useRef<SVGGElement>(null);
  const { inner, cut, print, outer } = opening.layers;
  const outline = (cut ?? print ?? outer)?.path;
  const images = input?.images ?? [];
  const highlighted = images.find(({ id }) => id === highlightedId && id !== active?.id);
  usePaint([stage], () => {
    const { scale, x, y } = stage.get().view;
    design.current?.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
  });
  const shared = { draft, stage, photoUrl };
  return (
    <g ref={design}>
      {active ? (
        <PhotoImage key={active.id} image={active} {...shared} className={styles.ghost} isGhost />
      ) : null}
      <path className={styles.mat} d={outline} />
      <clipPath id={clipId}>
        <path d={outline} clipRule="evenodd" />
      </clipPath>
      <path
        className={styles.ground}
        d={outline}
        fillRule="evenodd"
        data-empty={images.length === 0 || undefined}
        style={{ fill: input?.background }}
      />
      <g clipPath={`url(#${clipId})`}>
        {images.map((image) => (
          <PhotoImage key={image.id} image={image} {...shared} className={styles.photo} />
        ))}
      </g>
      <path className={styles.outlineGround} d={outline} data-selected={active !== undefined} />
      <path className={styles.outline} d={outline} data-selected={active !== undefined} />
      {images.length > 0 ? <path className={styles.safe} d={inner?.path} /> : null}
      {highlighted ? <HoverFrame image={highlighted} draft={draft} /> : null}
    </g>
  );
}
