import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface CardProps {
  /** Raised cards have a shadow, others a border. */
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

/** A small panel on the canvas, for example for progress, zoom or thumbnails. */
export function FloatingPanel({ children }: { readonly children: ReactNode }) {
  return <div className={styles.float}>{children}</div>;
}
