import type { ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The action as a verb: Remove, Hide, Overwrite. */
  readonly confirmLabel: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The initial focus is on Cancel, so that an accidental Enter changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, destructive = false, busy = false } = props;
  return (
    <Dialog
      opened={opened}
      title={title}
      onClose={props.onCancel}
      actions={
        <>
          <Button size="small" data-autofocus onClick={props.onCancel}>
            Cancel
          </Button>
          <Button
            size="small"
            variant={destructive ? "danger" : "primary"}
            loading={busy}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
