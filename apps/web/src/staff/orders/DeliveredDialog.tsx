import { execute } from "../../platform/api/execute.ts";
import { StaffDeliverShipmentDocument } from "../../platform/api/generated/graphql.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";

interface DeliveredDialogProps {
  readonly orderId: string;
  readonly shipmentId: string;
  readonly shipment: string;
  readonly onClose: () => void;
}

export function DeliveredDialog({ orderId, shipmentId, shipment, onClose }: DeliveredDialogProps) {
  const { run, isSending } = useQuickStaffMutation("staff-deliver-shipment");
  const deliver = async () => {
    const send = async () =>
      (await execute(StaffDeliverShipmentDocument, { orderId, fulfillmentId: shipmentId }))
        .staffDeliverShipment;
    await run(send, "Shipment marked as delivered.");
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
      {shipment}. The customer will see today as the delivery date. You can't undo this.
    </ConfirmDialog>
  );
}
