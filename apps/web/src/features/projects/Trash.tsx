import { useState } from "react";
import type { GetDesignsAndFilesQuery } from "../../generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./Trash.module.css";
import { UpdatedTime } from "./UpdatedTime.tsx";

interface TrashProps {
  readonly files: GetDesignsAndFilesQuery["deletedFiles"];
  readonly onRestore: (id: string) => Promise<unknown>;
}

/** The projects deleted in the last 30 days, collapsed. */
export function Trash({ files, onRestore }: TrashProps) {
  const [busy, setBusy] = useState<string>();
  const restore = async (id: string) => {
    setBusy(id);
    await onRestore(id);
    setBusy(undefined);
  };
  if (files.length === 0) return null;
  return (
    <details className={styles.trash}>
      <summary>Trash ({files.length})</summary>
      <p>A deleted project is kept for 30 days.</p>
      <ul>
        {files.map(({ id, name, deletedAt }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            {deletedAt === null ? null : (
              <span className={styles.age}>
                Deleted <UpdatedTime at={deletedAt} />
              </span>
            )}
            <Button
              size="small"
              aria-label={`Restore "${name}"`}
              loading={busy === id}
              onClick={() => void restore(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
