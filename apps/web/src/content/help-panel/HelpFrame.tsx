import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { Portal } from "../../ui/overlays/Portal.tsx";
import { useFocusTrap } from "../../ui/overlays/use-focus-trap.ts";
import { useOverlayDismiss } from "../../ui/overlays/use-overlay-dismiss.ts";
import { useScrollLock } from "../../ui/overlays/use-scroll-lock.ts";
import styles from "./HelpFrame.module.css";

interface HelpFrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the right, beside which the screen can be used; on phones a modal sheet from below. */
export function HelpFrame(props: HelpFrameProps) {
  const isPhone = useSyncExternalStore(subscribeToWidth, isPhoneWide, () => false);
  return <Portal>{isPhone ? <Sheet {...props} /> : <SidePanel {...props} />}</Portal>;
}

const PHONE = "(max-width: 767px)";

function isPhoneWide(): boolean {
  return window.matchMedia(PHONE).matches;
}

function subscribeToWidth(listener: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function SidePanel({ onClose, children }: HelpFrameProps) {
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    element?.focus({ preventScroll: true });
    // Only from inside: the screen beside it has its own meaning of Escape.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      close();
    };
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <aside ref={panel} className={styles.side} aria-label="Help" tabIndex={-1} data-help-panel="">
      {children}
    </aside>
  );
}

function Sheet({ onClose, children }: HelpFrameProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useFocusTrap(sheet);
  useOverlayDismiss({ isOpen: true, onClose });
  useScrollLock(true);
  return (
    <div
      className={styles.overlay}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div
        ref={sheet}
        className={styles.sheet}
        role="dialog"
        aria-modal="true"
        aria-label="Help"
        tabIndex={-1}
        data-help-panel=""
      >
        {children}
      </div>
    </div>
  );
}
