import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";
import type { DiscountData } from "./product.types.ts";

/**
 * Keeps other transactions from inserting discounts until this one ends: automatic ones have no
 * unique key.
 */
export async function lockDiscounts(transaction: Transaction): Promise<void> {
  await sql`lock table discount in share row exclusive mode`.execute(transaction);
}

/**
 * Stores a discount that is missing. A known code, or an automatic discount with the same title,
 * stays as staff changed it.
 */
export async function insertMissingDiscount(
  transaction: Transaction,
  data: DiscountData,
): Promise<void> {
  const { brand, code = null, collection = null } = data;
  await sql`
    insert into discount (business_id, code, title, kind, basis_points, amount_minor, product_ids,
      minimum_subtotal_minor, ends_at)
    select ${brand}, ${code}, ${data.title}, ${data.kind}, ${data.basisPoints ?? null}::int,
      ${data.amountMinor ?? null}::int,
      case when ${collection}::text is not null then array(
        select product_id from product_collection_item
        join product_collection on product_collection.id = collection_id
        where business_id = ${brand} and handle = ${collection}
      ) end,
      ${data.minimumSubtotalMinor ?? null}::int, ${data.endsAt ?? null}::timestamptz
    where not exists (
      select from discount
      where business_id = ${brand} and code is not distinct from ${code}
        and (code is not null or title = ${data.title})
    )`.execute(transaction);
}
