import styles from "./CountBadge.module.css";

interface CountBadgeProps {
  readonly count: number;
  /** What is counted, for those who hear it: suggestions, items in your cart. */
  readonly noun: string;
  /** Brick calls for attention, ink only counts. */
  readonly tone?: "brick" | "ink";
}

const MOST = 99;

/** Nothing to count, nothing to show. */
export function CountBadge({ count, noun, tone = "brick" }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.count} data-tone={tone}>
      {count > MOST ? `${MOST}+` : count}
      <span className="visually-hidden"> {noun}</span>
    </span>
  );
}
