import { formatMessage, projectMessages } from "@photomap/messages";
import { useState } from "react";
import type { GetDesignsAndFilesQuery } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { RelativeTime } from "../../ui/status/RelativeTime.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { MapPicture } from "../designs/MapPicture.tsx";
import styles from "./Trash.module.css";

type DeletedProject = GetDesignsAndFilesQuery["deletedFiles"][number];

interface TrashProps {
  readonly files: readonly DeletedProject[];
  readonly onRestore: (id: string) => Promise<boolean>;
  readonly onRemove: (id: string) => Promise<boolean>;
}

/** The projects deleted in the last 30 days, collapsed. */
export function Trash({ files, onRestore, onRemove }: TrashProps) {
  const [busy, setBusy] = useState<string>();
  const [candidate, setCandidate] = useState<DeletedProject>();
  const run = async (act: (id: string) => Promise<boolean>, id: string, failure: string) => {
    setBusy(id);
    const isDone = await act(id).catch(() => false);
    if (!isDone) showToast({ id: "trash-failed", type: "error", content: failure });
    setBusy(undefined);
  };
  const removeForever = () => {
    setCandidate(undefined);
    if (candidate === undefined) return;
    void run(onRemove, candidate.id, formatMessage(projectMessages.deleteFailed));
  };
  if (files.length === 0) return null;
  return (
    <details className={styles.trash}>
      <summary>Trash ({files.length})</summary>
      <p>We keep deleted projects for 30 days.</p>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <TrashRow
              file={file}
              isBusy={busy === file.id}
              onRestore={() => void run(onRestore, file.id, RESTORE_FAILED)}
              onRemove={() => setCandidate(file)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={candidate !== undefined}
        title="Delete forever"
        confirmLabel="Delete forever"
        destructive
        onConfirm={removeForever}
        onCancel={() => setCandidate(undefined)}
      >
        {formatMessage(projectMessages.deleteQuestion, { name: candidate?.name ?? "" })}
      </ConfirmDialog>
    </details>
  );
}

const RESTORE_FAILED = "We couldn't restore the project. Refresh the page and try again.";

interface TrashRowProps {
  readonly file: DeletedProject;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

function TrashRow({ file, isBusy, onRestore, onRemove }: TrashRowProps) {
  const { name, deletedAt, design } = file;
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <MapPicture design={design} />
      </div>
      <div>
        <p className={styles.name}>{name}</p>
        {deletedAt === null ? null : (
          <p className={styles.age}>
            Deleted <RelativeTime at={deletedAt} />
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button size="small" aria-label={`Restore "${name}"`} loading={isBusy} onClick={onRestore}>
          Restore
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Delete "${name}" forever`}
          disabled={isBusy}
          onClick={onRemove}
        >
          Delete forever
        </Button>
      </div>
    </div>
  );
}
