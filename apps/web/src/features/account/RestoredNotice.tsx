import { Check } from "lucide-react";
import styles from "./AccountArea.module.css";

export function RestoredNotice() {
  return (
    <p className={styles.restored} role="status">
      <Check size={20} strokeWidth={2} aria-hidden="true" />
      Welcome back. Your account is restored, with all of your maps and photos.
    </p>
  );
}
