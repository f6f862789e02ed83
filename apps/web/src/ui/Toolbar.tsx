import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";
import { CountBadge } from "./CountBadge.tsx";
import styles from "./Toolbar.module.css";

interface ToolbarItem {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly count?: { readonly value: number; readonly noun: string };
  /** Stands apart at the far end of a tall toolbar. */
  readonly apart?: boolean;
}

interface ToolbarProps {
  readonly label: string;
  readonly items: readonly ToolbarItem[];
}

/** The rooms of a project: a column beside the canvas, a bar below it on phones. */
export function Toolbar({ label, items }: ToolbarProps) {
  return (
    <nav className={styles.toolbar} aria-label={label}>
      {items.map(({ to, label: text, Icon, count, apart = false }) => (
        <NavLink key={to} to={to} end className={styles.item ?? ""} data-apart={apart || undefined}>
          <span className={styles.icon}>
            <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
            {count ? (
              <span className={styles.count}>
                <CountBadge count={count.value} noun={count.noun} />
              </span>
            ) : null}
          </span>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
