import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** The heading level of the title. */
  readonly heading?: "h1" | "h2" | "h3";
}

/** Shown in place of an empty collection. */
export function EmptyState({
  icon,
  title,
  children,
  action,
  heading: Heading = "h2",
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>{icon}</span>
      <Heading className={styles.title}>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
