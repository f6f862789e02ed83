import { sql } from "kysely";
import type { Transaction } from "../../../platform/database/database.ts";

export interface LockedStickerOrder {
  readonly id: string;
  readonly ownerId: string | null;
  readonly status: string;
  readonly snapshotId: string;
}

/** Locks in the order of the ids, so that orders of the same stickers cannot block each other. */
export async function lockStickerOrders(
  transaction: Transaction,
  ids: readonly string[],
): Promise<LockedStickerOrder[]> {
  const { rows } = await sql<LockedStickerOrder>`
    select id, owner_id as "ownerId", status, snapshot_id as "snapshotId" from sticker_order
    where id = any(${ids}::text[]) order by id for update`.execute(transaction);
  return rows;
}

/** Marks sticker orders as paid; they must be locked and unpaid. */
export async function markStickerOrdersPaid(
  transaction: Transaction,
  orderId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update sticker_order set status = 'AWAITING_SHIPMENT', order_id = ${orderId}, paid_at = now()
    where id = any(${ids}::text[])`.execute(transaction);
}

/**
 * Derives the statuses from the units of the order that paid: refunded units are not shipped. What
 * was shipped stays shipped, and a failed refund makes stickers wait again.
 */
export async function updateStickerOrderStatuses(
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  await sql`
    with units as (
      select sticker_order_id as id, bool_and(refunded_quantity = quantity) as is_refunded,
        bool_and(fulfilled_quantity + refunded_quantity >= quantity) as is_done
      from order_line where order_id = ${orderId} group by sticker_order_id
    ), change as (
      select id, case
        when is_refunded then 'CANCELLED'
        when is_done then 'SHIPPED'
        else 'AWAITING_SHIPMENT'
      end as status
      from units
    )
    update sticker_order set status = change.status,
      shipped_at = case when change.status = 'SHIPPED' then now() else shipped_at end
    from change
    where sticker_order.id = change.id and order_id = ${orderId}
      and (sticker_order.status, change.status) in (
        ('AWAITING_SHIPMENT', 'SHIPPED'), ('AWAITING_SHIPMENT', 'CANCELLED'),
        ('CANCELLED', 'AWAITING_SHIPMENT')
      )`.execute(transaction);
}
