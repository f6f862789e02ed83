import type { OrderState } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { FulfillmentStatus } from "../../shop/orders/order.types.ts";
import type { OrderSort } from "./staff-order.queries.ts";

/** A filter and a sort of the list of orders; null and empty lists filter nothing. */
export interface SavedOrderFilter {
  readonly search: string;
  readonly state: readonly OrderState[];
  readonly fulfillmentStatus: readonly FulfillmentStatus[];
  readonly brand: BrandId | null;
  readonly hasPrints: boolean | null;
  readonly sort: OrderSort;
}

export interface SavedFilterRow {
  readonly id: string;
  readonly name: string;
  readonly filter: SavedOrderFilter;
}

/** Locks the account, so that its filters are changed one after the other. */
export async function lockAccount(transaction: Transaction, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for update`.execute(transaction);
}

/** The account's filters by their names. */
export async function listSavedFilters(
  db: Connection,
  accountId: string,
): Promise<SavedFilterRow[]> {
  const { rows } = await sql<SavedFilterRow>`
    select id, name, filter from saved_order_filter
    where account_id = ${accountId} order by lower(name)`.execute(db);
  return rows;
}

export async function insertSavedFilter(
  transaction: Transaction,
  accountId: string,
  { name, filter }: Omit<SavedFilterRow, "id">,
): Promise<void> {
  await sql`
    insert into saved_order_filter (account_id, name, filter)
    values (${accountId}, ${name}, ${JSON.stringify(filter)})`.execute(transaction);
}

export async function updateSavedFilter(
  transaction: Transaction,
  { id, name, filter }: SavedFilterRow,
): Promise<void> {
  await sql`
    update saved_order_filter set name = ${name}, filter = ${JSON.stringify(filter)}
    where id = ${id}`.execute(transaction);
}

/** Removes a filter of the account; a missing one and those of others are left alone. */
export async function removeSavedFilter(
  db: Connection,
  accountId: string,
  id: string,
): Promise<void> {
  await sql`
    delete from saved_order_filter where id = ${id} and account_id = ${accountId}`.execute(db);
}
