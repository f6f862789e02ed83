import { execute } from "../../platform/api/execute.ts";
import { StaffClearShipmentHoldDocument } from "../../platform/api/generated/graphql.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { useQuickStaffMutation } from "../shared/use-staff-mutation.ts";
import type { OrderDetails } from "./order-amounts.ts";

interface ClearHoldDialogProps {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}

/** Lets an order be shipped whose address costs more to ship to than was paid. */
export function ClearHoldDialog({ order, onClose }: ClearHoldDialogProps) {
  const { run, isSending } = useQuickStaffMutation("staff-clear-shipment-hold");
  const clear = async () => {
    const send = async () =>
      (await execute(StaffClearShipmentHoldDocument, { orderId: order.id })).staffClearShipmentHold;
    await run(send, "Order cleared for shipping.");
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title="Clear for shipping?"
      confirmLabel="Clear for shipping"
      busy={isSending}
      onConfirm={() => void clear()}
      onCancel={onClose}
    >
      {order.shipmentHold} You can't undo this.
    </ConfirmDialog>
  );
}
