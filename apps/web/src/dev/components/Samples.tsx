import type { ReactNode } from "react";
import styles from "./Samples.module.css";

interface SamplesProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Samples({ title, children }: SamplesProps) {
  return (
    <section className={styles.samples} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}
