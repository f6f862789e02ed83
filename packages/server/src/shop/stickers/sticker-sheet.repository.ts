import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import type { SheetFacts } from "./sticker-sheet.types.ts";

export interface SheetStickerOrder {
  readonly stickerOrderId: string;
  /** The number of the shop order that paid it; null after that order was removed. */
  readonly number: number | null;
}

export async function listSheetStickerOrders(
  db: Connection,
  setId: string,
): Promise<SheetStickerOrder[]> {
  const { rows } = await sql<SheetStickerOrder>`
    select sticker_order_id as "stickerOrderId", number
    from sticker_sheet_order join sticker_order on sticker_order.id = sticker_order_id
      left join shop_order on shop_order.id = order_id
    where set_id = ${setId}::uuid order by sticker_order_id`.execute(db);
  return rows;
}

export interface SheetSetFacts {
  readonly sheets: readonly SheetFacts[];
  readonly overflow: boolean;
}

/**
 * Ends a set and notes that its stickers are made, unless some did not fit. Returns false when the
 * set was removed, or another run has ended it.
 */
export async function finishSheetSet(
  db: Connection,
  id: string,
  { sheets, overflow }: SheetSetFacts,
): Promise<boolean> {
  const { rows } = await sql`
    with finished as (
      update sticker_sheet_set set state = 'DONE', sheet_count = ${sheets.length},
        overflow = ${overflow}, sheets = ${JSON.stringify(sheets)}::jsonb
      where id = ${id}::uuid and state = 'WAITING' returning id
    ), laid_out as (
      select sticker_order.id from sticker_order
        join sticker_sheet_order on sticker_order_id = sticker_order.id
        join finished on finished.id = set_id
      where made_at is null and not ${overflow}::boolean
      order by sticker_order.id for update of sticker_order
    ), made as (
      update sticker_order set made_at = now() from laid_out where sticker_order.id = laid_out.id
    )
    select id from finished`.execute(db);
  return rows.length > 0;
}

export async function markSheetSetFailed(
  db: Connection,
  id: string,
  message: string,
): Promise<boolean> {
  const { rows } = await sql`
    update sticker_sheet_set set state = 'FAILED', message = ${message}
    where id = ${id}::uuid and state = 'WAITING' returning id`.execute(db);
  return rows.length > 0;
}

export async function listOldSheetSets(
  db: Connection,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sticker_sheet_set
    where created_at < now() - make_interval(days => ${days})
    order by created_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteSheetSet(db: Connection, id: string): Promise<void> {
  await sql`delete from sticker_sheet_set where id = ${id}::uuid`.execute(db);
}
