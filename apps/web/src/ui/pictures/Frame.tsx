import type { ReactNode } from "react";
import styles from "./Frame.module.css";

export const FRAME_FINISHES = ["oak", "walnut", "black", "white"] as const;

interface FrameProps {
  readonly finish: (typeof FRAME_FINISHES)[number];
  /** The width of the frame: 18 for a hero, 9 in a tile. */
  readonly railPx?: number;
  readonly children: ReactNode;
}

/** A picture frame with mitered corners and an inner shadow. */
export function Frame({ finish, railPx = 18, children }: FrameProps) {
  return (
    <div className={styles.frame} data-finish={finish} style={{ "--rail": `${railPx}px` }}>
      <div className={styles.lip}>{children}</div>
    </div>
  );
}
