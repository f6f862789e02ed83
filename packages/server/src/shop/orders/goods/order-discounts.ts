import type { Transaction } from "../../../platform/database/database.ts";
import type { OrderDiscount } from "../order.types.ts";
import { hasUsedUpDiscount, lockLimitedDiscounts } from "./discount-use.repository.ts";

/**
 * Locks the discounts until the transaction ends and returns whether each has a use left for the
 * cart.
 */
export async function lockAndCheckDiscountUses(
  transaction: Transaction,
  cartId: string,
  discounts: readonly OrderDiscount[],
): Promise<boolean> {
  if (discounts.length === 0) return true;
  const used = discounts.map(({ discountId }) => discountId);
  const ids = await lockLimitedDiscounts(transaction, used);
  return ids.length === 0 || !(await hasUsedUpDiscount(transaction, { ids, cartId }));
}
