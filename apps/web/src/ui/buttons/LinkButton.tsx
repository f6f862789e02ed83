import type { ReactNode } from "react";
import type { LinkProps } from "react-router";
import { Link } from "../../platform/routing/Link.tsx";
import styles from "./Button.module.css";
import type { ButtonSize, ButtonVariant } from "./Button.tsx";

interface LinkButtonProps extends Omit<LinkProps, "className" | "style" | "children"> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A link with the look of a button. */
export function LinkButton({
  variant = "secondary",
  size = "regular",
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={styles.button} data-variant={variant} data-size={size}>
      {icon}
      {children}
    </Link>
  );
}
