import { describeReason, type ReasonWords } from "./describe-reason.ts";
import type { PlacedPhoto } from "./group-photos.ts";
import { PhotoRow } from "./PhotoRow.tsx";
import styles from "./ReviewPanel.module.css";

export interface RowsContext {
  readonly words: ReasonWords;
  readonly chosenId: string | undefined;
  readonly tabStopId: string | undefined;
  readonly onChoose: (photoId: string) => void;
}

interface PhotoRowsProps {
  readonly pairs: readonly PlacedPhoto[];
  readonly rows: RowsContext;
  readonly place?: string;
}

export function PhotoRows({ pairs, rows, place }: PhotoRowsProps) {
  return (
    <ul className={styles.rows}>
      {pairs.map(({ photo, placement: { reason } }) => (
        <PhotoRow
          key={photo.id}
          photo={photo}
          reason={reason}
          sentence={describeReason(reason, { ...rows.words, place })}
          isChosen={photo.id === rows.chosenId}
          isTabStop={photo.id === rows.tabStopId}
          onChoose={rows.onChoose}
        />
      ))}
    </ul>
  );
}
