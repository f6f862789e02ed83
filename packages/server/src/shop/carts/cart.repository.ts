import type { CartLine } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import type { CartDetails } from "./cart.types.ts";

export interface NewCart {
  readonly id: string;
  readonly brand: BrandId;
  readonly ownerId: string | null;
}

/** Stores a new cart; does nothing when an earlier attempt of the request has opened it. */
export async function insertCart(transaction: Transaction, cart: NewCart): Promise<void> {
  await sql`
    insert into cart (id, business_id, owner_id)
    values (${cart.id}, ${cart.brand}, ${cart.ownerId})
    on conflict (id) do nothing`.execute(transaction);
}

export interface LockedCart {
  readonly id: string;
  readonly mergedInto: string | null;
}

/** Serializes the changes of a cart until the transaction ends. */
export async function lockCart(
  transaction: Transaction,
  id: string,
): Promise<LockedCart | undefined> {
  const { rows } = await sql<LockedCart>`
    select id, merged_into as "mergedInto"
    from cart where id = ${id} for update`.execute(transaction);
  return rows[0];
}

interface Owner {
  readonly ownerId: string;
  readonly brand: BrandId;
}

/** Serializes the opening of carts for an owner, so that there is one open cart. */
export async function lockCartOwner(
  transaction: Transaction,
  { ownerId, brand }: Owner,
): Promise<void> {
  const name = `cart ${brand} ${ownerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** Finds the owner's open cart that was changed last. */
export async function findOpenCartId(
  db: Connection,
  { ownerId, brand }: Owner,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from cart
    where owner_id = ${ownerId} and business_id = ${brand}
      and completed_at is null and merged_into is null
    order by updated_at desc, id limit 1`.execute(db);
  return rows[0]?.id;
}

export interface CartUpdate {
  readonly cartId: string;
  readonly details: CartDetails;
  readonly lines: readonly CartLine[];
  readonly requestId?: string | undefined;
}

/** Writes everything and records the request in one statement; returns the new version. */
export async function updateCart(transaction: Transaction, state: CartUpdate): Promise<number> {
  const { cartId, details, requestId = null } = state;
  const lines = state.lines.map((line, position) => ({ ...line, position }));
  const { rows } = await sql<{ version: number }>`
    with incoming as (
      select * from jsonb_to_recordset(${toRecordsetJson(lines)}::jsonb) as incoming (
        id uuid, position int, variant_id uuid, quantity int, custom_attributes jsonb,
        project_id text, sticker_order_id text
      )
    ), removed as (
      delete from cart_line where cart_id = ${cartId} and id not in (select id from incoming)
    ), stored as (
      insert into cart_line (id, cart_id, position, variant_id, quantity, custom_attributes,
        project_id, sticker_order_id)
      select id, ${cartId}, position, variant_id, quantity, custom_attributes, project_id,
        sticker_order_id
      from incoming
      on conflict (id) do update set cart_id = excluded.cart_id, position = excluded.position,
        quantity = excluded.quantity, custom_attributes = excluded.custom_attributes,
        project_id = excluded.project_id
    ), recorded as (
      insert into cart_request (cart_id, request_id)
      select ${cartId}, ${requestId}::uuid where ${requestId}::uuid is not null
    )
    update cart set version = version + 1, updated_at = now(), email = ${details.email},
      note = ${details.note}, zip = ${details.zip},
      shipping_option_id = ${details.shippingOptionId}, discount_code = ${details.discountCode}
    where id = ${cartId}
    returning version`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error("A locked cart is missing");
  return row.version;
}

/** Gives the cart to the account. Its version stays: nothing that was priced changes. */
export async function claimCart(
  transaction: Transaction,
  key: { readonly id: string; readonly ownerId: string },
): Promise<void> {
  await sql`
    -- The previous release reads is_claimed.
    update cart set owner_id = ${key.ownerId}, is_claimed = true, updated_at = now()
    where id = ${key.id}`.execute(transaction);
}

/**
 * Points the cart, and those merged into it before, to the target: an id is resolved in one step.
 */
export async function markMerged(
  transaction: Transaction,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  await sql`
    with emptied as (delete from cart_line where cart_id = ${from})
    update cart set merged_into = ${into}, updated_at = now()
    where id = ${from} or merged_into = ${from}`.execute(transaction);
}

/**
 * Deletes up to `limit` carts without an order that did not change for `days`; returns how many.
 */
export async function deleteAbandonedCarts(
  db: Connection,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from cart
      where completed_at is null and updated_at < now() - make_interval(days => ${days})
        and not exists (select from shop_order where cart_id = cart.id)
      order by updated_at limit ${limit} for update skip locked
    ), kept as (
      update cart set merged_into = null
      where merged_into in (select id from due) and id not in (select id from due)
    )
    delete from cart where id in (select id from due) returning id`.execute(db);
  return rows.length;
}
