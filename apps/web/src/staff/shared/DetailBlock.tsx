import type { ReactNode } from "react";
import styles from "./Detail.module.css";

interface DetailBlockProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Lines that belong together within a section. */
export function DetailBlock({ title, children }: DetailBlockProps) {
  return (
    <div className={styles.group}>
      {title === undefined ? null : <h3>{title}</h3>}
      {children}
    </div>
  );
}
