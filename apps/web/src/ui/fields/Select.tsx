import { ChevronDown } from "lucide-react";
import type { ComponentPropsWithRef } from "react";
import fieldStyles from "./Field.module.css";
import { Field } from "./Field.tsx";
import styles from "./Select.module.css";

interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "className" | "style" | "id"> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** A native select, for the pickers of phones and assistive technology. */
export function Select({ label, options, hint, error, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => (
        <span className={styles.select}>
          <select {...rest} {...parts} className={fieldStyles.control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} strokeWidth={1.6} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
