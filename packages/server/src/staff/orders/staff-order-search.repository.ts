import type { OrderState } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { isDisputed } from "../../shop/orders/dispute.queries.ts";
import { hasOpenMapReview } from "../../shop/orders/map-review.queries.ts";
import type { FulfillmentStatus, OrderShippingOption } from "../../shop/orders/order.types.ts";
import {
  isAhead,
  isBehind,
  listConditions,
  type OrderFilter,
  type OrderPosition,
  type OrderSort,
  sortBackBy,
  sortBy,
  WAITING_DAY,
} from "./staff-order.queries.ts";

export interface OrderSearchRow extends OrderPosition {
  readonly id: string;
  readonly createdAt: Date;
  readonly name: string | null;
  readonly email: string | null;
  readonly totalMinor: number;
  readonly refundedMinor: number;
  readonly state: OrderState;
  readonly fulfillmentStatus: FulfillmentStatus;
  readonly brand: BrandId;
  readonly reviewReason: string | null;
  readonly canceledAt: Date | null;
  readonly paidAt: Date | null;
  readonly shippingOption: OrderShippingOption | null;
  /** Why nothing is shipped until staff clear it; null for other orders. */
  readonly shipmentHold: string | null;
  readonly isDisputed: boolean;
  readonly isWaitingForCustomer: boolean;
  readonly itemCount: number;
  readonly hasPrints: boolean;
}

interface OrderListPage {
  readonly sort: OrderSort;
  /** The last order of the page before; undefined for the first page. */
  readonly after: OrderPosition | undefined;
  readonly limit: number;
}

/** One page of matching orders. */
export function searchOrders(
  db: Connection,
  filter: OrderFilter,
  { sort, after, limit }: OrderListPage,
): Promise<OrderSearchRow[]> {
  const conditions = listConditions(filter);
  if (after !== undefined) conditions.push(isBehind(sort, after));
  return listFound(db, sql.join(conditions, sql` and `), { sort, limit });
}

/** Orders with this buyer's address, newest first. */
export function listOrdersOfEmail(
  db: Connection,
  email: string,
  limit: number,
): Promise<OrderSearchRow[]> {
  return listFound(db, sql`email_normalized = lower(${email})`, { sort: "NEWEST", limit });
}

/** Reads lines and prints only for the page's orders; `exists` could read all prints. */
async function listFound(
  db: Connection,
  isWanted: RawBuilder<unknown>,
  { sort, limit }: Pick<OrderListPage, "sort" | "limit">,
): Promise<OrderSearchRow[]> {
  const { rows } = await sql<OrderSearchRow>`
    select id, number, created_at, name, email, total_minor, refunded_minor, state,
      fulfillment_status, brand, review_reason, canceled_at, shipment_hold,
      paid_at, shipping_option, ${WAITING_DAY}::text as waiting_day,
      ${isDisputed(sql`shop_order.id`)} as is_disputed,
      ${hasOpenMapReview(sql`shop_order.id`)} as is_waiting_for_customer, (
        select coalesce(sum(quantity), 0)::int from order_line where order_id = shop_order.id
      ) as item_count, (
        select true from order_print where order_id = shop_order.id limit 1
      ) is not null as has_prints
    from (
      select id, number, created_at, name, email, total_minor, refunded_minor, state,
        fulfillment_status, business_id as brand, review_reason, canceled_at, shipment_hold,
        ship_by, paid_at, shipping_option
      from shop_order where ${isWanted} order by ${sortBy(sort)} limit ${limit}
    ) as shop_order
    order by ${sortBy(sort)}`.execute(db);
  return rows;
}

/** Finds the place of an order in sorted lists; undefined for a missing order. */
export async function findOrderPosition(
  db: Connection,
  number: number,
): Promise<OrderPosition | undefined> {
  const { rows } = await sql<OrderPosition>`
    select number, ${WAITING_DAY}::text as waiting_day
    from shop_order where number = ${number}`.execute(db);
  return rows[0];
}

/** Finds the number of the matching order right after or before the place; null at the end. */
export async function findNeighbor(
  db: Connection,
  filter: OrderFilter,
  {
    sort,
    position,
    direction,
  }: {
    readonly sort: OrderSort;
    readonly position: OrderPosition;
    readonly direction: "next" | "previous";
  },
): Promise<number | null> {
  const isNext = direction === "next";
  const isWanted = isNext ? isBehind(sort, position) : isAhead(sort, position);
  const conditions = sql.join([...listConditions(filter), isWanted], sql` and `);
  const { rows } = await sql<{ number: number }>`
    select number from shop_order where ${conditions}
    order by ${isNext ? sortBy(sort) : sortBackBy(sort)} limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

/** Counts matching orders up to `limit`. */
export async function countOrders(
  db: Connection,
  filter: OrderFilter,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (
      select from shop_order where ${sql.join(listConditions(filter), sql` and `)} limit ${limit}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
}
