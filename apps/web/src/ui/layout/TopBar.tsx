import type { ReactNode } from "react";
import styles from "./TopBar.module.css";

interface TopBarProps {
  readonly leading: ReactNode;
  readonly title: ReactNode;
  /** Centered for single-purpose screens, at the start for the map of a project. */
  readonly titleAt?: "start" | "middle";
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
}

export function TopBar({ leading, title, titleAt = "start", status, actions }: TopBarProps) {
  return (
    <header className={styles.bar} data-title={titleAt}>
      <div className={styles.leading}>{leading}</div>
      <div className={styles.title}>{title}</div>
      <div className={styles.status}>{status}</div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
