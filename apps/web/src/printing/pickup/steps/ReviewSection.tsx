import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import styles from "./ReviewSection.module.css";

interface ReviewSectionProps {
  readonly title: string;
  /** The accessible name of the button. */
  readonly action: string;
  /** Undefined while nothing can be changed. */
  readonly onEdit: (() => void) | undefined;
  readonly children: ReactNode;
}

export function ReviewSection({ title, action, onEdit, children }: ReviewSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {onEdit === undefined ? null : (
          <Button size="small" variant="quiet" aria-label={action} onClick={onEdit}>
            Change
          </Button>
        )}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
