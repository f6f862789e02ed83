import { compose, scaling } from "@photomap/geometry";
import { type OpeningImage, photoMatrix } from "@photomap/project";
import { useRef } from "react";
import { type Transform, toCssTransform, toMatrix } from "../../../ui/viewport/view.ts";
import type { FindPhotoUrl } from "../../store/photo-addresses.ts";
import { type LiveValue, useDomUpdate, useLiveValue } from "../live-value.ts";
import { getShownPlacement, type PlacementDraft } from "../use-placement-draft.ts";
import styles from "./Scene.module.css";
import { chooseEdgePx, usePhotoUrl } from "./use-photo-url.ts";

/** Limits the memory of the compositor layer. */
const MAX_SIDE_PX = 2048;

interface ActivePhotoProps {
  readonly image: OpeningImage;
  readonly draft: PlacementDraft;
  readonly painted: LiveValue<Transform>;
  readonly photoUrl: FindPhotoUrl;
}

/** The active photo: moving it changes one CSS transform, which needs no repaint. */
export function ActivePhoto({ image, draft, painted, photoUrl }: ActivePhotoProps) {
  const element = useRef<HTMLImageElement>(null);
  const edgePx = useLiveValue(painted, ({ scale }) => chooseEdgePx(image, scale));
  const url = usePhotoUrl(photoUrl, image.id, edgePx);
  useDomUpdate([draft, painted], () => {
    if (element.current === null) return;
    const transform = painted.get();
    const longer = Math.max(image.width, image.height);
    const scale = Math.min(transform.scale, MAX_SIDE_PX / longer);
    const [width, height] = [image.width * scale, image.height * scale];
    const matrix = compose(
      toMatrix(transform),
      photoMatrix(getShownPlacement(draft.get(), image)),
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
