import type { ReactNode } from "react";
import styles from "./ProductTile.module.css";

interface ProductTileProps {
  readonly name: string;
  readonly text: string;
  /** A render of a real design. */
  readonly art: ReactNode;
}

export function ProductTile({ name, text, art }: ProductTileProps) {
  return (
    <li>
      <div className={styles.tile}>{art}</div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
