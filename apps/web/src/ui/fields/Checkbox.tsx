import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Checkbox.module.css";

interface CheckboxProps
  extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "children"> {
  readonly label: ReactNode;
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}

export function Switch({ label, ...rest }: CheckboxProps) {
  return (
    <label className={styles.switchRow}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a native checked state */}
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
      <span>{label}</span>
    </label>
  );
}
