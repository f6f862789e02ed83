import { Maximize2 } from "lucide-react";
import styles from "./EnlargeButton.module.css";

interface EnlargeButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Covers the picture beside it, which stays readable to screen readers. */
export function EnlargeButton({ label, onClick }: EnlargeButtonProps) {
  return (
    <button type="button" className={styles.enlarge} aria-label={label} onClick={onClick}>
      <span>
        <Maximize2 size={18} strokeWidth={1.8} aria-hidden="true" />
      </span>
    </button>
  );
}
