import type { ComponentPropsWithRef } from "react";
import styles from "./Field.module.css";
import { Field } from "./Field.tsx";

interface TextAreaProps
  extends Omit<ComponentPropsWithRef<"textarea">, "className" | "style" | "id"> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <textarea rows={3} {...rest} {...parts} className={styles.control} />}
    </Field>
  );
}
