import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Warning.module.css";

interface WarningProps {
  readonly id?: string;
  readonly children: ReactNode;
}

/** A warning within a section, about what the section cannot do. */
export function Warning({ id, children }: WarningProps) {
  return (
    <p id={id} className={styles.warning} role="status">
      <TriangleAlert size={20} strokeWidth={1.6} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
