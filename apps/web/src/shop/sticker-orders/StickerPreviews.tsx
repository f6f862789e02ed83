import { useRootData } from "../../platform/routing/root-data.ts";
import { usePictureLoad } from "../../ui/pictures/use-picture-load.ts";
import type { StickerOrder } from "./load-sticker-orders.ts";
import styles from "./StickerPreviews.module.css";

const MAX_PREVIEWS = 6;
const EDGE_PX = 150;

type Sticker = StickerOrder["stickers"][number];

interface StickerPreviewsProps {
  readonly stickers: readonly Sticker[];
  readonly maxPreviews?: number;
  /** Called each time a picture fails. */
  readonly onError?: (openingId: string) => void;
}

/** The first stickers in their shapes, and the number of the others. */
export function StickerPreviews({
  stickers,
  maxPreviews = MAX_PREVIEWS,
  onError,
}: StickerPreviewsProps) {
  const hidden = stickers.length - maxPreviews;
  return (
    <ul className={styles.previews}>
      {stickers.slice(0, maxPreviews).map((sticker) => (
        <li key={sticker.openingId} className={styles.sticker}>
          <StickerPicture sticker={sticker} onError={onError} />
        </li>
      ))}
      {hidden > 0 ? (
        <li className={styles.more}>
          +{hidden}
          <span className="visually-hidden"> more</span>
        </li>
      ) : null}
    </ul>
  );
}

interface StickerPictureProps {
  readonly sticker: Sticker;
  readonly onError?: ((openingId: string) => void) | undefined;
}

export function StickerPicture({ sticker, onError: onFail }: StickerPictureProps) {
  const { openingId, name, render } = sticker;
  // A signed path of the image service.
  const url = (useRootData()?.imagesUrl ?? "") + render.url;
  const { attempt, isFailed, onLoad, onError } = usePictureLoad(url);
  if (isFailed) {
    return (
      <span className={styles.failed} role="img" aria-label={`Sticker of ${name}`} title={name} />
    );
  }
  return (
    <img
      key={attempt}
      className={styles.picture}
      src={url}
      alt={`Sticker of ${name}`}
      width={EDGE_PX}
      height={EDGE_PX}
      decoding="async"
      onLoad={onLoad}
      onError={() => {
        onError();
        onFail?.(openingId);
      }}
    />
  );
}

/** Reserves the place of the pictures until the order is loaded. */
export function StickerPreviewsPlaceholder() {
  return (
    <div className={styles.previews} aria-hidden="true">
      <div className={styles.sticker} />
    </div>
  );
}
