import type { ShippingRates } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

export interface StoredShippingRates {
  readonly brand: BrandId;
  readonly rates: ShippingRates;
  readonly updatedAt: Date;
}

export async function listShippingRates(db: Connection): Promise<StoredShippingRates[]> {
  const { rows } = await sql<StoredShippingRates>`
    select business_id as brand, rates, updated_at from shipping_rates order by business_id`.execute(
    db,
  );
  return rows;
}

export async function findShippingRates(db: Connection, brand: BrandId): Promise<ShippingRates> {
  const { rows } = await sql<Pick<StoredShippingRates, "rates">>`
    select rates from shipping_rates where business_id = ${brand}`.execute(db);
  return requireRow(rows, brand).rates;
}

/** Returns the rates, locked until the transaction ends. */
export async function lockShippingRates(
  transaction: Transaction,
  brand: BrandId,
): Promise<StoredShippingRates> {
  const { rows } = await sql<StoredShippingRates>`
    select business_id as brand, rates, updated_at from shipping_rates
    where business_id = ${brand} for update`.execute(transaction);
  return requireRow(rows, brand);
}

export async function updateShippingRates(
  transaction: Transaction,
  brand: BrandId,
  rates: ShippingRates,
): Promise<StoredShippingRates> {
  const { rows } = await sql<StoredShippingRates>`
    update shipping_rates
    set rates = ${JSON.stringify(rates)},
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where business_id = ${brand}
    returning business_id as brand, rates, updated_at`.execute(transaction);
  return requireRow(rows, brand);
}

function requireRow<Row>([row]: readonly Row[], brand: BrandId): Row {
  if (row === undefined) throw new Error(`The brand ${brand} has no shipping rates`);
  return row;
}
