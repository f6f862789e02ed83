import type { Opening } from "@photomap/design";
import { type OpeningImage, photoMatrix } from "@photomap/project";
import { toSvgTransform } from "@photomap/scene/react";
import { type ReactNode, useId, useRef } from "react";
import type { Camera } from "../../../ui/viewport/camera.ts";
import {
  getMatrixBetween,
  type Transform,
  toCssTransform,
  toMatrix,
} from "../../../ui/viewport/view.ts";
import type { FindPhotoUrl } from "../../store/photo-addresses.ts";
import { type LiveValue, useDomUpdate } from "../live-value.ts";
import type { PlacementDraft } from "../use-placement-draft.ts";
import { ActivePhoto } from "./ActivePhoto.tsx";
import { PhotoImage } from "./PhotoImage.tsx";
import styles from "./Scene.module.css";

/** Far beyond any design, so that it covers the viewport at every zoom. */
const EVERYWHERE = "M-1e5-1e5h2e5v2e5h-2e5z";

interface OpeningSceneProps {
  readonly opening: Opening;
  readonly images: readonly OpeningImage[];
  readonly background: string | undefined;
  readonly active: OpeningImage | undefined;
  readonly highlightedId: string | undefined;
  readonly draft: PlacementDraft;
  readonly camera: Camera;
  readonly painted: LiveValue<Transform>;
  readonly photoUrl: FindPhotoUrl;
}

/**
 * The opening in layers, from the bottom up: photos below the active one, the active photo, photos
 * above it, and a front with the opening cut out. The front is 80 % opaque, so that the active
 * photo shows through outside the outline.
 */
export function OpeningScene(props: OpeningSceneProps) {
  const { opening, images, active, highlightedId, draft, camera, painted, photoUrl } = props;
  const scene = useRef<HTMLDivElement>(null);
  useDomUpdate([camera, painted], () => {
    const matrix = getMatrixBetween(painted.get(), camera.transform);
    if (scene.current) scene.current.style.transform = toCssTransform(matrix);
  });
  const { cut, print, outer } = opening.layers;
  const outline = (cut ?? print ?? outer)?.path ?? "";
  const split = active === undefined ? images.length : images.indexOf(active);
  const above = images.slice(split + 1);
  const highlighted = images.find(({ id }) => id === highlightedId && id !== active?.id);
  const shared = { outline, painted, photoUrl };
  return (
    <div ref={scene} className={styles.scene}>
      <PhotoLayer
        {...shared}
        images={images.slice(0, split)}
        background={props.background ?? null}
      />
      {active ? <ActivePhoto {...shared} key={active.id} image={active} draft={draft} /> : null}
      {above.length > 0 ? <PhotoLayer {...shared} images={above} /> : null}
      <SceneLayer painted={painted}>
        {active ? (
          <path className={styles.dim} d={EVERYWHERE + outline} fillRule="evenodd" />
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
            transform={toSvgTransform(photoMatrix(highlighted))}
            data-hover={highlighted.id}
          />
        ) : null}
      </SceneLayer>
    </div>
  );
}

interface PhotoLayerProps {
  readonly painted: LiveValue<Transform>;
  readonly outline: string;
  readonly images: readonly OpeningImage[];
  readonly photoUrl: FindPhotoUrl;
  /** The color behind the photos: null is the default one, undefined none. */
  readonly background?: string | null;
}

function PhotoLayer({ outline, images, painted, photoUrl, background }: PhotoLayerProps) {
  const clipId = useId();
  return (
    <SceneLayer painted={painted}>
      <clipPath id={clipId}>
        <path d={outline} clipRule="evenodd" />
      </clipPath>
      {background === undefined ? null : (
        <path
          className={styles.background}
          d={outline}
          fillRule="evenodd"
          style={{ fill: background ?? undefined }}
        />
      )}
      <g clipPath={`url(#${clipId})`}>
        {images.map((image) => (
          <PhotoImage key={image.id} image={image} painted={painted} photoUrl={photoUrl} />
        ))}
      </g>
    </SceneLayer>
  );
}

/** The rim of the mat around the opening, with a shadow on the outside only. */
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

interface SceneLayerProps {
  readonly painted: LiveValue<Transform>;
  /** Drawn in points of the design. */
  readonly children: ReactNode;
}

/** A separate compositor layer, so that moving the active photo does not repaint it. */
function SceneLayer({ painted, children }: SceneLayerProps) {
  const group = useRef<SVGGElement>(null);
  useDomUpdate([painted], () => {
    group.current?.setAttribute("transform", toSvgTransform(toMatrix(painted.get())));
  });
  return (
    <svg className={styles.layer} aria-hidden="true">
      <g ref={group}>{children}</g>
    </svg>
  );
}
