import { Plus } from "lucide-react";
import styles from "./Thumb.module.css";

interface AddThumbProps {
  readonly label: string;
  readonly onSelect: () => void;
}

export function AddThumb({ label, onSelect }: AddThumbProps) {
  return (
    <button type="button" className={styles.add} onClick={onSelect}>
      <Plus size={18} strokeWidth={1.8} aria-hidden="true" />
      {label}
    </button>
  );
}
