import type { ReactNode } from "react";
import styles from "./Detail.module.css";

/** Badges, dates and links in a line below the title. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}

interface ColumnsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** The two columns of a detail page; on narrow screens, the side follows the main column. */
export function Columns({ main, side }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}

interface GroupProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** Lines that belong together within a section. */
export function Group({ title, children }: GroupProps) {
  return (
    <div className={styles.group}>
      {title === undefined ? null : <h3>{title}</h3>}
      {children}
    </div>
  );
}

interface TermProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

/** A name and its value in a list of the class `terms` or `amounts`. */
export function Term({ label, isTotal = false, children }: TermProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
