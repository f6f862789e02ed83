import type { ComponentPropsWithRef } from "react";
import styles from "./Field.module.css";
import { Field } from "./Field.tsx";

interface TextFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "id"> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <input type="text" {...rest} {...parts} className={styles.control} />}
    </Field>
  );
}
