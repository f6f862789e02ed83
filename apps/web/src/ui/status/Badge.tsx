import type { ReactNode } from "react";
import styles from "./Badge.module.css";

interface BadgeProps {
  readonly tone?: "neutral" | "accent" | "leaf" | "honey" | "brick";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Says what something or somebody is: Submitted, Hidden, You are a viewer. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
