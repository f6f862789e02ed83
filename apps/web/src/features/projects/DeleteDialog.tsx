import { formatMessage, projectMessages } from "@photomap/messages";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";

interface DeleteDialogProps {
  /** The project in question; nothing while nobody asked. */
  readonly name: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function DeleteDialog({ name, onConfirm, onCancel }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      opened={name !== undefined}
      title="Delete project"
      confirmLabel="Delete"
      destructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {formatMessage(projectMessages.deleteQuestion, { name: name ?? "" })}
    </ConfirmDialog>
  );
}
