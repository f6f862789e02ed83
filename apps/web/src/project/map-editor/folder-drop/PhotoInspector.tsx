import type { Opening } from "@photomap/design";
import { describeAssignmentReason, type RegionNames } from "./describe-assignment.ts";
import { type AssignedPhoto, formatTimeTaken } from "./group-photos.ts";
import styles from "./PhotoInspector.module.css";
import { RegionSelect } from "./RegionSelect.tsx";

interface PhotoInspectorProps {
  readonly selected: AssignedPhoto;
  readonly openings: readonly Opening[];
  readonly names: RegionNames;
  readonly getRemaining: (openingId: string) => number;
  readonly onMove: (photoIds: readonly string[], openingId: string) => void;
  readonly onExclude: (photoId: string) => void;
}

/** The selected photo with the reason for its assignment and a select to change it. */
export function PhotoInspector(props: PhotoInspectorProps) {
  const { selected, openings, names, getRemaining, onMove, onExclude } = props;
  const { photo, assignment } = selected;
  const place = names.getName(assignment.openingId ?? "");
  return (
    <section className={styles.inspector} aria-label="Chosen photo">
      <img className={styles.picture} src={photo.previewUrl} alt="" />
      <div className={styles.facts}>
        <p className={styles.name}>{photo.name}</p>
        {photo.timeTakenExif === undefined ? null : (
          <p className={styles.time}>{formatTimeTaken(photo.timeTakenExif)}</p>
        )}
        <p className={styles.reason} aria-live="polite">
          {describeAssignmentReason(assignment.reason, names, place)}
        </p>
        <RegionSelect
          label={`Place for ${photo.name}`}
          none="Leave it out"
          openings={openings}
          getRemaining={getRemaining}
          value={assignment.openingId ?? ""}
          onChange={(openingId) =>
            openingId === "" ? onExclude(photo.id) : onMove([photo.id], openingId)
          }
        />
      </div>
    </section>
  );
}
