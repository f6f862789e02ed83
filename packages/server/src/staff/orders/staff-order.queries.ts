import type { OrderState } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { type RawBuilder, sql } from "kysely";
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

/** The statuses by which orders are found. */
export const FOUND_FULFILLMENT_STATUSES = [
  "UNFULFILLED",
  "PARTIALLY_FULFILLED",
  "FULFILLED",
] as const satisfies readonly FulfillmentStatus[];

export const ORDER_SORTS = ["NEWEST", "WAITING_LONGEST"] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];

/** The place of an order in a sorted list. */
export interface OrderPosition {
  readonly number: number;
  /** The day by which what waits longest is first, such as 2026-12-01. */
  readonly waitingDay: string;
}

/** SQL fragment: the day to ship an order by, otherwise the day in Michigan it was paid. */
export const WAITING_DAY = sql<string>`coalesce(
  ship_by, (coalesce(paid_at, created_at) at time zone 'America/Detroit')::date
)`;

/** SQL fragment: the order of the list. */
export function sortBy(sort: OrderSort): RawBuilder<unknown> {
  return sort === "NEWEST" ? sql`number desc` : sql`${WAITING_DAY}, number`;
}

/** SQL fragment: the opposite order of the list. */
export function sortBackBy(sort: OrderSort): RawBuilder<unknown> {
  return sort === "NEWEST" ? sql`number` : sql`${WAITING_DAY} desc, number desc`;
}

/** SQL fragment: the order is behind the position in the list. */
export function isBehind(sort: OrderSort, position: OrderPosition): RawBuilder<unknown> {
  const { number, waitingDay } = position;
  return sort === "NEWEST"
    ? sql`number < ${number}`
    : sql`(${WAITING_DAY}, number) > (${waitingDay}::date, ${number})`;
}

/** SQL fragment: the order is ahead of the position in the list. */
export function isAhead(sort: OrderSort, position: OrderPosition): RawBuilder<unknown> {
  const { number, waitingDay } = position;
  return sort === "NEWEST"
    ? sql`number > ${number}`
    : sql`(${WAITING_DAY}, number) < (${waitingDay}::date, ${number})`;
}

const HAS_PRINTS = sql`exists (select from order_print where order_id = shop_order.id)`;

/** SQL fragments that an order of the list meets. */
export function listConditions(filter: OrderFilter): RawBuilder<unknown>[] {
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
