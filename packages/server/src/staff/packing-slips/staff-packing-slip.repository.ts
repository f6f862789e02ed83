import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import type { PackedOrder } from "./packing-slip.ts";

/** Reads the sales among the orders with these numbers, in the order of the numbers. */
export async function listPackedOrders(
  db: Connection,
  numbers: readonly number[],
): Promise<PackedOrder[]> {
  const { rows } = await sql<PackedOrder>`
    select number, business_id as brand, created_at, name, shipping_address, (
      select coalesce(json_agg(json_build_object(
        'id', line.id, 'title', title, 'variantTitle', variant_title,
        'attributes', custom_attributes, 'quantity', quantity,
        'shippedQuantity', fulfilled_quantity, 'refundedQuantity', refunded_quantity,
        'requiresShipping', requires_shipping, 'mapName', (
          select content ->> 'name' from order_print where order_line_id = line.id limit 1
        )
      ) order by position), '[]')
      from order_line line where order_id = shop_order.id
    ) as lines, (
      select coalesce(json_agg(json_build_object('id', shipment.id, 'lines', lines)), '[]')
      from order_fulfillment shipment where order_id = shop_order.id
    ) as shipments
    from shop_order
    where number = any(${numbers}::int[]) and state = 'PAID' and canceled_at is null
    order by array_position(${numbers}::int[], number)`.execute(db);
  return rows;
}
