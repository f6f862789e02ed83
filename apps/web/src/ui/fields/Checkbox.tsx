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
