import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import type { StickerOrderItem } from "../stickers/sticker-order.types.ts";

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

/** How the stickers of one opening are paid. */
export interface StoredStickerItem
  extends Pick<
    StickerOrderItem,
    "openingId" | "sizeClass" | "quantity" | "quantityWithMoney" | "quantityWithTokens"
  > {
  readonly stickerOrderId: string;
}

/** Locks the sticker orders in the cart and lists their items, in the order of the cart's lines. */
export async function lockCartStickerItems(
  transaction: Transaction,
  cartId: string,
): Promise<StoredStickerItem[]> {
  await sql`
    select from sticker_order
    where id in (select sticker_order_id from cart_line where cart_id = ${cartId})
    order by id for update`.execute(transaction);
  const { rows } = await sql<StoredStickerItem>`
    select item.sticker_order_id as "stickerOrderId", opening_id as "openingId",
      size_class as "sizeClass", item.quantity, quantity_with_money as "quantityWithMoney",
      quantity_with_tokens as "quantityWithTokens"
    from sticker_order_item item join (
      select sticker_order_id, min(position) as position from cart_line
      where cart_id = ${cartId} group by sticker_order_id
    ) as line on line.sticker_order_id = item.sticker_order_id
    order by line.position, opening_id`.execute(transaction);
  return rows;
}

/** Lists the variants that lines of the cart's sticker orders can have. */
export async function listCartStickerVariants(
  transaction: Transaction,
  cartId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select variant.id
    from product_variant variant join product on product.id = variant.product_id
    where (product.business_id, variant.sticker ->> 'outputType') in (
      select sticker_order.business_id, output_type
      from cart_line join sticker_order on sticker_order.id = sticker_order_id
      where cart_id = ${cartId}
    )`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Writes how the stickers are paid; items that stay as they are are not written. */
export async function updateStickerPayments(
  transaction: Transaction,
  items: readonly StoredStickerItem[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update sticker_order_item item
    set quantity_with_money = paid.quantity_with_money,
      quantity_with_tokens = paid.quantity_with_tokens
    from jsonb_to_recordset(${toRecordsetJson(items)}::jsonb) as paid (
      sticker_order_id text, opening_id text, quantity_with_money int, quantity_with_tokens int
    )
    where item.sticker_order_id = paid.sticker_order_id and item.opening_id = paid.opening_id
      and item.quantity_with_tokens <> paid.quantity_with_tokens`.execute(transaction);
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
