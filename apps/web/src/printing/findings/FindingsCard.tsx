import { type ReactNode, useId } from "react";
import styles from "./FindingsCard.module.css";

interface FindingsCardProps {
  readonly count: number;
  /** The level of the heading; 2 by default. */
  readonly level?: 2 | 3 | 4;
  /** The list's entries. */
  readonly children: ReactNode;
  /** What follows the list. */
  readonly foot?: ReactNode;
}

/** What to look at before a map is printed, at home or on something from the shop. */
export function FindingsCard({ count, level = 2, children, foot }: FindingsCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.card} data-level={level} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {count === 1 ? "One thing to look at first" : `${count} things to look at first`}
      </Heading>
      <ul className={styles.findings}>{children}</ul>
      {foot}
    </section>
  );
}
