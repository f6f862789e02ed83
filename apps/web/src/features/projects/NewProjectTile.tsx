import { formatMessage, projectMessages } from "@photomap/messages";
import { Plus } from "lucide-react";
import { loadDesigns } from "./load-designs.ts";
import styles from "./NewProjectTile.module.css";

interface NewProjectTileProps {
  readonly onOpen: () => void;
}

export function NewProjectTile({ onOpen }: NewProjectTileProps) {
  // Pointing at it is reason enough to have the maps ready; a failure is told when they are needed.
  const prepare = () => void loadDesigns().catch(() => undefined);
  return (
    <button
      type="button"
      className={styles.tile}
      onClick={onOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <span className={styles.disc}>
        <Plus size={26} strokeWidth={1.8} aria-hidden="true" />
      </span>
      {formatMessage(projectMessages.newProject)}
    </button>
  );
}
