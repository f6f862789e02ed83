import { type RawBuilder, sql } from "kysely";

/**
 * SQL fragment: the uses of `discount` by paid orders, and by orders of other carts that wait for
 * their payment. The use of an open order ends with its state, so nothing has to be given back.
 */
export function takenDiscountUses(cartId: RawBuilder<string>) {
  return sql<number>`(discount.used_count + (
    select count(*)::int from shop_order
    where state in ('CREATED', 'AWAITING_PAYMENT') and cart_id <> ${cartId}
      and discounts @> jsonb_build_array(jsonb_build_object('discountId', discount.id))
  ))`;
}
