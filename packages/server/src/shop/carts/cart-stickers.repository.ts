import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";

/**
 * Locks in the order of the ids, so that two carts with the same sticker orders cannot deadlock.
 */
export async function lockStickerOrders(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await sql`
    select from sticker_order where id = any(${ids}) order by id for update`.execute(transaction);
}

export interface StickerTransfer {
  readonly cartId: string;
  /** The guest of the browser; one that another account has claimed is not used. */
  readonly guestId: string | undefined;
  readonly accountId: string;
}

/**
 * Transfers the guests' sticker orders in the cart to the account, with all others of the same
 * snapshots. When the account already has an equal snapshot, they refer to that one. Returns their
 * ids.
 */
export async function transferStickerOrders(
  transaction: Transaction,
  { cartId, guestId, accountId }: StickerTransfer,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with own_guest as (
      select id from guest
      where owner_id = ${accountId} or id = ${guestId ?? null} and owner_id is null
    ), snapshot as (
      select id, (
        select id from project_snapshot own
        where own.owner_id = ${accountId} and own.project_id = project_snapshot.project_id
          and own.hash = project_snapshot.hash
      ) as known_id
      from project_snapshot
      where owner_id in (select id from own_guest) and id in (
        select snapshot_id from sticker_order
        join cart_line on cart_line.sticker_order_id = sticker_order.id
        where cart_line.cart_id = ${cartId}
      )
    ), moved as (
      update project_snapshot set owner_id = ${accountId}
      where id in (select id from snapshot where known_id is null)
    )
    update sticker_order
    set owner_id = ${accountId}, snapshot_id = coalesce(snapshot.known_id, snapshot.id)
    from snapshot
    where sticker_order.snapshot_id = snapshot.id and sticker_order.owner_id in (select id from own_guest)
      and not exists (
        select from sticker_order own
        where own.owner_id = ${accountId} and own.request_id = sticker_order.request_id
      )
    returning sticker_order.id`.execute(transaction);
  return rows.map(({ id }) => id);
}
