import { execute } from "../../platform/api/execute.ts";
import { ReconcilePickupDocument } from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import type { ReconcileDialogProps } from "./NumberDialog.tsx";
import styles from "./PickupDetail.module.css";

/** Ends an order that Walgreens does not have. */
export function NotPlacedDialog({ orderId, onClose }: ReconcileDialogProps) {
  const change = useChange();
  const submit = async () => {
    const input = { orderId, walgreensOrderId: null };
    const send = async () => (await execute(ReconcilePickupDocument, { input })).reconcilePickup;
    const problem = await change(send, "The order is not placed");
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <Dialog opened onClose={onClose} title="Walgreens has no such order?" actions={null}>
      <ValidatedForm check={() => true} onSubmit={submit}>
        {(isSending) => (
          <>
            <p>
              The order ends as not placed, and the customer can order the prints again. If
              Walgreens has it after all, the prints are made twice. This cannot be undone.
            </p>
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" data-autofocus onClick={onClose}>
                Cancel
              </Button>
              <Button size="small" variant="danger" type="submit" loading={isSending}>
                Mark as not placed
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
