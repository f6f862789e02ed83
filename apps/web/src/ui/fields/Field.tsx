import { type ReactNode, useId } from "react";
import styles from "./Field.module.css";

interface FieldParts {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (parts: FieldParts) => ReactNode;
}

/** A label, a control and a hint or error, connected by ids. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": note ? noteId : undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {note ? (
        <p className={styles.note} id={noteId} data-error={error ? true : undefined}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
