import type { Transaction } from "../../../platform/database/database.ts";
import type { DisputeRow } from "../dispute.types.ts";
import { listTokens } from "../goods/order-tokens.service.ts";
import type { OrderRow } from "../order.types.ts";
import { addRefundedQuantities, listOrderLines } from "../order-line.repository.ts";
import { insertRefund, updateRefund } from "./refund.repository.ts";
import { listRemainingUnits } from "./refund-order.ts";
import { updateRefundTotals } from "./refund-totals.ts";

/**
 * Records the money of a lost dispute as a refund. The units that brought tokens count as returned,
 * because their tokens are taken back already. The caller holds the lock of the order.
 */
export async function recordLostDispute(
  transaction: Transaction,
  order: OrderRow,
  dispute: Pick<DisputeRow, "providerId" | "amountMinor" | "halfTokensTaken" | "halfTokensOwed">,
): Promise<void> {
  const { providerId, halfTokensTaken: taken, halfTokensOwed: owed } = dispute;
  const amountMinor = Math.min(dispute.amountMinor, order.paidMinor - order.refundedMinor);
  const stored = await listOrderLines(transaction, order.id);
  const granting = new Set(listTokens(stored).map(({ lineId }) => lineId));
  const lines = listRemainingUnits(stored.filter(({ id }) => granting.has(id)));
  await addRefundedQuantities(transaction, order.id, lines);
  const row = await insertRefund(transaction, {
    orderId: order.id,
    sourceId: `dispute:${providerId}`,
    amountMinor,
    reason: "Returned by the bank after a dispute",
    lines,
    restock: false,
    tokens: { taken, kept: owed, owed, returned: 0 },
    providerId,
  });
  await updateRefund(transaction, row.id, { status: "SUCCESS", providerId });
  await updateRefundTotals(transaction, order.id);
}
