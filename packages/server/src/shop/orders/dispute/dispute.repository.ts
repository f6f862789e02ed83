import { sql } from "kysely";
import type { Connection, Transaction } from "../../../platform/database/database.ts";
import type { DisputeRow, DisputeStatus } from "../dispute.types.ts";

export type NewDispute = Pick<
  DisputeRow,
  "orderId" | "providerId" | "amountMinor" | "reason" | "halfTokensTaken" | "halfTokensOwed"
>;

export async function insertDispute(transaction: Transaction, dispute: NewDispute): Promise<void> {
  await sql`
    insert into order_dispute (order_id, provider_id, amount_minor, reason, half_tokens_taken,
      half_tokens_owed)
    values (${dispute.orderId}, ${dispute.providerId}, ${dispute.amountMinor}, ${dispute.reason},
      ${dispute.halfTokensTaken}, ${dispute.halfTokensOwed})`.execute(transaction);
}

/** Lists the disputes of an order, oldest first. */
export async function listDisputes(db: Connection, orderId: string): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select id, order_id as "orderId", provider_id as "providerId", amount_minor as "amountMinor",
      reason, status, half_tokens_taken as "halfTokensTaken", half_tokens_owed as "halfTokensOwed",
      created_at as "createdAt", closed_at as "closedAt"
    from order_dispute where order_id = ${orderId} order by created_at, id`.execute(db);
  return rows;
}

export async function closeDispute(
  transaction: Transaction,
  id: string,
  status: Exclude<DisputeStatus, "OPEN">,
): Promise<void> {
  await sql`
    update order_dispute set status = ${status}, closed_at = now()
    where id = ${id} and status = 'OPEN'`.execute(transaction);
}

/** Lists the ids of payments with an open dispute, the oldest dispute first. */
export async function listDisputedPayments(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ paymentIntentId: string | null }>`
    select payment_intent_id as "paymentIntentId"
    from order_dispute dispute join shop_order on shop_order.id = dispute.order_id
    where dispute.status = 'OPEN'
    order by dispute.created_at limit 1000`.execute(db);
  return rows.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
}
