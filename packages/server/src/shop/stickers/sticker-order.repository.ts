import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import type { StickerOrder, StickerOrderItem } from "./sticker-order.types.ts";

export interface NewStickerOrder
  extends Omit<StickerOrder, "status" | "createdAt" | "items" | "snapshot"> {
  readonly ownerId: string;
  readonly requestId: string;
  readonly items: readonly (StickerOrderItem & { readonly inputHash: string })[];
}

const ITEMS = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'openingId', opening_id, 'sizeClass', size_class, 'quantity', quantity,
    'quantityWithMoney', quantity_with_money, 'quantityWithTokens', quantity_with_tokens
  ) order by opening_id), '[]')
  from sticker_order_item where sticker_order_id = sticker_order.id`;

const ORDERS = sql`
  select sticker_order.id, business_id as brand, sticker_order.owner_id as "ownerId",
    sticker_order.project_id as "projectId", snapshot_id as "snapshotId",
    output_type as "outputType", output_scale as "outputScale", status,
    sticker_order.created_at as "createdAt", (${ITEMS}) as items, jsonb_build_object(
      'version', version, 'name', content -> 'name', 'designId', content -> 'designId'
    ) as snapshot
  from sticker_order join project_snapshot on project_snapshot.id = snapshot_id`;

/** Lists sticker orders in any order; missing ones are left out. */
export async function listStickerOrders(
  db: Connection,
  ids: readonly string[],
): Promise<StickerOrder[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StickerOrder>`
    ${ORDERS} where sticker_order.id = any(${ids}::text[])`.execute(db);
  return rows;
}

/** Finds the order that an earlier attempt of the request created. */
export async function findStickerOrderOfRequest(
  db: Connection,
  { ownerId, requestId }: { readonly ownerId: string; readonly requestId: string },
): Promise<StickerOrder | undefined> {
  const { rows } = await sql<StickerOrder>`
    ${ORDERS} where sticker_order.owner_id = ${ownerId} and request_id = ${requestId}`.execute(db);
  return rows[0];
}

/** Stores an order; does nothing when a parallel attempt of the request has created it. */
export async function insertStickerOrder(
  transaction: Transaction,
  order: NewStickerOrder,
): Promise<void> {
  await sql`
    with inserted as (
      insert into sticker_order (id, business_id, owner_id, project_id, snapshot_id, output_type,
        output_scale, request_id)
      values (${order.id}, ${order.brand}, ${order.ownerId}, ${order.projectId},
        ${order.snapshotId}, ${order.outputType}, ${order.outputScale}, ${order.requestId})
      on conflict (owner_id, request_id) do nothing
      returning id
    )
    insert into sticker_order_item (sticker_order_id, opening_id, size_class, quantity,
      quantity_with_money, quantity_with_tokens, input_hash)
    select inserted.id, opening_id, size_class, quantity, quantity_with_money,
      quantity_with_tokens, input_hash
    from inserted, jsonb_to_recordset(${toRecordsetJson(order.items)}::jsonb) as item (
      opening_id text, size_class text, quantity int, quantity_with_money int,
      quantity_with_tokens int, input_hash text
    )`.execute(transaction);
}

/** Lists the input hash of each opening's last paid order, by opening. */
export async function listOrderedInputHashes(
  db: Connection,
  { projectId, ownerIds }: { readonly projectId: string; readonly ownerIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ openingId: string; inputHash: string }>`
    select distinct on (opening_id) opening_id as "openingId", input_hash as "inputHash"
    from sticker_order join sticker_order_item on sticker_order_id = id
    where project_id = ${projectId} and owner_id = any(${ownerIds}::text[])
      and status in ('AWAITING_SHIPMENT', 'SHIPPED')
    order by opening_id, paid_at desc`.execute(db);
  return new Map(rows.map(({ openingId, inputHash }) => [openingId, inputHash]));
}
