import { formatMessage, projectMessages } from "@photomap/messages";
import { Plus } from "lucide-react";
import styles from "./NewProjectTile.module.css";
import { loadDesigns } from "./use-designs.ts";

interface NewProjectTileProps {
  readonly designCount: number;
  readonly onOpen: () => void;
}

export function NewProjectTile({ designCount, onOpen }: NewProjectTileProps) {
  // Preloads the designs on hover and focus; a failure is shown when the dialog opens.
  const preload = () => void loadDesigns().catch(() => undefined);
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.tile}
        onClick={onOpen}
        onPointerEnter={preload}
        onFocus={preload}
        aria-describedby="design-count"
      >
        <span className={styles.disc}>
          <Plus size={26} strokeWidth={1.8} aria-hidden="true" />
        </span>
        {formatMessage(projectMessages.newProject)}
      </button>
      <p id="design-count" className={styles.count}>
        {designCount} maps to choose from
      </p>
    </div>
  );
}
