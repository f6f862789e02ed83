import { execute } from "../../platform/api/execute.ts";
import { ReconcilePickupDocument } from "../../platform/api/generated/graphql.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { useDialogFields } from "../shared/use-dialog-fields.ts";
import { type ReconcileDialogProps } from "./reconcile-dialog-props.ts";

const MAX_LENGTH = 50;

/** Ends an order as placed, with its Walgreens number. */
export function PlacedDialog({ orderId, onClose }: ReconcileDialogProps) {
  const { draft, field, check } = useDialogFields({
    create: () => ({ number: "" }),
    findProblems: ({ number }) =>
      number.trim() === "" ? { number: "Enter the Walgreens order number." } : {},
  });
  const send = async () => {
    const input = { orderId, walgreensOrderId: draft.number.trim() };
    return (await execute(ReconcilePickupDocument, { input })).reconcilePickup;
  };
  return (
    <FormDialog
      title="Confirm the Walgreens order"
      submitLabel="Mark as placed"
      done="Order marked as placed."
      check={check}
      send={send}
      onClose={onClose}
    >
      <p>
        We'll check the number with Walgreens. If it's valid, the order is placed: the customer sees
        the number and picks up the prints. You can't undo this.
      </p>
      <TextField
        label="Walgreens number"
        maxLength={MAX_LENGTH}
        data-autofocus
        {...field("number")}
      />
    </FormDialog>
  );
}
