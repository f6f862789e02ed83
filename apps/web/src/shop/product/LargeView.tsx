import { type ReactNode, useEffect } from "react";
import { useLatest } from "../../platform/hooks/use-latest.ts";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { GalleryArrows } from "./GalleryArrows.tsx";
import styles from "./LargeView.module.css";

interface LargeViewProps {
  /** Shows another picture; undefined for a single one. */
  readonly onStep: ((by: 1 | -1) => void) | undefined;
  readonly onClose: () => void;
  /** The picture. */
  readonly children: ReactNode;
}

/** A product's picture in the whole window; the arrow keys show the others. */
export function LargeView({ onStep, onClose, children }: LargeViewProps) {
  const latestStep = useLatest(onStep);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") latestStep.current?.(-1);
      if (key === "ArrowRight") latestStep.current?.(1);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [latestStep]);
  return (
    <Dialog opened onClose={onClose} title="Large view" size="full" actions={null}>
      <div className={styles.stage}>
        <div className={styles.picture}>{children}</div>
        {onStep === undefined ? null : <GalleryArrows onStep={onStep} />}
      </div>
    </Dialog>
  );
}
