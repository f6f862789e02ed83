import { formatMoney } from "@photomap/commerce";
import { useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  type OrderCancelReason,
  StaffCancelOrderDocument,
} from "../../platform/api/generated/graphql.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { ValidatedForm } from "../../ui/fields/ValidatedForm.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import styles from "./OrderDialogs.module.css";
import { findRefundable, type OrderDetails } from "./order-amounts.ts";

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
  const change = useChange();
  const [requestId] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<OrderCancelReason>("CUSTOMER");
  const refundable = findRefundable(order);
  const submit = async () => {
    const request = { orderId: order.id, reason, requestId };
    const send = async () => (await execute(StaffCancelOrderDocument, request)).staffCancelOrder;
    const problem = await change(send, `Order #${order.number} is canceled.`);
    if (problem === undefined) onClose();
    return problem;
  };
  return (
    <Dialog opened onClose={onClose} title={`Cancel order #${order.number}?`} actions={null}>
      <ValidatedForm check={() => true} onSubmit={submit}>
        {(isSending) => (
          <>
            <p>
              {refundable.amountMinor > 0
                ? `${formatMoney(refundable)} will be refunded, and the items go back in stock.`
                : "The payment is closed, and the items go back in stock."}
            </p>
            {order.stickerTokens > 0 ? (
              <p>Its sticker tokens are taken back, unless they were spent.</p>
            ) : null}
            <Select
              label="Reason"
              options={REASONS}
              value={reason}
              onChange={({ target }) => {
                const chosen = REASONS.find(({ value }) => value === target.value);
                if (chosen !== undefined) setReason(chosen.value);
              }}
            />
            <div className={styles.buttons} data-dialog-buttons="">
              <Button size="small" data-autofocus onClick={onClose}>
                Keep the order
              </Button>
              <Button size="small" variant="danger" type="submit" loading={isSending}>
                Cancel the order
              </Button>
            </div>
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
