import type { ReactNode } from "react";
import styles from "./Detail.module.css";

interface ColumnsProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
}

/** The two columns of a detail page; on narrow screens, the side follows the main column. */
export function DetailColumns({ main, side }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
