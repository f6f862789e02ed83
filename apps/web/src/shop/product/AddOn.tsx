import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./AddOn.module.css";

interface AddOnProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Something to add to the product, closed at first. */
export function AddOn({ label, children }: AddOnProps) {
  return (
    <details className={styles.addOn}>
      <summary className={styles.label}>
        <Plus size={18} strokeWidth={1.6} aria-hidden="true" />
        {label}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
