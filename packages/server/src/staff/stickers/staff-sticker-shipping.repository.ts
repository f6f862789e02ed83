import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

/** The unshipped sticker units of one shop order. */
export interface UnshippedUnits {
  readonly orderId: string;
  readonly number: number;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number }[];
}

/** Unshipped units by the shop order that paid for them, without refunded ones. */
export async function listUnshippedUnits(
  db: Connection,
  stickerOrderIds: readonly string[],
): Promise<UnshippedUnits[]> {
  const { rows } = await sql<UnshippedUnits>`
    select shop_order.id as "orderId", number, jsonb_agg(jsonb_build_object(
      'lineId', line.id, 'quantity', quantity - fulfilled_quantity - refunded_quantity
    ) order by position) as lines
    from sticker_order join shop_order on shop_order.id = sticker_order.order_id
      join order_line line
        on line.order_id = shop_order.id and line.sticker_order_id = sticker_order.id
    where sticker_order.id = any(${stickerOrderIds}::text[])
      and quantity > fulfilled_quantity + refunded_quantity
    group by shop_order.id, number order by number`.execute(db);
  return rows;
}
