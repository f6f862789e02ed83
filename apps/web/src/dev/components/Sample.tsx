import type { ReactNode } from "react";
import styles from "./Samples.module.css";

interface SampleProps {
  readonly name: string;
  readonly wide?: boolean;
  /** Lets wide content touch the edges. */
  readonly flush?: boolean;
  /** On the wall, where canvas and art live. */
  readonly wall?: boolean;
  readonly children: ReactNode;
}

export function Sample({ name, wide, flush, wall, children }: SampleProps) {
  return (
    <figure className={styles.sample} data-wide={wide || undefined}>
      <figcaption>{name}</figcaption>
      <div className={styles.stage} data-flush={flush || undefined} data-wall={wall || undefined}>
        {children}
      </div>
    </figure>
  );
}
