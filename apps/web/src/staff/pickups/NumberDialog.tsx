import { execute } from "../../platform/api/execute.ts";
import { ReconcilePickupDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useDraft } from "../shared/use-draft.ts";
import styles from "./PickupDetail.module.css";

export interface ReconcileDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}

const MAX_LENGTH = 50;

/** Ends an order as placed, with the number that Walgreens has given it. */
export function NumberDialog({ orderId, onClose }: ReconcileDialogProps) {
  const change = useChange();
  const { draft, field, check } = useDraft({
    create: () => ({ number: "" }),
    findProblems: ({ number }) =>
      number.trim() === "" ? { number: "Enter the number of the order at Walgreens." } : {},
  });
  const submit = async () => {
    const input = { orderId, walgreensOrderId: draft.number.trim() };
    const send = async () => (await execute(ReconcilePickupDocument, { input })).reconcilePickup;
    const problem = await change(send, "The order is placed");
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <Dialog opened onClose={onClose} title="Walgreens has this order?" actions={null}>
      <ValidatedForm check={check} onSubmit={submit}>
        {(isSending) => (
          <>
            <p>
              We ask Walgreens whether it knows the number. If so, the order is placed: the customer
              sees the number and picks the prints up. This cannot be undone.
            </p>
            <TextField
              label="Number at Walgreens"
              maxLength={MAX_LENGTH}
              data-autofocus
              {...field("number")}
            />
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" onClick={onClose}>
                Cancel
              </Button>
              <Button size="small" variant="primary" type="submit" loading={isSending}>
                Mark as placed
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
