import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

/**
 * SQL fragment: the payment of the order with this id is contested, or was lost. Nothing of it is
 * made or shipped.
 */
export function isDisputed(orderId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from order_dispute dispute
    where dispute.order_id = ${orderId} and dispute.status <> 'WON'
  )`;
}

/** Whether the order's payment is contested, or was lost: nothing is shipped. */
export async function mustNotShip(db: Connection, orderId: string): Promise<boolean> {
  const { rows } = await sql`select where ${isDisputed(sql`${orderId}::uuid`)}`.execute(db);
  return rows.length > 0;
}

/** Whether the order's payment is contested now: the bank decides about its money. */
export async function hasOpenDispute(db: Connection, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_dispute where order_id = ${orderId} and status = 'OPEN'`.execute(db);
  return rows.length > 0;
}
