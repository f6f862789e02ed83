import { sql } from "kysely";
import type { Connection, Transaction } from "../../../platform/database/database.ts";
import { IS_SHIPPED_UNMADE } from "../../stickers/sticker-sheet.queries.ts";
import { isDisputed } from "../dispute.queries.ts";

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

/** Returns the sticker orders of these lines that no finished sheet has. */
export async function listUnmadeStickerOrders(
  transaction: Transaction,
  orderId: string,
  lineIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct sticker_order.id
    from order_line line join sticker_order on sticker_order.id = line.sticker_order_id
    where line.order_id = ${orderId} and line.id = any(${lineIds}::uuid[])
      and made_at is null and unmade_confirmed_at is null`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Notes that these stickers are sent without sheets. */
export async function confirmUnmadeStickers(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update sticker_order set unmade_confirmed_at = now()
    where id = any(${ids}::text[])`.execute(transaction);
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

/**
 * Returns the numbers of the orders with paid stickers that were shipped without ever being made,
 * or that wait to be made for longer than these days.
 */
export async function listForgottenOrders(db: Connection, days: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select distinct number from sticker_order join shop_order on shop_order.id = order_id
    where made_at is null and unmade_confirmed_at is null
      and not ${isDisputed(sql`sticker_order.order_id`)}
      and (${IS_SHIPPED_UNMADE} or (sticker_order.status = 'AWAITING_SHIPMENT'
        and sticker_order.paid_at < now() - make_interval(days => ${days})))
    order by number`.execute(db);
  return rows.map(({ number }) => number);
}
