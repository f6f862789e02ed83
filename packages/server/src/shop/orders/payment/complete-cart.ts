import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/database/database.ts";
import type { OrderLineRow, OrderRow } from "../order.types.ts";

type OrderKey = Pick<OrderRow, "id" | "cartId" | "cartVersion">;

/**
 * Completes the locked cart of a paid order. What the buyer added while paying moves to a new cart
 * with the same owner, and the completed one shows what was bought.
 */
export async function completeCart(
  transaction: Transaction,
  order: OrderKey,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const { rows } = await sql<{ version: number; isMerged: boolean }>`
    update cart set completed_at = now(), updated_at = now()
    where id = ${order.cartId} and completed_at is null
    returning version, merged_into is not null as "isMerged"`.execute(transaction);
  const [cart] = rows;
  const isAsOrdered = cart === undefined || cart.version === order.cartVersion;
  // A merged cart's lines are in its target. Orders from before 0133 don't know their cart's lines.
  const isUnknown = cart?.isMerged === true || lines.some(({ cartLineId }) => cartLineId === null);
  if (isAsOrdered || isUnknown) return;
  await moveOtherLines(transaction, order);
  await restoreOrderedLines(transaction, order);
}

/** Moves what is in the cart and not in the order to a new cart, if there is any. */
async function moveOtherLines(
  transaction: Transaction,
  { id: orderId, cartId }: OrderKey,
): Promise<void> {
  const newId = randomBytes(16).toString("base64url");
  await sql`
    with ordered as (
      select cart_line_id as id, quantity, sticker_order_id from order_line
      where order_id = ${orderId}
    ), other as (
      select line.*, ordered.id is null as is_whole,
        line.quantity - coalesce(ordered.quantity, 0) as rest
      from cart_line line left join ordered on ordered.id = line.id
      where line.cart_id = ${cartId} and line.quantity > coalesce(ordered.quantity, 0)
        -- Stickers are paid once.
        and not exists (
          select from ordered where ordered.sticker_order_id = line.sticker_order_id
        )
    ), opened as (
      insert into cart (id, business_id, owner_id, email, zip)
      select ${newId}, business_id, owner_id, email, zip from cart
      where id = ${cartId} and exists (select from other)
    ), moved as (
      update cart_line set cart_id = ${newId}
      where id in (select id from other where is_whole)
    )
    insert into cart_line (id, cart_id, position, variant_id, quantity, custom_attributes,
      project_id)
    select gen_random_uuid(), ${newId}, position, variant_id, rest, custom_attributes, project_id
    from other where not is_whole`.execute(transaction);
}

/** Makes the completed cart show the order's lines, as they were when it was placed. */
async function restoreOrderedLines(
  transaction: Transaction,
  { id: orderId, cartId }: OrderKey,
): Promise<void> {
  await sql`
    delete from cart_line
    where cart_id = ${cartId}
      and id not in (select cart_line_id from order_line where order_id = ${orderId})`.execute(
    transaction,
  );
  await sql`
    insert into cart_line (id, cart_id, position, variant_id, quantity, custom_attributes,
      project_id, sticker_order_id)
    select cart_line_id, ${cartId}, position, variant_id, quantity, custom_attributes, project_id,
      sticker_order_id
    from order_line where order_id = ${orderId} and variant_id is not null
    on conflict (id) do update set position = excluded.position, quantity = excluded.quantity,
      custom_attributes = excluded.custom_attributes`.execute(transaction);
}
