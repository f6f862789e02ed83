import { CircleQuestionMark, ImagePlus } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { NeighborButton } from "./OpeningBar.tsx";
import styles from "./OpeningEditor.module.css";
import { PhotoQuality } from "./panel/PhotoQuality.tsx";
import type { OpeningRoom } from "./use-opening-room.ts";

interface WallNotesProps {
  readonly room: OpeningRoom;
  readonly onHelp: () => void;
}

/** What lies on the wall beside the opening: a hint, help, the neighbors on phones. */
export function WallNotes({ room, onHelp }: WallNotesProps) {
  const { props, readOnly, active, images } = room;
  return (
    <>
      {readOnly ? null : (
        <div className={styles.hint}>
          <p className={styles.wide}>
            Drag to move. Pinch or use the corners to resize. The dashed line stays clear of the
            cut.
          </p>
          <IconButton
            label="Help"
            look="float"
            icon={<CircleQuestionMark size={20} strokeWidth={1.6} aria-hidden="true" />}
            onClick={onHelp}
          />
        </div>
      )}
      <div className={`${styles.narrow} ${styles.neighbors}`}>
        <NeighborButton neighbor={props.previous} side="Previous" look="float" />
        <NeighborButton neighbor={props.next} side="Next" look="float" />
      </div>
      {active === undefined ? null : (
        <div className={`${styles.narrow} ${styles.badge}`}>
          <PhotoQuality image={active} draft={room.draft} outputScale={props.outputScale} compact />
        </div>
      )}
      {images.length === 0 && !readOnly ? (
        <div className={styles.empty}>
          <Button
            variant="primary"
            icon={<ImagePlus size={20} strokeWidth={1.6} aria-hidden="true" />}
            onClick={props.onChooseFiles}
          >
            Add photos
          </Button>
          <p>Or drop them here, or paste them.</p>
        </div>
      ) : null}
    </>
  );
}
