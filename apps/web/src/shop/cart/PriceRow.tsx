import type { ReactNode } from "react";
import styles from "./PriceRow.module.css";

interface PriceRowProps {
  readonly label: string;
  readonly tone?: "discount" | "total";
  readonly children: ReactNode;
}

/** One amount of a list of prices. */
export function PriceRow({ label, tone, children }: PriceRowProps) {
  return (
    <div className={styles.row} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
