import type { OrderState } from "@photomap/commerce";
import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { isDisputed } from "../../shop/orders/dispute.queries.ts";
import { hasOpenMapReview } from "../../shop/orders/map-review.queries.ts";
import type { StaffOrderPrintRow } from "./staff-order-detail.repository.ts";

export interface UnshippedLine {
  readonly id: string;
  readonly title: string;
  readonly variantTitle: string;
  /** The units left to ship, without refunded ones; at least one. */
  readonly quantity: number;
  /** Whether a finished sheet has these stickers; null for other goods. */
  readonly areStickersMade: boolean | null;
}

export interface SelectedPrintRow
  extends Pick<StaffOrderPrintRow, "id" | "status" | "hasRender" | "hasContent" | "resultKey"> {
  readonly findings: readonly string[];
  readonly isWaitingForCustomer: boolean;
}

export interface SelectedOrderRow {
  readonly id: string;
  readonly number: number;
  readonly name: string | null;
  readonly state: OrderState;
  readonly canceledAt: Date | null;
  readonly shipmentHold: string | null;
  readonly isDisputed: boolean;
  readonly isWaitingForCustomer: boolean;
  readonly lines: readonly UnshippedLine[];
  readonly prints: readonly SelectedPrintRow[];
}

const UNSHIPPED_LINES = sql`(
  select coalesce(json_agg(json_build_object(
    'id', line.id, 'title', title, 'variantTitle', variant_title,
    'quantity', quantity - fulfilled_quantity - refunded_quantity, 'areStickersMade', (
      select made_at is not null from sticker_order where id = line.sticker_order_id
    )
  ) order by position), '[]')
  from order_line line
  where order_id = shop_order.id and requires_shipping
    and quantity > fulfilled_quantity + refunded_quantity
)`;

const PRINTS = sql`(
  select coalesce(json_agg(json_build_object(
    'id', print.id, 'status', render.status, 'hasRender', print.render_id is not null,
    'hasContent', jsonb_typeof(print.content) = 'object', 'findings', print.findings,
    'resultKey', render.result_key, 'isWaitingForCustomer', exists (
      select from map_review where order_print_id = print.id and ended_at is null
    )
  ) order by line.position), '[]')
  from order_print print
    join order_line line on line.id = print.order_line_id
    left join render on render.id = print.render_id
  where print.order_id = shop_order.id
)`;

/** Reads what is left to do for orders, in the order of their numbers in the list. */
export async function listSelectedOrders(
  db: Connection,
  numbers: readonly number[],
): Promise<SelectedOrderRow[]> {
  const { rows } = await sql<SelectedOrderRow>`
    select id, number, name, state, canceled_at, shipment_hold,
      ${isDisputed(sql`shop_order.id`)} as is_disputed,
      ${hasOpenMapReview(sql`shop_order.id`)} as is_waiting_for_customer,
      ${UNSHIPPED_LINES} as lines, ${PRINTS} as prints
    from shop_order where number = any(${numbers}::int[])
    order by array_position(${numbers}::int[], number)`.execute(db);
  return rows;
}
