import type { ReactNode } from "react";
import styles from "./Tag.module.css";

/** A small paper label that lies on a picture. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
