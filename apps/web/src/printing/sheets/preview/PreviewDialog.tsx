import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { ZoomControls } from "../../../ui/layout/ZoomControls.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import styles from "./PreviewDialog.module.css";

/** The zooms, relative to the size that fits the dialog. */
const ZOOMS = [1, 1.5, 2, 3, 4, 6];

interface PreviewDialogProps {
  readonly title: string;
  /** Width over height. */
  readonly ratio: number;
  readonly index: number;
  readonly count: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A large picture with zoom; the arrow keys show other pictures until it is zoomed. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { title, ratio, index, count, onIndex, onClose, children } = props;
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const zoomBy = (steps: number) =>
    setStep((current) => Math.min(ZOOMS.length - 1, Math.max(0, current + steps)));
  const go = (to: number) => {
    if (to >= 0 && to < count) onIndex(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isFitted = step === 0;
    const actions: Readonly<Record<string, () => void>> = {
      "+": () => zoomBy(1),
      "=": () => zoomBy(1),
      "-": () => zoomBy(-1),
      "0": () => setStep(0),
      ...(isFitted && { ArrowLeft: () => go(index - 1), ArrowRight: () => go(index + 1) }),
    };
    const act = actions[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <Dialog opened onClose={onClose} title={title} actions={null} size="full">
      {/* Keys of all controls in the dialog. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.preview} onKeyDown={onKeyDown}>
        <div
          className={styles.stage}
          role="region"
          aria-label={`${title}, enlarged`}
          // Scrolled by the keyboard when it is zoomed.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-autofocus
        >
          <div className={styles.sheet} style={{ "--zoom": zoom, "--ratio": ratio }}>
            {children}
          </div>
        </div>
        <div className={styles.tools}>
          {count > 1 ? (
            <span className={styles.pager}>
              <IconButton
                label="Previous"
                icon={<ChevronLeft size={20} strokeWidth={1.6} />}
                disabled={index === 0}
                onClick={() => go(index - 1)}
              />
              <output>{`${index + 1} of ${count}`}</output>
              <IconButton
                label="Next"
                icon={<ChevronRight size={20} strokeWidth={1.6} />}
                disabled={index === count - 1}
                onClick={() => go(index + 1)}
              />
            </span>
          ) : null}
          <ZoomControls
            percent={Math.round(zoom * 100)}
            canZoomIn={step < ZOOMS.length - 1}
            canZoomOut={step > 0}
            onZoomIn={() => zoomBy(1)}
            onZoomOut={() => zoomBy(-1)}
            onFit={() => setStep(0)}
          />
        </div>
      </div>
    </Dialog>
  );
}
