import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { IS_QUEUED } from "../stickers/staff-sticker-queue.repository.ts";

/** The SQL relation `shown`: the last days in the company's time zone, including today. */
const SHOWN = (days: number) => sql`(
  select business_day(now()) - n as day from generate_series(0, ${days - 1}::int) as n
) as shown`;

/** The start of the period, a day early: rows are filtered by time, not by company day. */
const SINCE = (days: number) => sql`now() - make_interval(days => ${days + 1})`;

export interface DailySales {
  readonly day: string;
  readonly orders: number;
  /** The day's payments minus their refunds, in cents. */
  readonly revenueMinor: number;
}

/** Paid orders and revenue of each of the last days, oldest first. */
export async function listSales(db: Connection, days: number): Promise<DailySales[]> {
  const { rows } = await sql<DailySales>`
    select to_char(shown.day, 'YYYY-MM-DD') as day, coalesce(orders, 0)::int as orders,
      coalesce(revenue_minor, 0)::int as revenue_minor
    from ${SHOWN(days)} left join (
      select business_day(paid_at) as day, count(*) as orders,
        sum(paid_minor - refunded_minor) as revenue_minor
      from shop_order where paid_at >= ${SINCE(days)} group by 1
    ) as sold using (day)
    order by shown.day`.execute(db);
  return rows;
}

export interface DailyCount {
  readonly day: string;
  readonly count: number;
}

/** Renders or uploads of each of the last days, oldest first, including removed ones. */
export async function listDailyCounts(
  db: Connection,
  kind: "render" | "upload",
  days: number,
): Promise<DailyCount[]> {
  const { rows } = await sql<DailyCount>`
    select to_char(shown.day, 'YYYY-MM-DD') as day,
      (coalesce(stored.count, 0) + coalesce(removed_count.count, 0))::int as count
    from ${SHOWN(days)} left join (
      select business_day(created_at) as day, count(*) as count
      from ${sql.table(kind)} where created_at >= ${SINCE(days)} group by 1
    ) as stored using (day)
    left join removed_count on removed_count.day = shown.day and removed_count.kind = ${kind}
    order by shown.day`.execute(db);
  return rows;
}

/** Counts of the work that waits for staff. */
export interface OpenWorkCounts {
  /** Paid orders with unshipped units. */
  readonly toShip: number;
  readonly toReview: number;
  /** Print files that could not be drawn, for orders to ship. */
  readonly failedPrints: number;
  /** Paid sticker orders that have not shipped. */
  readonly stickersToPrint: number;
  /** Pickup orders in the state UNKNOWN: the chain may have them or not. */
  readonly pickupsToReconcile: number;
}

const IS_TO_SEND = sql`shop_order.state = 'PAID'
  and fulfillment_status in ('UNFULFILLED', 'PARTIALLY_FULFILLED')`;

export async function countOpenWork(db: Connection): Promise<OpenWorkCounts> {
  const { rows } = await sql<OpenWorkCounts>`
    select (
        select count(*)::int from shop_order where ${IS_TO_SEND}
      ) as to_ship, (
        select count(*)::int from shop_order where state = 'NEEDS_REVIEW'
      ) as to_review, (
        select count(*)::int
        from shop_order join order_print on order_id = shop_order.id
          join render on render.id = render_id
        where ${IS_TO_SEND} and render.status = 'FAILED'
      ) as failed_prints, (
        select count(*)::int from sticker_order where ${IS_QUEUED}
      ) as stickers_to_print, (
        select count(*)::int from pickup_order where state = 'UNKNOWN'
      ) as pickups_to_reconcile`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("The open work was not counted");
  return row;
}
