import type { ReactNode } from "react";
import styles from "./Step.module.css";

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly art: ReactNode;
}

export function Step({ number, title, text, art }: StepProps) {
  return (
    <li>
      <div className={styles.tile}>{art}</div>
      <h3 className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
