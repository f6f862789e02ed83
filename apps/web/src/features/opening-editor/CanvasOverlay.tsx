import { CircleQuestionMark, Expand, ImagePlus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { NeighborButton } from "./OpeningBar.tsx";
import styles from "./OpeningEditor.module.css";
import type { Neighbor } from "./opening-editor-props.ts";

interface CanvasOverlayProps {
  readonly readOnly: boolean;
  readonly isEmpty: boolean;
  readonly previous: Neighbor | undefined;
  readonly next: Neighbor | undefined;
  readonly onHelp: () => void;
  readonly onChooseFiles: () => void;
  /** Fills the outline; left out while no part of it is bare. */
  readonly onFill: (() => void) | undefined;
  /** The quality of the active photo, shown on phones. */
  readonly children: ReactNode;
}

/** Help and empty state on the canvas; on phones also the neighbors and the quality. */
export function CanvasOverlay(props: CanvasOverlayProps) {
  const { readOnly, isEmpty, previous, next, children } = props;
  return (
    <>
      {readOnly ? null : (
        <div className={styles.help}>
          <IconButton
            label="Help"
            look="float"
            icon={<CircleQuestionMark size={20} strokeWidth={1.6} aria-hidden="true" />}
            onClick={props.onHelp}
          />
        </div>
      )}
      <div className={`${styles.narrow} ${styles.neighbors}`}>
        <NeighborButton neighbor={previous} side="Previous" look="float" />
        <NeighborButton neighbor={next} side="Next" look="float" />
      </div>
      {children ? <div className={`${styles.narrow} ${styles.badge}`}>{children}</div> : null}
      {props.onFill === undefined ? null : (
        <div className={styles.fill}>
          <Button
            size="small"
            icon={<Expand size={18} strokeWidth={1.6} aria-hidden="true" />}
            onClick={props.onFill}
          >
            Fill the outline
          </Button>
        </div>
      )}
      {isEmpty && !readOnly ? (
        <div className={styles.empty}>
          <Button
            variant="primary"
            icon={<ImagePlus size={20} strokeWidth={1.6} aria-hidden="true" />}
            onClick={props.onChooseFiles}
          >
            Add photos
          </Button>
          <p className="for-mouse">Or drop them here, or paste them.</p>
        </div>
      ) : null}
    </>
  );
}
