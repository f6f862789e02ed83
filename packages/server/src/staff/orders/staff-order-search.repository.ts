import type { OrderState } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import type { FulfillmentStatus } from "../../shop/orders/order.types.ts";
import { createLikePattern, createTsQuery } from "../shared/staff-search-words.ts";

export interface OrderFilter {
  /** An order matches when it has all words, or the number. */
  readonly words: readonly string[];
  /** `start` finds starts of words by the word index, `part` any part by the trigram index. */
  readonly match: "start" | "part";
  readonly number?: number | undefined;
  /** The wanted states; empty means every state. */
  readonly states: readonly OrderState[];
  readonly fulfillmentStatuses: readonly FulfillmentStatus[];
  readonly brand?: BrandId | undefined;
  readonly hasPrints?: boolean | undefined;
}

export interface OrderSearchRow {
  readonly id: string;
  readonly number: number;
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
  readonly itemCount: number;
  readonly hasPrints: boolean;
}

const HAS_PRINTS = sql`exists (select from order_print where order_id = shop_order.id)`;

/** Matching orders with numbers below `before`, newest first. */
export function searchOrders(
  db: Connection,
  filter: OrderFilter,
  page: { readonly before: number | undefined; readonly limit: number },
): Promise<OrderSearchRow[]> {
  const conditions = listConditions(filter);
  if (page.before !== undefined) conditions.push(sql`number < ${page.before}`);
  return listFound(db, sql.join(conditions, sql` and `), page.limit);
}

/** Orders with this buyer's address, newest first. */
export function listOrdersOfEmail(
  db: Connection,
  email: string,
  limit: number,
): Promise<OrderSearchRow[]> {
  return listFound(db, sql`email_normalized = lower(${email})`, limit);
}

/** Reads lines and prints only for the page's orders; `exists` could read all prints. */
async function listFound(
  db: Connection,
  isWanted: RawBuilder<unknown>,
  limit: number,
): Promise<OrderSearchRow[]> {
  const { rows } = await sql<OrderSearchRow>`
    select shop_order.*, (
        select coalesce(sum(quantity), 0)::int from order_line where order_id = shop_order.id
      ) as item_count, (
        select true from order_print where order_id = shop_order.id limit 1
      ) is not null as has_prints
    from (
      select id, number, created_at, name, email, total_minor, refunded_minor, state,
        fulfillment_status, business_id as brand, review_reason, canceled_at
      from shop_order where ${isWanted} order by number desc limit ${limit}
    ) as shop_order
    order by number desc`.execute(db);
  return rows;
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

function listConditions(filter: OrderFilter): RawBuilder<unknown>[] {
  const { states, fulfillmentStatuses, brand, hasPrints } = filter;
  return [
    matchesText(filter),
    ...(states.length > 0 ? [isOneOf("state", states)] : []),
    ...(fulfillmentStatuses.length > 0 ? [isOneOf("fulfillment_status", fulfillmentStatuses)] : []),
    ...(brand === undefined ? [] : [sql`business_id = ${brand}`]),
    ...(hasPrints === undefined ? [] : [hasPrints ? HAS_PRINTS : sql`not ${HAS_PRINTS}`]),
  ];
}

function matchesText({ words, match, number }: OrderFilter): RawBuilder<unknown> {
  const text = words.length === 0 ? undefined : match === "start" ? startsWith(words) : has(words);
  if (number === undefined) return text ?? sql`true`;
  return text === undefined ? sql`number = ${number}` : sql`(number = ${number} or ${text})`;
}

function startsWith(words: readonly string[]): RawBuilder<unknown> {
  return sql`list_words(search_text) @@ ${createTsQuery(words)}::tsquery`;
}

function has(parts: readonly string[]): RawBuilder<unknown> {
  const conditions = parts.map((part) => sql`search_text like ${createLikePattern(part)}`);
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Compares a single value by `=`: the index then returns the rows in order. */
function isOneOf(column: string, values: readonly string[]): RawBuilder<unknown> {
  return values.length === 1
    ? sql`${sql.ref(column)} = ${values[0]}`
    : sql`${sql.ref(column)} = any(${values}::text[])`;
}
