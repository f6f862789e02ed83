import type { ReactNode } from "react";
import styles from "./Badge.module.css";

interface BadgeProps {
  readonly tone?: "neutral" | "accent" | "leaf" | "honey" | "brick";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A status or role: Submitted, Hidden, You are a viewer. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

interface CountBadgeProps {
  readonly count: number;
  /** What is counted, for screen readers: suggestions, items in your cart. */
  readonly noun: string;
  /** Brick for unread or urgent items, ink for neutral counts. */
  readonly tone?: "brick" | "ink";
}

const MOST = 99;

export function CountBadge({ count, noun, tone = "brick" }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.count} data-tone={tone}>
      {count > MOST ? `${MOST}+` : count}
      <span className="visually-hidden"> {noun}</span>
    </span>
  );
}
