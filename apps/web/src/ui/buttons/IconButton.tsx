import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./IconButton.module.css";

interface IconButtonProps
  extends Omit<ComponentPropsWithRef<"button">, "className" | "style" | "children"> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Plain for bars, float for buttons on the canvas, glow for a toggle that lights up. */
  readonly look?: "plain" | "float" | "glow";
  /** The state of a toggle button; other buttons have none. */
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
