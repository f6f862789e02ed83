import type { Opening } from "@photomap/design";
import { countOf } from "./count-words.ts";
import type { TrayGroup } from "./group-photos.ts";
import { PhotoRows, type RowsContext } from "./PhotoRows.tsx";
import { RegionSelect } from "./RegionSelect.tsx";
import styles from "./ReviewPanel.module.css";

interface TraySectionProps {
  readonly group: TrayGroup;
  readonly openings: readonly Opening[];
  readonly roomOf: (openingId: string) => number;
  readonly rows: RowsContext;
  readonly onMove: (photoIds: readonly string[], openingId: string) => void;
}

/** Photos that stay out, and one choice for all of them where they might belong together. */
export function TraySection({ group, openings, roomOf, rows, onMove }: TraySectionProps) {
  const { id, title, photos, canPlace } = group;
  const headingId = `folder-drop-tray-${id}`;
  const ids = photos.map(({ photo }) => photo.id);
  const everything = photos.length === 1 ? "Place it in" : `Place all ${photos.length} in`;
  return (
    <section className={styles.tray} aria-labelledby={headingId}>
      <div className={styles.trayHead}>
        <h3 className={styles.heading} id={headingId}>
          {title}
          <span className={styles.fill}>
            <span className="visually-hidden">, </span>
            {countOf(photos.length, "photo", "photos")}
          </span>
        </h3>
        {canPlace ? (
          <RegionSelect
            label={`${title}: ${everything}`}
            none={`${everything} …`}
            openings={openings}
            roomOf={roomOf}
            value=""
            onChange={(openingId) => onMove(ids, openingId)}
          />
        ) : null}
      </div>
      <PhotoRows pairs={photos} rows={rows} />
    </section>
  );
}
