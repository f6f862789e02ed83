import { compose, scaling } from "@photomap/geometry";
import { type OpeningImage, photoMatrix } from "@photomap/project";
import { useRef } from "react";
import type { FindPhotoUrl } from "../../../project-store/photo-addresses.ts";
import type { LiveValue } from "../live/live-value.ts";
import { type PlacementDraft, shownPlacement } from "../live/placement-draft.ts";
import { useLiveValue } from "../live/use-live-value.ts";
import { usePaint } from "../live/use-paint.ts";
import styles from "./Scene.module.css";
import { edgeFor, usePhotoUrl } from "./use-photo-url.ts";
import { toCssTransform, viewMatrix } from "./view-matrix.ts";
import type { View } from "./zoom.ts";

/** Beyond this many pixels a side would cost more memory than it shows. */
const MAX_SIDE_PX = 2048;

interface ActivePhotoProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly drawn: LiveValue<View>;
  readonly photoUrl: FindPhotoUrl;
}

/** The photo in hand: moving it changes one transform, which the browser does without painting. */
export function ActivePhoto({ image, draft, drawn, photoUrl }: ActivePhotoProps) {
  const element = useRef<HTMLImageElement>(null);
  const edgePx = useLiveValue(drawn, ({ scale }) => edgeFor(image, scale));
  const url = usePhotoUrl(photoUrl, image.id, edgePx);
  usePaint([draft, drawn], () => {
    if (element.current === null) return;
    const view = drawn.get();
    const longer = Math.max(image.width, image.height);
    const scale = Math.min(view.scale, MAX_SIDE_PX / longer);
    const [width, height] = [image.width * scale, image.height * scale];
    const matrix = compose(
      viewMatrix(view),
      photoMatrix(shownPlacement(draft.get(), image)),
      scaling(1 / width, 1 / height),
    );
    const { style } = element.current;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = toCssTransform(matrix);
  });
  return (
    <img
      ref={element}
      className={styles.active}
      src={url}
      alt=""
      draggable={false}
      data-photo={image.id}
    />
  );
}
