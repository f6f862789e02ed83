import { useState } from "react";
import { execute } from "../../api/execute.ts";
import { describeFailure } from "../../errors/describe-failure.ts";
import { StaffDeliverShipmentDocument } from "../../generated/graphql.ts";
import { useChange } from "../../staff/use-change.ts";
import { showToast } from "../../toasts/toast-store.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";

interface DeliveredButtonProps {
  readonly orderId: string;
  readonly fulfillmentId: string;
  /** Names the shipment among several. */
  readonly shipment: string;
}

/** Records that a shipment was delivered, after a confirmation: it cannot be taken back. */
export function DeliveredButton({ orderId, fulfillmentId, shipment }: DeliveredButtonProps) {
  const change = useChange();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const deliver = async () => {
    setSending(true);
    const send = async () =>
      (await execute(StaffDeliverShipmentDocument, { orderId, fulfillmentId }))
        .staffDeliverShipment;
    const problem = await change(send, "The shipment is marked as delivered.").catch((error) =>
      describeFailure(error, "staff-deliver-shipment"),
    );
    setSending(false);
    setOpen(false);
    if (problem !== undefined) showToast({ id: "staff-change", type: "error", content: problem });
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Mark as delivered <span className="visually-hidden">({shipment})</span>
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title="Mark as delivered?"
        confirmLabel="Mark as delivered"
        busy={isSending}
        onConfirm={() => void deliver()}
        onCancel={() => setOpen(false)}
      >
        {shipment}. The customer sees the date of today as the day of delivery. This cannot be taken
        back.
      </ConfirmDialog>
    </>
  );
}
