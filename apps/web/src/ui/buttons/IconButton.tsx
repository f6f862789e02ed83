import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./IconButton.module.css";

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children"> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Plain sits in a bar, float stands alone on the wall, lamp is the lightbulb that lights up. */
  readonly look?: "plain" | "float" | "lamp";
  /** For a toggle; leave it out for an ordinary action. */
  readonly pressed?: boolean;
}

export function IconButton({ label, icon, look = "plain", pressed, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      aria-label={label}
      aria-pressed={pressed}
    >
      {icon}
    </button>
  );
}
