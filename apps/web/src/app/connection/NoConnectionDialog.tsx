import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { useReconnect } from "./use-reconnect.ts";

interface NoConnectionDialogProps {
  readonly opened: boolean;
  readonly onStay: () => void;
  /** Called when the connection is back. */
  readonly onProceed: () => void;
}

/** Shown instead of a page that needs the server, while there is no connection. */
export function NoConnectionDialog({ opened, onStay, onProceed }: NoConnectionDialogProps) {
  const { isChecking, hasFailed, retry } = useReconnect(onProceed);
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      title="No connection"
      actions={
        <>
          <Button size="small" data-autofocus onClick={onStay}>
            Stay here
          </Button>
          <Button size="small" variant="primary" loading={isChecking} onClick={retry}>
            Try again
          </Button>
        </>
      }
    >
      <p>
        The next page needs an internet connection. Your work stays in this browser, and we'll save
        it when you're back online.
      </p>
      <p role="status">{hasFailed && !isChecking ? "Still no connection." : null}</p>
    </Dialog>
  );
}
