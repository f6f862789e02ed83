import type { ReactNode } from "react";
import styles from "./Samples.module.css";

export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
