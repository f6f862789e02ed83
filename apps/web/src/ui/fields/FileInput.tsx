import type { ComponentPropsWithRef } from "react";
import styles from "./FileInput.module.css";

/** The browser's own file input, for photos. */
export function FileInput(props: Omit<ComponentPropsWithRef<"input">, "className" | "type">) {
  return <input type="file" {...props} className={styles.files} />;
}
