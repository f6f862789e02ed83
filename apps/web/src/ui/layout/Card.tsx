import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  /** Raised is for a card that carries a picture or a choice; the others get a line. */
  readonly raised?: boolean;
  readonly children: ReactNode;
}

export function Card({ raised = false, children }: CardProps) {
  return (
    <div className={styles.card} data-raised={raised || undefined}>
      {children}
    </div>
  );
}

/** A small panel that lies on the canvas: progress, zoom, thumbnails. */
export function FloatingPanel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.float}>{children}</div>;
}
