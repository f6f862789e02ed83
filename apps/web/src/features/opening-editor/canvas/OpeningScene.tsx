import type { Opening } from "@photomap/design";
import { type OpeningImage, type OpeningInput, photoMatrix } from "@photomap/project";
import { toTransform } from "@photomap/scene/react";
import { useId, useRef } from "react";
import type { FindPhotoUrl } from "../../../project-store/photo-addresses.ts";
import type { PlacementDraft } from "../live/placement-draft.ts";
import { usePaint } from "../live/use-paint.ts";
import { ActivePhoto } from "./ActivePhoto.tsx";
import { PhotoImage } from "./PhotoImage.tsx";
import styles from "./Scene.module.css";
import { SceneLayer } from "./SceneLayer.tsx";
import type { StageControl } from "./use-stage.ts";
import { matrixBetween, toCssTransform } from "./view-matrix.ts";

/** Far beyond any design, so that the veil covers the wall at every zoom. */
const EVERYWHERE = "M-1e5-1e5h2e5v2e5h-2e5z";

interface OpeningSceneProps {
  readonly opening: Opening;
  readonly input: OpeningInput | undefined;
  readonly active: OpeningImage | undefined;
  readonly highlightedId: string | undefined;
  readonly draft: PlacementDraft;
  readonly stage: StageControl;
  readonly photoUrl: FindPhotoUrl;
}

/**
 * The opening in sheets, from the bottom up: photos below the active one, the active photo, photos
 * above it, and a front with the opening cut out. Four fifths of the front are wall, so a fifth of
 * the active photo shows outside the outline.
 */
export function OpeningScene(props: OpeningSceneProps) {
  const { opening, input, active, highlightedId, draft, stage, photoUrl } = props;
  const { drawn } = stage;
  const scene = useRef<HTMLDivElement>(null);
  usePaint([stage.live, drawn], () => {
    const matrix = matrixBetween(drawn.get(), stage.live.get().view);
    if (scene.current) scene.current.style.transform = toCssTransform(matrix);
  });
  const images = input?.images ?? [];
  const { cut, print, outer } = opening.layers;
  const outline = (cut ?? print ?? outer)?.path ?? "";
  const split = active === undefined ? images.length : images.indexOf(active);
  const above = images.slice(split + 1);
  const highlighted = images.find(({ id }) => id === highlightedId && id !== active?.id);
  const shared = { outline, drawn, photoUrl };
  return (
    <div ref={scene} className={styles.scene}>
      <PhotoSheet {...shared} images={images.slice(0, split)} ground={input?.background ?? null} />
      {active ? <ActivePhoto {...shared} key={active.id} image={active} draft={draft} /> : null}
      {above.length > 0 ? <PhotoSheet {...shared} images={above} /> : null}
      <SceneLayer drawn={drawn}>
        {active ? (
          <path className={styles.veil} d={EVERYWHERE + outline} fillRule="evenodd" />
        ) : null}
        <Mat outline={outline} />
        <path className={styles.bevel} d={outline} />
        <path className={styles.outline} d={outline} data-selected={active !== undefined} />
        {images.length > 0 ? <path className={styles.safe} d={opening.layers.inner?.path} /> : null}
        {highlighted ? (
          <rect
            className={styles.hover}
            width={1}
            height={1}
            transform={toTransform(photoMatrix(highlighted))}
            data-hover={highlighted.id}
          />
        ) : null}
      </SceneLayer>
    </div>
  );
}

interface PhotoSheetProps extends Pick<StageControl, "drawn"> {
  readonly outline: string;
  readonly images: readonly OpeningImage[];
  readonly photoUrl: FindPhotoUrl;
  /** Behind the photos; null is the opening's own. */
  readonly ground?: string | null;
}

function PhotoSheet({ outline, images, drawn, photoUrl, ground }: PhotoSheetProps) {
  const clipId = useId();
  return (
    <SceneLayer drawn={drawn}>
      <clipPath id={clipId}>
        <path d={outline} clipRule="evenodd" />
      </clipPath>
      {ground === undefined ? null : (
        <path
          className={styles.ground}
          d={outline}
          fillRule="evenodd"
          style={{ fill: ground ?? undefined }}
        />
      )}
      <g clipPath={`url(#${clipId})`}>
        {images.map((image) => (
          <PhotoImage key={image.id} image={image} drawn={drawn} photoUrl={photoUrl} />
        ))}
      </g>
    </SceneLayer>
  );
}

/** A rim of mat around the opening and its shadow on the wall, with nothing inside. */
function Mat({ outline }: { readonly outline: string }) {
  const clipId = useId();
  return (
    <>
      <clipPath id={clipId}>
        <path d={EVERYWHERE + outline} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <path className={styles.mat} d={outline} />
      </g>
    </>
  );
}
