import { MAX_PHOTO_RETRIES } from "@photomap/project";
import { useState } from "react";
import { usePictureLoad } from "../../../ui/pictures/use-picture-load.ts";
import type { Sticker } from "../sticker.ts";
import styles from "./StickerPicture.module.css";

const EDGE_PX = 150;

interface StickerPictureProps {
  readonly sticker: Sticker;
  /** Called after the last retry has failed. */
  readonly onFailed: () => void;
}

/** The sticker as it is cut; its outline until the picture is loaded. */
export function StickerPicture({ sticker, onFailed }: StickerPictureProps) {
  const { name, pictureUrl, outline } = sticker;
  const { attempt, isFailed, onLoad, onError } = usePictureLoad(pictureUrl);
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const isLoaded = loadedUrl === pictureUrl;
  return (
    <div className={styles.picture} data-failed={isFailed || undefined}>
      {isLoaded || outline === undefined ? null : <Outline {...outline} />}
      {isFailed ? (
        <span className="visually-hidden">We couldn't load the picture of {name}.</span>
      ) : (
        <img
          key={attempt}
          src={pictureUrl}
          alt={`Sticker of ${name}`}
          width={EDGE_PX}
          height={EDGE_PX}
          loading="lazy"
          decoding="async"
          draggable={false}
          data-loaded={isLoaded || undefined}
          onLoad={() => {
            onLoad();
            setLoadedUrl(pictureUrl);
          }}
          onError={() => {
            onError();
            if (attempt === MAX_PHOTO_RETRIES) onFailed();
          }}
        />
      )}
    </div>
  );
}

function Outline({ path, box }: NonNullable<Sticker["outline"]>) {
  const { x, y, width, height } = box;
  return (
    <svg className={styles.outline} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
