import { CloudOff, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import styles from "./NoticeBar.module.css";

const ICONS = { offline: WifiOff, "not-saved": CloudOff };

interface NoticeBarProps {
  readonly kind: keyof typeof ICONS;
  readonly children: ReactNode;
  readonly action?: {
    readonly label: string;
    readonly onSelect: () => void;
    readonly busy?: boolean;
  };
}

/** A persistent notice: offline, not saved. */
export function NoticeBar({ kind, children, action }: NoticeBarProps) {
  const Icon = ICONS[kind];
  return (
    <div className={styles.bar} data-kind={kind} role={kind === "not-saved" ? "alert" : "status"}>
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
      <p>{children}</p>
      {action ? (
        <Button size="small" loading={action.busy ?? false} onClick={action.onSelect}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
