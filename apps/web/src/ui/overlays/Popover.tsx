import { cloneElement, type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import styles from "./Popover.module.css";
import { Portal } from "./Portal.tsx";
import { useFloating } from "./use-floating.ts";
import { useFocusTrap } from "./use-focus-trap.ts";
import { useOverlayDismiss } from "./use-overlay-dismiss.ts";

interface PopoverProps {
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  readonly label: string;
  /** The button that opens the panel. */
  readonly target: ReactElement<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A panel beside its button; closed by Escape or a press outside. */
export function Popover({ opened, onChange, label, target, children }: PopoverProps) {
  const anchor = useRef<HTMLElement>(null);
  return (
    <>
      {cloneElement(target, { ref: anchor, "aria-haspopup": "dialog", "aria-expanded": opened })}
      {opened ? (
        <Portal>
          <Panel anchor={anchor} label={label} onClose={() => onChange(false)}>
            {children}
          </Panel>
        </Portal>
      ) : null}
    </>
  );
}

interface PanelProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Panel({ anchor, label, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating(anchor, panel, { side: "bottom", align: "end", gap: 10, isOpen: true });
  useFocusTrap(panel);
  useOverlayDismiss({ isOpen: true, onClose, inside: [panel, anchor] });
  return (
    <div ref={panel} className={styles.dropdown} role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
