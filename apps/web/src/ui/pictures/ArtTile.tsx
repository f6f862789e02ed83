import type { ReactNode } from "react";
import styles from "./ArtTile.module.css";

interface ArtTileProps {
  /** A render of a real design, framed or not. */
  readonly children: ReactNode;
  readonly tag?: string;
}

/** A piece of wall with one thing on it. */
export function ArtTile({ children, tag }: ArtTileProps) {
  return (
    <div className={styles.tile}>
      {children}
      {tag ? (
        <div className={styles.corner}>
          <Tag>{tag}</Tag>
        </div>
      ) : null}
    </div>
  );
}

/** A small paper label that lies on a picture. */
export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
