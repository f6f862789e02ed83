import type { OutputType } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { StickerOrderStatus } from "../../shop/stickers/sticker-order.types.ts";

/** A sticker order in the form that staff see. */
export interface StaffStickerOrderRow {
  readonly id: string;
  readonly projectId: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly status: StickerOrderStatus;
  /** The id of the shop order; null without one. */
  readonly orderId: string | null;
  readonly number: number | null;
  readonly customerName: string | null;
  readonly stickerCount: number;
}

const STICKERS = sql`
  select sticker_order.id, project_id as "projectId", output_type as "outputType",
    output_scale as "outputScale", status, order_id as "orderId", number,
    coalesce(shop_order.name, shop_order.email) as "customerName", (
      select coalesce(sum(quantity), 0)::int from sticker_order_item
      where sticker_order_id = sticker_order.id
    ) as "stickerCount"
  from sticker_order left join shop_order on shop_order.id = order_id`;

/** The sticker orders with these ids; missing ones are left out. */
export async function listStaffStickerOrders(
  db: Connection,
  ids: readonly string[],
): Promise<StaffStickerOrderRow[]> {
  const { rows } = await sql<StaffStickerOrderRow>`
    ${STICKERS} where sticker_order.id = any(${ids}::text[]) order by sticker_order.id`.execute(db);
  return rows;
}

export async function listStickerOrdersOfSet(
  db: Connection,
  setId: string,
): Promise<StaffStickerOrderRow[]> {
  const { rows } = await sql<StaffStickerOrderRow>`
    ${STICKERS} join sticker_sheet_order on sticker_order_id = sticker_order.id
    where set_id = ${setId}::uuid order by number, sticker_order.id`.execute(db);
  return rows;
}

/** The address of the set's requester; undefined after that account was erased. */
export async function findCreatorEmail(db: Connection, setId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from sticker_sheet_set join account on account.id = created_by
    where sticker_sheet_set.id = ${setId}::uuid`.execute(db);
  return rows[0]?.email;
}

export interface NewSheetSet {
  readonly requestId: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly staffId: string;
  readonly stickerOrderIds: readonly string[];
}

/** Returns the new id; undefined when the request has already created a set. */
export async function insertSheetSet(
  transaction: Transaction,
  { requestId, outputType, outputScale, staffId, stickerOrderIds }: NewSheetSet,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into sticker_sheet_set (request_id, output_type, output_scale, created_by)
    values (${requestId}::uuid, ${outputType}, ${outputScale},
      (select id from account where id = ${staffId}))
    on conflict (request_id) do nothing returning id`.execute(transaction);
  const id = rows[0]?.id;
  if (id !== undefined) {
    await sql`
      insert into sticker_sheet_order (set_id, sticker_order_id)
      select ${id}::uuid, unnest(${stickerOrderIds}::text[])`.execute(transaction);
  }
  return id;
}

export async function findSheetSetOfRequest(
  db: Connection,
  requestId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from sticker_sheet_set where request_id = ${requestId}::uuid`.execute(db);
  return rows[0]?.id;
}

/** Sets a failed set back to WAITING. Returns false when it has not failed. */
export async function restartSheetSet(transaction: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    update sticker_sheet_set set state = 'WAITING', message = ''
    where id = ${id}::uuid and state = 'FAILED' returning id`.execute(transaction);
  return rows.length > 0;
}
