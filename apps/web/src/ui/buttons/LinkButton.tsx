import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./Button.module.css";
import type { ButtonSize, ButtonVariant } from "./Button.tsx";

interface LinkButtonProps {
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function LinkButton({
  to,
  variant = "secondary",
  size = "regular",
  icon,
  children,
}: LinkButtonProps) {
  return (
    <Link to={to} className={styles.button} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </Link>
  );
}
