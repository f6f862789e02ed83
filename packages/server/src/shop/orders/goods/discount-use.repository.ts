import { sql } from "kysely";
import type { Transaction } from "../../../platform/database/database.ts";
import { takenDiscountUses } from "../../products/discount-use.queries.ts";

/**
 * Locks the discounts with a usage limit and returns their ids. The lock serializes orders that
 * compete for the last use; discounts are locked before variants everywhere.
 */
export async function lockLimitedDiscounts(
  transaction: Transaction,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from discount where id = any(${ids}::uuid[]) and usage_limit is not null
    order by id for update`.execute(transaction);
  return rows.map(({ id }) => id);
}

/**
 * Whether one of the locked discounts has no use left. A statement of its own after the lock sees
 * the orders of earlier holders.
 */
export async function hasUsedUpDiscount(
  transaction: Transaction,
  { ids, cartId }: { readonly ids: readonly string[]; readonly cartId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from discount
    where id = any(${ids}::uuid[]) and ${takenDiscountUses(sql`${cartId}`)} >= usage_limit`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** Counts one use of each discount, as part of the sale. */
export async function addDiscountUses(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update discount set used_count = used_count + 1
    where id = any(${ids}::uuid[])`.execute(transaction);
}
