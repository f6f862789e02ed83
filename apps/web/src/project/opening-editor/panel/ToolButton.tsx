import type { LucideIcon } from "lucide-react";
import styles from "./ToolButton.module.css";

interface ToolButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly onPress: () => void;
}

export function ToolButton({ label, Icon, pressed, disabled, danger, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={pressed}
      disabled={disabled}
      data-danger={danger || undefined}
      onClick={onPress}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
      {label}
    </button>
  );
}
