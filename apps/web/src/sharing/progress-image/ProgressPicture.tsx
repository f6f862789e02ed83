import { Button } from "../../ui/buttons/Button.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import styles from "./ProgressImageDialog.module.css";
import type { ProgressImageState } from "./use-progress-image.ts";

interface ProgressPictureProps {
  readonly state: ProgressImageState;
  /** The alternative text. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** The rendered picture, or its state in the same size. */
export function ProgressPicture({ state, text, onRetry }: ProgressPictureProps) {
  switch (state.phase) {
    case "drawing":
      return (
        <div className={`${styles.picture} shimmer`}>
          <Spinner label="Drawing your picture" size={28} />
        </div>
      );
    case "drawn":
      return <img className={styles.picture} src={state.image.previewUrl} alt={text} />;
    case "failed":
      return (
        <div className={styles.picture} role="alert">
          <p>We couldn't draw the picture.</p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
  }
}
