import { formatMoney } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  type OrderCancelReason,
  StaffCancelOrderDocument,
} from "../../platform/api/generated/graphql.ts";
import { Select } from "../../ui/fields/Select.tsx";
import { FormDialog } from "../shared/FormDialog.tsx";
import { computeRefundableRest, type OrderDetails } from "./order-amounts.ts";

interface CancelDialogProps {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}

const REASONS: readonly { readonly value: OrderCancelReason; readonly label: string }[] = [
  { value: "CUSTOMER", label: "The customer asked for it" },
  { value: "INVENTORY", label: "Items are not available" },
  { value: "FRAUD", label: "Fraud" },
  { value: "DECLINED", label: "The payment was declined" },
  { value: "OTHER", label: "Another reason" },
];

export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const [requestId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<OrderCancelReason>("CUSTOMER");
  const refundable = computeRefundableRest(order);
  const send = async () => {
    const request = { orderId: order.id, reason, requestId };
    return (await execute(StaffCancelOrderDocument, request)).staffCancelOrder;
  };
  return (
    <FormDialog
      title={`Cancel order #${order.number}?`}
      submitLabel="Cancel order"
      done={`Order #${order.number} canceled.`}
      keepLabel="Keep order"
      send={send}
      onClose={onClose}
    >
      <p>
        {refundable.amountMinor > 0
          ? `${formatMoney(refundable)} will be refunded, and the items go back in stock.`
          : "The payment is closed, and the items go back in stock."}
      </p>
      {order.stickerTokens > 0 ? <p>Its unspent sticker tokens are taken back.</p> : null}
      <Select
        label="Reason"
        options={REASONS}
        value={reason}
        onChange={({ target }) => {
          const chosen = REASONS.find(({ value }) => value === target.value);
          if (chosen !== undefined) setReason(chosen.value);
        }}
      />
    </FormDialog>
  );
}
