import { type ComponentPropsWithRef, useState } from "react";
import fieldStyles from "./Field.module.css";
import { Field } from "./Field.tsx";
import styles from "./PasswordField.module.css";

interface PasswordFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "id" | "type"> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A password with a button that shows what is typed. */
export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const action = isShown ? "Hide" : "Show";
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => (
        <div className={styles.control}>
          <input
            {...rest}
            {...parts}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={fieldStyles.control}
          />
          <button
            type="button"
            className={styles.toggle}
            // Begins with the visible text, as voice control needs it.
            aria-label={`${action} typed characters`}
            aria-controls={parts.id}
            onClick={() => setShown(!isShown)}
          >
            {action}
          </button>
        </div>
      )}
    </Field>
  );
}
