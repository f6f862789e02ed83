import type { ReactNode } from "react";
import styles from "./Float.module.css";

/** A small panel that lies on the canvas: progress, zoom, thumbnails. */
export function Float({ children }: { readonly children: ReactNode }) {
  return <div className={styles.float}>{children}</div>;
}
