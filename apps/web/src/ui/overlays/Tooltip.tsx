import {
  cloneElement,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Portal } from "./Portal.tsx";
import type { Side } from "./place-beside.ts";
import styles from "./Tooltip.module.css";
import { useFloating } from "./use-floating.ts";
import { useOverlayDismiss } from "./use-overlay-dismiss.ts";

/** Time to move the pointer from the target onto the tooltip. */
const CLOSE_DELAY_MS = 120;

interface TooltipProps {
  readonly label: string;
  readonly side?: Side;
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Supplementary only: the content must be available elsewhere. Not shown by touch. */
export function Tooltip({ label, side = "top", children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  useFloating(anchor, tooltip, { side, align: "center", gap: 10, isOpen });
  useOverlayDismiss({ isOpen, onClose: () => setOpen(false) });
  useEffect(() => () => clearTimeout(closing.current), []);
  const open = () => {
    clearTimeout(closing.current);
    setOpen(true);
  };
  const closeLater = () => {
    closing.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
  };
  const openByMouse = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") open();
  };
  return (
    <>
      {cloneElement(children, {
        ref: anchor,
        "aria-describedby": isOpen ? id : undefined,
        onPointerEnter: openByMouse,
        onPointerLeave: closeLater,
        onFocus: open,
        onBlur: () => setOpen(false),
      })}
      {isOpen ? (
        <Portal>
          <div
            ref={tooltip}
            id={id}
            role="tooltip"
            className={styles.tooltip}
            onPointerEnter={open}
            onPointerLeave={closeLater}
          >
            {label}
          </div>
        </Portal>
      ) : null}
    </>
  );
}
