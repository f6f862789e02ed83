import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import type { SheetSet } from "./sticker-sheet.types.ts";

/** SQL fragment: a sticker order was shipped, no finished sheet had it, and nobody confirmed that. */
export const IS_SHIPPED_UNMADE = sql<boolean>`(
  sticker_order.status = 'SHIPPED' and sticker_order.made_at is null
  and sticker_order.unmade_confirmed_at is null
)`;

export async function findSheetSet(db: Connection, id: string): Promise<SheetSet | undefined> {
  const { rows } = await sql<SheetSet>`
    select id, output_type as "outputType", output_scale as "outputScale", state, message,
      sheet_count as "sheetCount", overflow, sheets, created_at as "createdAt"
    from sticker_sheet_set where id = ${id}::uuid`.execute(db);
  return rows[0];
}
