import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../database/database.ts";

export interface StockRequest {
  readonly variantId: string;
  readonly quantity: number;
}

export interface StockResult {
  readonly variantId: string;
  readonly isTaken: boolean;
}

interface StockChange {
  readonly change: RawBuilder<unknown>;
  /** Of all variants unless given: one that was made unlimited may have reservations. */
  readonly scope?: RawBuilder<unknown>;
  readonly condition?: RawBuilder<unknown>;
}

const IS_LIMITED = sql`stock is not null`;
const ALWAYS = sql`true`;

/**
 * Variants with limited stock only; those made to order need none. The rows are locked in the order
 * of their ids, so that orders of the same items cannot block each other. A caller that gets a
 * variant with too few items rolls its transaction back.
 */
export function reserveStock(
  transaction: Transaction,
  requests: readonly StockRequest[],
): Promise<StockResult[]> {
  return changeStock(transaction, requests, {
    scope: IS_LIMITED,
    change: sql`reserved = variant.reserved + wanted.quantity`,
    condition: sql`variant.stock - variant.reserved >= wanted.quantity`,
  });
}

/** Takes items that are not reserved, for a payment after the reservation has ended. */
export function takeStock(
  transaction: Transaction,
  requests: readonly StockRequest[],
): Promise<StockResult[]> {
  return changeStock(transaction, requests, {
    scope: IS_LIMITED,
    change: sql`stock = variant.stock - wanted.quantity`,
    condition: sql`variant.stock - variant.reserved >= wanted.quantity`,
  });
}

/** The reserved items leave the shelf. */
export async function consumeStock(
  transaction: Transaction,
  requests: readonly StockRequest[],
): Promise<void> {
  await changeStock(transaction, requests, {
    change: sql`stock = variant.stock - wanted.quantity,
      reserved = variant.reserved - wanted.quantity`,
  });
}

export async function releaseStock(
  transaction: Transaction,
  requests: readonly StockRequest[],
): Promise<void> {
  await changeStock(transaction, requests, {
    change: sql`reserved = variant.reserved - wanted.quantity`,
  });
}

/** Canceled and returned items can be sold again. */
export async function restock(
  transaction: Transaction,
  requests: readonly StockRequest[],
): Promise<void> {
  await changeStock(transaction, requests, {
    change: sql`stock = variant.stock + wanted.quantity`,
  });
}

async function changeStock(
  transaction: Transaction,
  requests: readonly StockRequest[],
  { change, scope = ALWAYS, condition = ALWAYS }: StockChange,
): Promise<StockResult[]> {
  if (requests.length === 0) return [];
  const { rows } = await sql<StockResult>`
    with wanted as (
      select id, sum(quantity)::int as quantity
      from unnest(
        ${requests.map(({ variantId }) => variantId)}::uuid[],
        ${requests.map(({ quantity }) => quantity)}::int[]
      ) as request (id, quantity)
      group by id
    ), affected as (
      select id from product_variant
      where id in (select id from wanted) and ${scope}
      order by id for update
    ), taken as (
      update product_variant variant set ${change}, updated_at = now()
      from wanted
      where variant.id = wanted.id and variant.id in (select id from affected) and ${condition}
      returning variant.id
    )
    select affected.id as "variantId", taken.id is not null as "isTaken"
    from affected left join taken on taken.id = affected.id
    order by affected.id`.execute(transaction);
  return rows;
}
