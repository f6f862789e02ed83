import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { useRetry } from "./use-retry.ts";

interface NoConnectionDialogProps {
  readonly opened: boolean;
  readonly onStay: () => void;
  /** Called when the connection is back. */
  readonly onProceed: () => void;
}

/** In place of a page that needs the server. */
export function NoConnectionDialog({ opened, onStay, onProceed }: NoConnectionDialogProps) {
  const { isChecking, hasFailed, retry } = useRetry(onProceed);
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
        The next page needs the internet. What you have made is kept in this browser and is sent
        when the connection is back.
      </p>
      <p role="status">{hasFailed && !isChecking ? "There is still no connection." : null}</p>
    </Dialog>
  );
}
