import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import { StaffDeliverShipmentDocument } from "../../platform/api/generated/graphql.ts";
import { describeFailure } from "../../platform/errors/describe-failure.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { showToast } from "../../ui/toasts/toast-store.ts";
import { useChange } from "../shared/use-change.ts";

interface DeliveredDialogProps {
  readonly orderId: string;
  readonly fulfillmentId: string;
  readonly shipment: string;
  readonly onClose: () => void;
}

export function DeliveredDialog({
  orderId,
  fulfillmentId,
  shipment,
  onClose,
}: DeliveredDialogProps) {
  const change = useChange();
  const [isSending, setSending] = useState(false);
  const deliver = async () => {
    setSending(true);
    const send = async () =>
      (await execute(StaffDeliverShipmentDocument, { orderId, fulfillmentId }))
        .staffDeliverShipment;
    const problem = await change(send, "The shipment is marked as delivered.").catch((error) =>
      describeFailure(error, "staff-deliver-shipment"),
    );
    if (problem !== undefined) showToast({ id: "staff-change", type: "error", content: problem });
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title="Mark as delivered?"
      confirmLabel="Mark as delivered"
      busy={isSending}
      onConfirm={() => void deliver()}
      onCancel={onClose}
    >
      {shipment}. The customer sees the date of today as the day of delivery. This cannot be taken
      back.
    </ConfirmDialog>
  );
}
