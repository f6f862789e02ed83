import { MAX_IMAGES_PER_OPENING } from "@photomap/project";
import styles from "./AssignmentPanel.module.css";
import type { RegionGroup } from "./group-photos.ts";
import { PhotoRows, type SharedRowProps } from "./PhotoRows.tsx";
import { usePhotoDrop } from "./use-photo-drop.ts";

interface RegionSectionProps {
  readonly group: RegionGroup;
  readonly remaining: number;
  readonly rows: SharedRowProps;
  readonly onDropPhoto: (photoId: string, openingId: string) => void;
}

export function RegionSection({ group, remaining, rows, onDropPhoto }: RegionSectionProps) {
  const { opening, photos } = group;
  const { overId, getHandlers } = usePhotoDrop(onDropPhoto);
  const headingId = `folder-drop-region-${opening.id}`;
  return (
    // Dragging is for the mouse; keyboards and touch use the select of each photo.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.region}
      aria-labelledby={headingId}
      data-region={opening.id}
      data-over={overId === opening.id || undefined}
      {...getHandlers(opening.id)}
    >
      <h3 className={styles.heading} id={headingId}>
        {opening.name}
        <span className={styles.fill} data-full={remaining <= 0 || undefined}>
          <span className="visually-hidden">, </span>
          {describeFill(MAX_IMAGES_PER_OPENING - remaining)}
        </span>
      </h3>
      <PhotoRows photos={photos} rows={rows} place={opening.name} />
    </section>
  );
}

/** Describes how full a region is; counts the photos it had before, too. */
function describeFill(photoCount: number): string {
  const count = photoCount === 1 ? "1 photo" : `${photoCount} photos`;
  return photoCount >= MAX_IMAGES_PER_OPENING ? `${count}, full` : count;
}
