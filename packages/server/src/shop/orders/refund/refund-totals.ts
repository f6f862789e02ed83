import { findOrderMove } from "@photomap/commerce";
import type { Transaction } from "../../../platform/database/database.ts";
import { findOrder, updateOrder } from "../order.repository.ts";
import { listOrderLines } from "../order-line.repository.ts";
import type { RefundStatus } from "../refund.types.ts";
import { listRefunds } from "./refund.repository.ts";
import { listRemainingUnits } from "./refund-order.ts";

/** Sums up the stored refunds, so that a repetition cannot count twice. */
export async function updateRefundTotals(transaction: Transaction, orderId: string): Promise<void> {
  const order = await findOrder(transaction, orderId);
  if (order === undefined) return;
  const refunds = await listRefunds(transaction, orderId);
  const sum = (...statuses: RefundStatus[]) =>
    refunds
      .filter(({ status }) => statuses.includes(status))
      .reduce((total, { amountMinor }) => total + amountMinor, 0);
  const refundedMinor = sum("PENDING", "SUCCESS");
  const isRefunded =
    order.paidMinor > 0
      ? sum("SUCCESS") === order.paidMinor
      : listRemainingUnits(await listOrderLines(transaction, orderId)).length === 0;
  const move = isRefunded ? findOrderMove(order.state, "REFUND") : undefined;
  await updateOrder(transaction, orderId, {
    refundedMinor,
    ...(move?.kind === "moved" && { state: move.state }),
  });
}
