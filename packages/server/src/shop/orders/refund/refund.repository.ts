import { sql } from "kysely";
import type { Connection, Transaction } from "../../../platform/database/database.ts";
import type { NewRefund, RefundRow, RefundStatus } from "../refund.types.ts";

export async function insertRefund(
  transaction: Transaction,
  refund: NewRefund,
): Promise<RefundRow> {
  // Without money nothing is left to do.
  const status: RefundStatus = refund.amountMinor === 0 ? "SUCCESS" : "PENDING";
  const { rows } = await sql<RefundRow>`
    insert into order_refund (order_id, source_id, amount_minor, reason, lines, restock, provider_id,
      half_tokens_taken, half_tokens_kept, half_tokens_owed, half_tokens_returned, status,
      finished_at)
    values (${refund.orderId}, ${refund.sourceId}, ${refund.amountMinor}, ${refund.reason},
      ${JSON.stringify(refund.lines)}, ${refund.restock}, ${refund.providerId ?? null},
      ${refund.tokens?.taken ?? 0}, ${refund.tokens?.kept ?? 0}, ${refund.tokens?.owed ?? 0},
      ${refund.tokens?.returned ?? 0}, ${status}, case when ${status} = 'SUCCESS' then now() end)
    returning *`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`No refund was inserted for ${refund.orderId}`);
  return row;
}

export async function findRefund(db: Connection, id: string): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`
    select * from order_refund where id = ${id}`.execute(db);
  return rows[0];
}

export async function listRefunds(db: Connection, orderId: string): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    select * from order_refund where order_id = ${orderId} order by created_at, id`.execute(db);
  return rows;
}

/**
 * Lists refunds that wait longer than a job takes while the provider is available, oldest first.
 */
export async function listPendingRefunds(db: Connection): Promise<{ readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from order_refund
    where status = 'PENDING' and created_at < now() - interval '1 hour'
    order by created_at limit 100`.execute(db);
  return rows;
}

export async function updateRefund(
  transaction: Transaction,
  id: string,
  change: { readonly status: RefundStatus; readonly providerId: string | null },
): Promise<void> {
  await sql`
    update order_refund set status = ${change.status},
      provider_id = coalesce(provider_id, ${change.providerId}),
      finished_at = case when ${change.status} = 'PENDING' then null else now() end
    where id = ${id}`.execute(transaction);
}
