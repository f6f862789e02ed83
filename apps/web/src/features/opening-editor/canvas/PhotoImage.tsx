import { type OpeningImage, photoMatrix } from "@photomap/project";
import { toTransform } from "@photomap/scene/react";
import type { FindPhotoUrl } from "../../../project-store/photo-addresses.ts";
import { usePictureLoad } from "../../../ui/pictures/use-picture-load.ts";
import type { LiveValue } from "../live/live-value.ts";
import { useLiveValue } from "../live/use-live-value.ts";
import styles from "./Scene.module.css";
import { edgeFor, usePhotoUrl } from "./use-photo-url.ts";
import type { View } from "./zoom.ts";

interface PhotoImageProps {
  readonly image: OpeningImage;
  readonly drawn: LiveValue<View>;
  readonly photoUrl: FindPhotoUrl;
}

/** A photo that nobody holds. */
export function PhotoImage({ image, drawn, photoUrl }: PhotoImageProps) {
  const edgePx = useLiveValue(drawn, ({ scale }) => edgeFor(image, scale));
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
      transform={toTransform(photoMatrix(image))}
      data-photo={image.id}
    />
  );
}
