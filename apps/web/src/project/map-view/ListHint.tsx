import { X } from "lucide-react";
import { Button } from "../../ui/buttons/Button.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import styles from "./ListHint.module.css";

interface ListHintProps {
  readonly text: string;
  readonly onShowList: () => void;
  readonly onDismiss: () => void;
}

/** Suggests the list on phones, below the map. */
export function ListHint({ text, onShowList, onDismiss }: ListHintProps) {
  return (
    <div className={styles.hint}>
      <p>{text}</p>
      <Button size="small" onClick={onShowList}>
        Show list
      </Button>
      <IconButton
        label="Dismiss"
        icon={<X size={18} strokeWidth={1.6} aria-hidden />}
        onClick={onDismiss}
      />
    </div>
  );
}
