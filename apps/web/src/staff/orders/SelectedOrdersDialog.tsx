import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import type { SelectedOrder } from "./selected-orders.ts";

interface SelectedOrdersDialogProps {
  readonly title: string;
  readonly state: readonly SelectedOrder[] | "loading" | "failed";
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly children: (orders: readonly SelectedOrder[]) => ReactNode;
}

/** A dialog about several orders, which are loaded when it opens. */
export function SelectedOrdersDialog(props: SelectedOrdersDialogProps) {
  const { title, state, onRetry, onClose, children } = props;
  return (
    <Dialog opened onClose={onClose} title={title} actions={null}>
      {state === "loading" ? <p role="status">Loading orders …</p> : null}
      {state === "failed" ? (
        <>
          <p role="alert">We couldn't load the orders.</p>
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        </>
      ) : null}
      {typeof state === "string" ? null : children(state)}
    </Dialog>
  );
}
