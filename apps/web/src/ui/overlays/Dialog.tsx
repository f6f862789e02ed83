import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Button } from "../buttons/Button.tsx";
import styles from "./Dialog.module.css";
import { Portal } from "./Portal.tsx";
import { useFocusTrap } from "./use-focus-trap.ts";
import { useOverlayDismiss } from "./use-overlay-dismiss.ts";
import { useScrollLock } from "./use-scroll-lock.ts";

interface DialogProps {
  readonly opened: boolean;
  /** Dismisses the dialog; without it, only the content of the dialog can close it. */
  readonly onClose?: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /**
   * Replaces the Done button; null for no buttons. A form has its own, in an element with
   * `data-dialog-buttons`.
   */
  readonly actions?: ReactNode;
  /**
   * Wide scrolls its content below the title, full covers the window; both fill a phone. Side is a
   * drawer at the right, on phones from below.
   */
  readonly size?: "regular" | "wide" | "full" | "side";
}

export function Dialog(props: DialogProps) {
  return props.opened ? (
    <Portal>
      <OpenDialog {...props} />
    </Portal>
  ) : null;
}

function OpenDialog({ onClose, title, children, actions, size = "regular" }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useFocusTrap(panel);
  useOverlayDismiss({ isOpen: true, onClose: () => onClose?.() });
  useScrollLock(true);
  return (
    <div
      className={styles.overlay}
      onPointerDown={({ target, currentTarget }) => {
        // Not for presses on a toast, which is outside of the overlay.
        if (target === currentTarget) onClose?.();
      }}
    >
      <div
        ref={panel}
        className={styles.content}
        data-size={size}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className={styles.head}>
          {/* Focused where nothing can be dismissed, so that Enter makes no choice. */}
          <h2
            id={titleId}
            className={styles.title}
            {...(onClose === undefined && { tabIndex: -1, "data-autofocus": "" })}
          >
            {title}
          </h2>
          {onClose === undefined ? null : (
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <X size={20} strokeWidth={1.6} aria-hidden="true" />
            </button>
          )}
        </div>
        <div className={styles.text}>{children}</div>
        {actions === null ? null : (
          <div className={styles.actions}>
            {actions ?? (
              <Button variant="primary" size="small" onClick={onClose}>
                Done
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
