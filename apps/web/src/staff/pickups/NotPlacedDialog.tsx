import { execute } from "../../platform/api/execute.ts";
import { ReconcilePickupDocument } from "../../platform/api/generated/graphql.ts";
import { FormDialog } from "../shared/FormDialog.tsx";
import type { ReconcileDialogProps } from "./NumberDialog.tsx";

/** Ends an order that Walgreens does not have. */
export function NotPlacedDialog({ orderId, onClose }: ReconcileDialogProps) {
  const send = async () => {
    const input = { orderId, walgreensOrderId: null };
    return (await execute(ReconcilePickupDocument, { input })).reconcilePickup;
  };
  return (
    <FormDialog
      title="Walgreens has no such order?"
      submitLabel="Mark as not placed"
      done="The order is not placed"
      keepLabel="Cancel"
      send={send}
      onClose={onClose}
    >
      <p>
        The order ends as not placed, and the customer can order the prints again. If Walgreens has
        it after all, the prints are made twice. This cannot be undone.
      </p>
    </FormDialog>
  );
}
