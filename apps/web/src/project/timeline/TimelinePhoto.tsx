import type { OpeningImage } from "@photomap/project";
import { usePictureLoad } from "../../ui/pictures/use-picture-load.ts";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";
import styles from "./TimelinePhoto.module.css";

interface TimelinePhotoProps {
  readonly image: Pick<OpeningImage, "id" | "imageWidth" | "imageHeight">;
  readonly edgePx: number;
  readonly photoUrl: FindPhotoUrl;
}

/** A small print of a photo; loaded when it is near the visible part. */
export function TimelinePhoto({ image, edgePx, photoUrl }: TimelinePhotoProps) {
  const url = photoUrl(image.id, edgePx * 2);
  const { attempt, isSlow, onLoad, onError } = usePictureLoad(url);
  const ratio = Math.min(1.5, Math.max(0.8, image.imageWidth / image.imageHeight));
  return (
    <span
      className={isSlow ? `${styles.photo} shimmer` : styles.photo}
      style={{ aspectRatio: ratio.toFixed(3) }}
    >
      {url === undefined ? null : (
        <img
          key={attempt}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={onLoad}
          onError={onError}
        />
      )}
    </span>
  );
}
