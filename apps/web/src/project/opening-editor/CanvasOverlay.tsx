import { Expand, ImagePlus, Keyboard } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import type { UncoveredPartFinder } from "./bare-part.ts";
import { useThrottledLiveValue } from "./live-value.ts";
import { NeighborButton } from "./OpeningBar.tsx";
import styles from "./OpeningEditor.module.css";
import type { Neighbor } from "./opening-editor-props.ts";
import type { PlacementDraft } from "./use-placement-draft.ts";

interface CanvasOverlayProps {
  readonly readOnly: boolean;
  readonly isEmpty: boolean;
  readonly previous: Neighbor | undefined;
  readonly next: Neighbor | undefined;
  /** The button that opens the help. */
  readonly help: ReactNode;
  readonly onGestures: () => void;
  readonly onChooseFiles: () => void;
  readonly draft: PlacementDraft;
  readonly findBare: UncoveredPartFinder;
  readonly onFill: () => void;
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
          {props.help}
          <div className={styles.keys}>
            <IconButton
              label="Gestures and keys"
              look="float"
              icon={<Keyboard size={20} strokeWidth={1.6} aria-hidden="true" />}
              onClick={props.onGestures}
            />
          </div>
        </div>
      )}
      <div className={`${styles.narrow} ${styles.neighbors}`}>
        <NeighborButton neighbor={previous} side="Previous" look="float" />
        <NeighborButton neighbor={next} side="Next" look="float" />
      </div>
      {children ? <div className={`${styles.narrow} ${styles.badge}`}>{children}</div> : null}
      {readOnly ? null : <FillButton {...props} />}
      {isEmpty && !readOnly ? (
        <div className={styles.empty}>
          <Button
            variant="primary"
            icon={<ImagePlus size={20} strokeWidth={1.6} aria-hidden="true" />}
            onClick={props.onChooseFiles}
          >
            Add photos
          </Button>
          <p className="for-mouse">Or drop or paste them here.</p>
        </div>
      ) : null}
    </>
  );
}

/** Shown while a part of the outline is bare. */
function FillButton(props: Pick<CanvasOverlayProps, "draft" | "findBare" | "onFill">) {
  const bare = useThrottledLiveValue(props.draft, props.findBare);
  if (bare === undefined) return null;
  return (
    <div className={styles.fill}>
      <Button
        size="small"
        icon={<Expand size={18} strokeWidth={1.6} aria-hidden="true" />}
        onClick={props.onFill}
      >
        Fill the outline
      </Button>
    </div>
  );
}
