import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";
import { CountBadge } from "../status/Badge.tsx";
import styles from "./Toolbar.module.css";

export interface ToolbarItem {
  readonly label: string;
  readonly Icon: LucideIcon;
  /** The link target; absent for items that only run onSelect. */
  readonly to?: string;
  /** Whether the item is also current on the pages below its target. */
  readonly hasPages?: boolean;
  readonly onSelect?: () => void;
  /** Whether the item is unavailable: a button whose onSelect explains why. */
  readonly blocked?: boolean;
  readonly count?: { readonly value: number; readonly noun: string };
  /** Placed at the far end of a vertical toolbar. */
  readonly apart?: boolean;
  /** Shows the item only below the canvas; wide windows have it in the top bar. */
  readonly narrowOnly?: boolean;
}

interface ToolbarProps {
  readonly label: string;
  readonly items: readonly ToolbarItem[];
}

/** The screens of a project: a column beside the canvas, a bar below it on phones. */
export function Toolbar({ label, items }: ToolbarProps) {
  return (
    <nav className={styles.toolbar} aria-label={label}>
      {items.map((item) => (
        <ToolbarEntry key={item.label} item={item} />
      ))}
    </nav>
  );
}

function ToolbarEntry({ item }: { readonly item: ToolbarItem }) {
  const { to, hasPages = false, label, Icon, onSelect, blocked = false, count } = item;
  const { apart = false, narrowOnly = false } = item;
  const look = {
    className: styles.item ?? "",
    "data-apart": apart || undefined,
    "data-narrow-only": narrowOnly || undefined,
  };
  const content = (
    <>
      <span className={styles.icon}>
        <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
        {count ? (
          <span className={styles.count}>
            <CountBadge count={count.value} noun={count.noun} />
          </span>
        ) : null}
      </span>{" "}
      {label}
    </>
  );
  if (to === undefined || blocked) {
    return (
      <button type="button" {...look} aria-disabled={blocked || undefined} onClick={onSelect}>
        {content}
      </button>
    );
  }
  return (
    <NavLink to={to} end={!hasPages} {...look} onClick={onSelect}>
      {content}
    </NavLink>
  );
}
