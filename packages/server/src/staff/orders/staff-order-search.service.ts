import { ORDER_STATES, type OrderState } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { splitSearchWords } from "../shared/staff-search-words.ts";
import {
  FOUND_FULFILLMENT_STATUSES,
  type OrderFilter,
  type OrderSort,
} from "./staff-order.queries.ts";
import {
  countOrders,
  findNeighbor,
  findOrderPosition,
  type OrderSearchRow,
  searchOrders,
} from "./staff-order-search.repository.ts";

export type { OrderSearchRow } from "./staff-order-search.repository.ts";

export interface OrderSearchRequest {
  /**
   * Starts of words in number, name, email and address; parts of words when no order matches.
   * `#1042` finds only the order with this number.
   */
  readonly search?: string | null | undefined;
  readonly state?: readonly string[] | null | undefined;
  readonly fulfillmentStatus?: readonly string[] | null | undefined;
  readonly brand?: BrandId | null | undefined;
  readonly hasPrints?: boolean | null | undefined;
  /** Newest first, unless something else is wanted. */
  readonly sort?: OrderSort | null | undefined;
  /** The cursor of the previous page. */
  readonly after?: string | null | undefined;
  readonly first?: number | null | undefined;
}

export interface OrderPage {
  readonly orders: readonly OrderSearchRow[];
  readonly nextCursor: string | null;
  /** The number of matches, counted up to `MAX_COUNT`. */
  readonly total: number;
}

/** The numbers of the orders beside an order in a list; null at its ends. */
export interface OrderNeighbors {
  readonly previous: number | null;
  readonly next: number | null;
}

const MAX_COUNT = 1000;
const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;
const NOTHING: OrderPage = { orders: [], nextCursor: null, total: 0 };

export class OrderSearchService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One page; undefined without the permission, empty for an unknown filter. */
  async search(viewer: Viewer, search: OrderSearchRequest): Promise<OrderPage | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const filter = readFilter(search);
    if (filter === undefined) return NOTHING;
    const first = Math.min(Math.max(1, search.first ?? PAGE_SIZE), MAX_PAGE_SIZE);
    const { total, match } = await this.#count(filter);
    if (total === 0) return NOTHING;
    const sort = search.sort ?? "NEWEST";
    const number = readCursor(search.after);
    const after = number === undefined ? undefined : await findOrderPosition(this.#db, number);
    const page = { sort, after, limit: first + 1 };
    const found = await searchOrders(this.#db, { ...filter, match }, page);
    const orders = found.slice(0, first);
    const last = found.length > first ? orders.at(-1) : undefined;
    return { orders, nextCursor: last === undefined ? null : String(last.number), total };
  }

  /**
   * Finds the orders before and after an order in a list, also when the order itself is no longer in
   * it. Undefined without the permission.
   */
  async findNeighbors(
    viewer: Viewer,
    number: number,
    search: OrderSearchRequest,
  ): Promise<OrderNeighbors | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const filter = readFilter(search);
    const position = filter && (await findOrderPosition(this.#db, number));
    if (filter === undefined || position === undefined) return { previous: null, next: null };
    const { match } = await this.#count(filter);
    const find = (direction: "next" | "previous") =>
      findNeighbor(
        this.#db,
        { ...filter, match },
        { sort: search.sort ?? "NEWEST", position, direction },
      );
    return { previous: await find("previous"), next: await find("next") };
  }

  /** Counts matches; looks inside words only when no order has words with these starts. */
  async #count(filter: OrderFilter): Promise<Pick<OrderFilter, "match"> & { total: number }> {
    const total = await countOrders(this.#db, filter, MAX_COUNT);
    if (total > 0 || filter.words.length === 0) return { total, match: filter.match };
    const match = "part";
    return { total: await countOrders(this.#db, { ...filter, match }, MAX_COUNT), match };
  }
}

/** Returns undefined when a value is unknown. */
function readFilter(search: OrderSearchRequest): OrderFilter | undefined {
  const states = readValues<OrderState>(ORDER_STATES, search.state);
  const fulfillmentStatuses = readValues(FOUND_FULFILLMENT_STATUSES, search.fulfillmentStatus);
  if (states === undefined || fulfillmentStatuses === undefined) return undefined;
  return {
    ...readText(search.search ?? ""),
    match: "start",
    states,
    fulfillmentStatuses,
    brand: search.brand ?? undefined,
    hasPrints: search.hasPrints ?? undefined,
  };
}

function readText(search: string): Pick<OrderFilter, "words" | "number"> {
  const [, hash, digits] = /^\s*(#?)(\d{1,9})\s*$/.exec(search) ?? [];
  if (digits === undefined) return { words: splitSearchWords(search) };
  // A number alone may also be a ZIP code.
  return { number: Number(digits), words: hash === "#" ? [] : splitSearchWords(digits) };
}

function readValues<Value extends string>(
  known: readonly Value[],
  values: readonly string[] | null | undefined,
): Value[] | undefined {
  const found = (values ?? []).map((value) => known.find((other) => other === value));
  return found.every((value) => value !== undefined) ? found : undefined;
}

function readCursor(after: string | null | undefined): number | undefined {
  return after !== undefined && after !== null && /^\d{1,9}$/.test(after)
    ? Number(after)
    : undefined;
}
