import type { ReactNode } from "react";
import styles from "./Detail.module.css";

/** Badges, dates and links in a line below the title. */
export function DetailMeta({ children }: { readonly children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
