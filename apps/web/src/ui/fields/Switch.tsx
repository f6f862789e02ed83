import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./Switch.module.css";

interface SwitchProps
  extends Omit<ComponentPropsWithRef<"input">, "className" | "style" | "type" | "children"> {
  readonly label: ReactNode;
}

export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className={styles.row}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on */}
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
      <span>{label}</span>
    </label>
  );
}
