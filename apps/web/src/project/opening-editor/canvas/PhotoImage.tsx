import { type OpeningImage, photoMatrix } from "@photomap/project";
import { toSvgTransform } from "@photomap/scene/react";
import { usePictureLoad } from "../../../ui/pictures/use-picture-load.ts";
import type { Transform } from "../../../ui/viewport/view.ts";
import type { FindPhotoUrl } from "../../store/photo-addresses.ts";
import { type LiveValue, useLiveValue } from "../live-value.ts";
import styles from "./Scene.module.css";
import { chooseEdgePx, usePhotoUrl } from "./use-photo-url.ts";

interface PhotoImageProps {
  readonly image: OpeningImage;
  readonly painted: LiveValue<Transform>;
  readonly photoUrl: FindPhotoUrl;
}

/** A photo that is not active. */
export function PhotoImage({ image, painted, photoUrl }: PhotoImageProps) {
  const edgePx = useLiveValue(painted, ({ scale }) => chooseEdgePx(image, scale));
  const url = usePhotoUrl(photoUrl, image.id, edgePx);
  const { attempt, onLoad, onError } = usePictureLoad(url);
  return (
    <image
      key={attempt}
      className={styles.photo}
      href={url}
      onLoad={onLoad}
      onError={onError}
      width={1}
      height={1}
      preserveAspectRatio="none"
      transform={toSvgTransform(photoMatrix(image))}
      data-photo={image.id}
    />
  );
}
