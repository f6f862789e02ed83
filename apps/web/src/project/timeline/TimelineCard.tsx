import { getDateAccuracy, type TimelineEntry } from "@photomap/project";
import type { FindPhotoUrl } from "../store/photo-addresses.ts";
import { describeDate, describeDateSource, describePhotosOfEntry } from "./describe-dates.ts";
import styles from "./TimelineCard.module.css";
import { TimelinePhoto } from "./TimelinePhoto.tsx";

/** Photos below the first one are only visible at its edges. */
const MAX_PHOTOS = 3;
const PHOTO_PX = 200;

export function getCardElementId(openingId: string): string {
  return `timeline-${openingId}`;
}

interface TimelineCardProps {
  readonly entry: TimelineEntry;
  readonly photoUrl: FindPhotoUrl;
  readonly onOpen: () => void;
}

export function TimelineCard({ entry, photoUrl, onOpen }: TimelineCardProps) {
  const { opening, images } = entry;
  const [first] = images;
  if (first === undefined) return null;
  const photos = describePhotosOfEntry(entry);
  return (
    <button
      type="button"
      id={getCardElementId(opening.id)}
      className={styles.card}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.stack} data-count={Math.min(images.length, MAX_PHOTOS)}>
        {images.slice(0, MAX_PHOTOS).map((image) => (
          <TimelinePhoto key={image.id} image={image} edgePx={PHOTO_PX} photoUrl={photoUrl} />
        ))}
      </span>
      <span className={styles.text}>
        <strong>{opening.name}</strong>
        <span className="visually-hidden">: </span>
        <span className={styles.date}>
          {describeDate(first)}
          <span className="visually-hidden">, </span>
          <span aria-hidden="true"> · </span>
          <span className={styles.source} data-accuracy={getDateAccuracy(first)}>
            {describeDateSource(first)}
          </span>
        </span>
        {photos === undefined ? null : (
          <span className={styles.date}>
            <span className="visually-hidden">, </span>
            {photos}
          </span>
        )}
      </span>
    </button>
  );
}
