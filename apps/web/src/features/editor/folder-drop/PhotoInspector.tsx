import type { Opening } from "@photomap/design";
import { describeReason, type ReasonWords } from "./describe-reason.ts";
import { formatTimeTaken, type PlacedPhoto } from "./group-photos.ts";
import styles from "./PhotoInspector.module.css";
import { RegionSelect } from "./RegionSelect.tsx";

interface PhotoInspectorProps {
  readonly pair: PlacedPhoto;
  readonly openings: readonly Opening[];
  readonly words: ReasonWords;
  readonly roomOf: (openingId: string) => number;
  readonly onMove: (photoIds: readonly string[], openingId: string) => void;
  readonly onLeaveOut: (photoId: string) => void;
}

/** The chosen photo, large, with its reason and the one decision about it. */
export function PhotoInspector(props: PhotoInspectorProps) {
  const { pair, openings, words, roomOf, onMove, onLeaveOut } = props;
  const { photo, placement } = pair;
  const place = words.nameOf(placement.openingId ?? "");
  return (
    <section className={styles.inspector} aria-label="Chosen photo">
      <img className={styles.picture} src={photo.previewUrl} alt="" />
      <div className={styles.facts}>
        <p className={styles.name}>{photo.name}</p>
        {photo.timeTakenExif === undefined ? null : (
          <p className={styles.time}>{formatTimeTaken(photo.timeTakenExif)}</p>
        )}
        <p className={styles.reason} aria-live="polite">
          {describeReason(placement.reason, { ...words, place })}
        </p>
        <RegionSelect
          label={`Place of ${photo.name}`}
          none="Leave it out"
          openings={openings}
          roomOf={roomOf}
          value={placement.openingId ?? ""}
          onChange={(openingId) =>
            openingId === "" ? onLeaveOut(photo.id) : onMove([photo.id], openingId)
          }
        />
      </div>
    </section>
  );
}
