import type { ReactNode } from "react";
import styles from "./SampleGroup.module.css";

interface SamplesProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SampleGroup({ title, children }: SamplesProps) {
  return (
    <section className={styles.samples} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

interface SampleProps {
  readonly name: string;
  readonly wide?: boolean;
  /** Removes the padding. */
  readonly flush?: boolean;
  /** Shows the sample on the canvas background. */
  readonly onCanvas?: boolean;
  readonly children: ReactNode;
}

export function ComponentSample({ name, wide, flush, onCanvas, children }: SampleProps) {
  return (
    <figure className={styles.sample} data-wide={wide || undefined}>
      <figcaption>{name}</figcaption>
      <div
        className={styles.stage}
        data-flush={flush || undefined}
        data-canvas={onCanvas || undefined}
      >
        {children}
      </div>
    </figure>
  );
}

export function SampleColumn({ children }: { readonly children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
