import { execute } from "../../platform/api/execute.ts";
import { ReconcilePickupDocument } from "../../platform/api/generated/graphql.ts";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { ReconcileDialogProps } from "./reconcile-dialog-props.ts";

/** Ends an order that Walgreens does not have, as not placed. */
export function NotPlacedDialog({ orderId, onClose }: ReconcileDialogProps) {
  const send = async () => {
    const input = { orderId, walgreensOrderId: null };
    return (await execute(ReconcilePickupDocument, { input })).reconcilePickup;
  };
  return (
    <FormDialog
      title="Mark as not placed?"
      submitLabel="Mark as not placed"
      done="Order marked as not placed."
      keepLabel="Cancel"
      send={send}
      onClose={onClose}
    >
      <p>
        The order ends as not placed, and the customer can order the prints again. If Walgreens does
        have it, the prints are made twice. You can't undo this.
      </p>
    </FormDialog>
  );
}
