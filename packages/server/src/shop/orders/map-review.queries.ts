import type { BrandId } from "@photomap/design";
import { type RawBuilder, sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

/** Whether the print of one of the lines waits for its customer. */
export async function isWaitingForCustomer(
  db: Connection,
  lineIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from map_review join order_print print on print.id = order_print_id
    where ended_at is null and order_line_id = any(${lineIds}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** SQL fragment: a print of the order with this id waits for its customer. */
export function hasOpenMapReview(orderId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from map_review join order_print print on print.id = order_print_id
    where ended_at is null and print.order_id = ${orderId}
  )`;
}

/** The business days that a brand's prints wait at most for their customers. */
export interface MapReviewSetting {
  readonly brand: BrandId;
  readonly businessDays: number;
  readonly updatedAt: Date;
}

export async function listMapReviewSettings(db: Connection): Promise<MapReviewSetting[]> {
  const { rows } = await sql<MapReviewSetting>`
    select business_id as brand, business_days, updated_at from map_review_setting
    order by business_id`.execute(db);
  return rows;
}

/** Returns the setting, locked until the transaction ends. */
export async function lockMapReviewSetting(
  transaction: Transaction,
  brand: BrandId,
): Promise<MapReviewSetting> {
  const { rows } = await sql<MapReviewSetting>`
    select business_id as brand, business_days, updated_at from map_review_setting
    where business_id = ${brand} for update`.execute(transaction);
  return requireRow(rows, brand);
}

export async function updateMapReviewSetting(
  transaction: Transaction,
  brand: BrandId,
  businessDays: number,
): Promise<MapReviewSetting> {
  const { rows } = await sql<MapReviewSetting>`
    update map_review_setting
    set business_days = ${businessDays},
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where business_id = ${brand}
    returning business_id as brand, business_days, updated_at`.execute(transaction);
  return requireRow(rows, brand);
}

function requireRow<Row>([row]: readonly Row[], brand: BrandId): Row {
  if (row === undefined) throw new Error(`The brand ${brand} has no setting`);
  return row;
}
