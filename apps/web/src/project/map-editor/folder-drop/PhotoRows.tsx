import type { AssignmentReason } from "@photomap/project";
import { CircleSlash, Clock, Copy, Hand, type LucideIcon, MapPin } from "lucide-react";
import { memo } from "react";
import { describeAssignmentReason, type RegionNames } from "./describe-assignment.ts";
import type { AssignedPhoto } from "./group-photos.ts";
import styles from "./PhotoRows.module.css";
import type { DroppedPhoto } from "./read-photos.ts";
import { startPhotoDrag } from "./use-photo-drop.ts";

/** What all lists of the review share: names, the selection and the tab stop. */
export interface SharedRowProps {
  readonly names: RegionNames;
  readonly selectedId: string | undefined;
  /** The one row in the tab order; arrow keys move to the others. */
  readonly tabStopId: string | undefined;
  readonly onSelect: (photoId: string) => void;
}

interface PhotoRowsProps {
  readonly photos: readonly AssignedPhoto[];
  readonly rows: SharedRowProps;
  readonly place?: string;
}

export function PhotoRows({ photos, rows, place }: PhotoRowsProps) {
  return (
    <ul className={styles.rows}>
      {photos.map(({ photo, assignment: { reason } }) => (
        <PhotoRow
          key={photo.id}
          photo={photo}
          reason={reason}
          sentence={describeAssignmentReason(reason, rows.names, place)}
          isSelected={photo.id === rows.selectedId}
          isTabStop={photo.id === rows.tabStopId}
          onSelect={rows.onSelect}
        />
      ))}
    </ul>
  );
}

interface PhotoRowProps {
  readonly photo: DroppedPhoto;
  readonly reason: AssignmentReason;
  /** The reason as text. */
  readonly sentence: string;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: (photoId: string) => void;
}

const ICONS: Partial<Record<AssignmentReason["kind"], LucideIcon>> = {
  INSIDE: MapPin,
  NEAREST: MapPin,
  NEIGHBOR: Clock,
  MANUAL: Hand,
  IN_PROJECT: Copy,
  DUPLICATE_FILE: Copy,
};

const PhotoRow = memo(function PhotoRow(props: PhotoRowProps) {
  const { photo, reason, sentence, isSelected, isTabStop, onSelect } = props;
  const Icon = ICONS[reason.kind] ?? CircleSlash;
  return (
    <li>
      {/* The label is the name and the reason, nested deeper than the rule looks. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <button
        type="button"
        className={styles.row}
        data-photo={photo.id}
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? 0 : -1}
        draggable
        onClick={() => onSelect(photo.id)}
        onDragStart={(event) => startPhotoDrag(event.dataTransfer, photo.id)}
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
