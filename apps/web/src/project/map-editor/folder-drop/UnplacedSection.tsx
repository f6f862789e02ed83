import type { Opening } from "@photomap/design";
import { useId } from "react";
import styles from "./AssignmentPanel.module.css";
import { pluralize } from "./describe-assignment.ts";
import type { UnplacedGroup } from "./group-photos.ts";
import { PhotoRows, type SharedRowProps } from "./PhotoRows.tsx";
import { RegionSelect } from "./RegionSelect.tsx";

interface UnplacedSectionProps {
  readonly group: UnplacedGroup;
  readonly openings: readonly Opening[];
  readonly getRemaining: (openingId: string) => number;
  readonly rows: SharedRowProps;
  readonly onMove: (photoIds: readonly string[], openingId: string) => void;
}

/** Photos without a region, with one select for all of them where they may belong to one region. */
export function UnplacedSection({
  group,
  openings,
  getRemaining,
  rows,
  onMove,
}: UnplacedSectionProps) {
  const { title, photos, canPlace } = group;
  const headingId = useId();
  const ids = photos.map(({ photo }) => photo.id);
  const placeAll = photos.length === 1 ? "Place it in" : `Place all ${photos.length} in`;
  return (
    <section className={styles.unplacedGroup} aria-labelledby={headingId}>
      <div className={styles.unplacedHead}>
        <h3 className={styles.heading} id={headingId}>
          {title}
          <span className={styles.fill}>
            <span className="visually-hidden">, </span>
            {pluralize(photos.length, "photo", "photos")}
          </span>
        </h3>
        {canPlace ? (
          <RegionSelect
            label={`${title}: ${placeAll}`}
            none={`${placeAll} …`}
            openings={openings}
            getRemaining={getRemaining}
            value=""
            onChange={(openingId) => onMove(ids, openingId)}
          />
        ) : null}
      </div>
      <PhotoRows photos={photos} rows={rows} />
    </section>
  );
}
