import type { ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** The act itself: Remove, Hide, Overwrite. Never OK. */
  readonly confirmLabel: string;
  readonly destructive?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The first focus is on the way back, so that a stray Enter destroys nothing. */
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
