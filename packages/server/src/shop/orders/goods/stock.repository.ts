import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../../platform/database/database.ts";

export interface VariantQuantity {
  readonly variantId: string;
  readonly quantity: number;
}

export interface VariantAvailability {
  readonly variantId: string;
  readonly isAvailable: boolean;
}

const IS_LIMITED = sql`variant.stock is not null`;
const IS_AVAILABLE = sql`variant.stock - variant.reserved >= wanted.quantity`;
const ALWAYS = sql`true`;

/**
 * Reserves items of variants with limited stock: all of them or, when items of one are missing,
 * none.
 */
export function reserveStock(
  transaction: Transaction,
  requests: readonly VariantQuantity[],
): Promise<VariantAvailability[]> {
  return changeStock(transaction, requests, {
    change: sql`reserved = variant.reserved + affected.quantity`,
    scope: IS_LIMITED,
    condition: IS_AVAILABLE,
  });
}

/**
 * Reserves items of lines that had a reservation before; their variants may be unlimited by now.
 */
export function reserveStockAgain(
  transaction: Transaction,
  requests: readonly VariantQuantity[],
): Promise<VariantAvailability[]> {
  return changeStock(transaction, requests, {
    change: sql`reserved = variant.reserved + affected.quantity`,
    condition: sql`(variant.stock is null or ${IS_AVAILABLE})`,
  });
}

/** Takes the reserved items off the shelf. */
export async function consumeStock(
  transaction: Transaction,
  requests: readonly VariantQuantity[],
): Promise<void> {
  await changeStock(transaction, requests, {
    change: sql`stock = variant.stock - affected.quantity,
      reserved = variant.reserved - affected.quantity`,
  });
}

export async function releaseStock(
  transaction: Transaction,
  requests: readonly VariantQuantity[],
): Promise<void> {
  await changeStock(transaction, requests, {
    change: sql`reserved = variant.reserved - affected.quantity`,
  });
}

/** Puts canceled and returned items back on the shelf. */
export async function restock(
  transaction: Transaction,
  requests: readonly VariantQuantity[],
): Promise<void> {
  await changeStock(transaction, requests, {
    change: sql`stock = variant.stock + affected.quantity`,
  });
}

interface StockChange {
  readonly change: RawBuilder<unknown>;
  readonly scope?: RawBuilder<unknown>;
  readonly condition?: RawBuilder<unknown>;
}

/** Locks in the order of the ids, so that orders of the same items cannot block each other. */
async function changeStock(
  transaction: Transaction,
  requests: readonly VariantQuantity[],
  { change, scope = ALWAYS, condition = ALWAYS }: StockChange,
): Promise<VariantAvailability[]> {
  if (requests.length === 0) return [];
  const { rows } = await sql<VariantAvailability>`
    with wanted as (
      select id, sum(quantity)::int as quantity
      from unnest(
        ${requests.map(({ variantId }) => variantId)}::uuid[],
        ${requests.map(({ quantity }) => quantity)}::int[]
      ) as request (id, quantity)
      group by id
    ), affected as (
      select variant.id, wanted.quantity, ${condition} as is_available
      from product_variant variant join wanted on wanted.id = variant.id
      where ${scope}
      order by variant.id for update of variant
    ), changed as (
      update product_variant variant set ${change}, updated_at = now()
      from affected
      where variant.id = affected.id and (select bool_and(is_available) from affected)
    )
    select id as "variantId", is_available as "isAvailable" from affected`.execute(transaction);
  return rows;
}
