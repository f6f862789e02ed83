import type { ReactNode } from "react";
import styles from "./PictureTile.module.css";

interface ArtTileProps {
  /** A render of a design. */
  readonly children: ReactNode;
  readonly tag?: string;
}

/** A square tile for one picture. */
export function PictureTile({ children, tag }: ArtTileProps) {
  return (
    <div className={styles.tile}>
      {children}
      {tag ? (
        <div className={styles.corner}>
          <PictureTag>{tag}</PictureTag>
        </div>
      ) : null}
    </div>
  );
}

/** A small label on a picture. */
export function PictureTag({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
