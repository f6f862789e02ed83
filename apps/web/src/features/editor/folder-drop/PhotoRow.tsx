import type { AssignmentReason } from "@photomap/project";
import { CircleSlash, Clock, Copy, Hand, type LucideIcon, MapPin } from "lucide-react";
import { memo } from "react";
import { dragPhoto } from "./dragged-photo.ts";
import styles from "./PhotoRow.module.css";
import type { ReadPhoto } from "./read-photos.ts";

interface PhotoRowProps {
  readonly photo: ReadPhoto;
  readonly reason: AssignmentReason;
  /** The reason in words. */
  readonly sentence: string;
  readonly isChosen: boolean;
  /** Where Tab comes in; arrow keys lead to the other rows. */
  readonly isTabStop: boolean;
  readonly onChoose: (photoId: string) => void;
}

const ICONS: Partial<Record<AssignmentReason["kind"], LucideIcon>> = {
  INSIDE: MapPin,
  NEAREST: MapPin,
  NEIGHBOR: Clock,
  MANUAL: Hand,
  IN_PROJECT: Copy,
  DUPLICATE_FILE: Copy,
};

export const PhotoRow = memo(function PhotoRow(props: PhotoRowProps) {
  const { photo, reason, sentence, isChosen, isTabStop, onChoose } = props;
  const Icon = ICONS[reason.kind] ?? CircleSlash;
  return (
    <li>
      {/* The name and the reason label it, a little deeper than the rule looks. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <button
        type="button"
        className={styles.row}
        data-photo={photo.id}
        aria-current={isChosen || undefined}
        tabIndex={isTabStop ? 0 : -1}
        draggable
        onClick={() => onChoose(photo.id)}
        onDragStart={(event) => dragPhoto(event.dataTransfer, photo.id)}
      >
        <img
          className={styles.picture}
          src={photo.thumbUrl}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        <span className={styles.text}>
          <span className={styles.name}>{photo.name}</span>
          <span className={styles.reason}>
            <Icon size={14} strokeWidth={1.6} aria-hidden="true" />
            <span>{sentence}</span>
          </span>
        </span>
      </button>
    </li>
  );
});
