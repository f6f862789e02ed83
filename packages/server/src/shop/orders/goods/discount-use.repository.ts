import { sql } from "kysely";
import type { Transaction } from "../../../platform/database/database.ts";
import { countTakenUses } from "../../products/discount-use.queries.ts";

/**
 * Those with a usage limit. The lock serializes orders that compete for the last use; discounts are
 * locked before variants everywhere.
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

/** After they are locked, by a statement of its own: the orders of those who held the lock count. */
export async function hasUsedUpDiscount(
  transaction: Transaction,
  { ids, cartId }: { readonly ids: readonly string[]; readonly cartId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from discount
    where id = any(${ids}::uuid[]) and ${countTakenUses(sql`${cartId}`)} >= usage_limit`.execute(
    transaction,
  );
  return rows.length > 0;
}

/** By the sale. */
export async function countDiscountUses(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update discount set used_count = used_count + 1
    where id = any(${ids}::uuid[])`.execute(transaction);
}
