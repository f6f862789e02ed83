import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { Spinner } from "../status/Spinner.tsx";
import styles from "./Button.module.css";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "regular" | "small";

interface ButtonProps extends Omit<ComponentPropsWithRef<"button">, "className" | "style"> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  /** Keeps the focus, unlike `disabled`, and ignores clicks. */
  readonly loading?: boolean;
}

export function Button({
  variant = "secondary",
  size = "regular",
  icon,
  loading = false,
  "aria-disabled": blocked,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      aria-disabled={loading || blocked || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
