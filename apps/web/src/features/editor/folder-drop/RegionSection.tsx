import { MAX_IMAGES_PER_OPENING } from "@photomap/project";
import { useState } from "react";
import { draggedPhoto } from "./dragged-photo.ts";
import type { RegionGroup } from "./group-photos.ts";
import { PhotoRows, type RowsContext } from "./PhotoRows.tsx";
import styles from "./ReviewPanel.module.css";

interface RegionSectionProps {
  readonly group: RegionGroup;
  readonly room: number;
  readonly rows: RowsContext;
  readonly onDropPhoto: (photoId: string, openingId: string) => void;
}

export function RegionSection({ group, room, rows, onDropPhoto }: RegionSectionProps) {
  const { opening, photos } = group;
  const [isOver, setOver] = useState(false);
  const headingId = `folder-drop-region-${opening.id}`;
  return (
    // Dragging is for the mouse; keys and touch have the select of each photo.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.region}
      aria-labelledby={headingId}
      data-region={opening.id}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const photoId = draggedPhoto(event.dataTransfer);
        if (photoId !== undefined) onDropPhoto(photoId, opening.id);
      }}
    >
      <h3 className={styles.heading} id={headingId}>
        {opening.name}
        <span className={styles.fill} data-full={room <= 0 || undefined}>
          <span className="visually-hidden">, </span>
          {MAX_IMAGES_PER_OPENING - room} of {MAX_IMAGES_PER_OPENING}
        </span>
      </h3>
      <PhotoRows pairs={photos} rows={rows} place={opening.name} />
    </section>
  );
}
