import type { ReactNode } from "react";
import styles from "./PickupStep.module.css";

interface StepTitleProps {
  /** Whether the title gets the focus, as in a step that replaces another one. */
  readonly isFocused: boolean;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function StepTitle({ isFocused, lead, children }: StepTitleProps) {
  return (
    <header className={styles.head}>
      <h2 ref={isFocused ? focusTitle : null} tabIndex={-1}>
        {children}
      </h2>
      {lead === undefined ? null : <p>{lead}</p>}
    </header>
  );
}

function focusTitle(title: HTMLElement | null): void {
  title?.focus();
}
