import { execute } from "../../platform/api/execute.ts";
import { ReconcilePickupDocument } from "../../platform/api/generated/graphql.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { useDraft } from "../shared/use-draft.ts";

export interface ReconcileDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

const MAX_LENGTH = 50;

/** Ends an order as placed, with the number that Walgreens has given it. */
export function NumberDialog({ orderId, onClose }: ReconcileDialogProps) {
  const { draft, field, check } = useDraft({
    create: () => ({ number: "" }),
    findProblems: ({ number }) =>
      number.trim() === "" ? { number: "Enter the number of the order at Walgreens." } : {},
  });
  const send = async () => {
    const input = { orderId, walgreensOrderId: draft.number.trim() };
    return (await execute(ReconcilePickupDocument, { input })).reconcilePickup;
  };
  return (
    <FormDialog
      title="Walgreens has this order?"
      submitLabel="Mark as placed"
      done="The order is placed"
      check={check}
      send={send}
      onClose={onClose}
    >
      <p>
        We ask Walgreens whether it knows the number. If so, the order is placed: the customer sees
        the number and picks the prints up. This cannot be undone.
      </p>
      <TextField
        label="Number at Walgreens"
        maxLength={MAX_LENGTH}
        data-autofocus
        {...field("number")}
      />
    </FormDialog>
  );
}
