import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { getSheetPrefix } from "../../shop/stickers/sticker-sheet.types.ts";
import type { Area, DataSubject } from "./area.ts";

/**
 * Sticker orders and their sheets. Orders that belong to a shop order are kept with it, without the
 * copy of the project, its photos and its id.
 */
export const stickerArea: Area = {
  name: "stickerOrders",
  collect: async (db, { identities }) => {
    const { rows } = await sql`
      select sticker_order.id, status, output_type, output_scale, sticker_order.created_at, paid_at,
        shipped_at, version as project_version, content as project, array(
          select jsonb_build_object(
            'openingId', opening_id, 'sizeClass', size_class, 'quantity', quantity,
            'quantityWithMoney', quantity_with_money, 'quantityWithTokens', quantity_with_tokens
          )
          from sticker_order_item where sticker_order_id = sticker_order.id order by opening_id
        ) as stickers
      from sticker_order join project_snapshot on project_snapshot.id = snapshot_id
      where sticker_order.owner_id = any(${identities}::text[])
      order by sticker_order.created_at`.execute(db);
    return rows;
  },
  eraseObjects: async (db, storage, subject) => {
    for (const id of await listSnapshotIds(db, subject)) {
      await storage.removeAll(storage.mediaBucket, `snapshots/${id}/`);
    }
    for (const id of await listSheetSetIds(db, subject)) {
      await storage.removeAll(storage.mediaBucket, getSheetPrefix(id));
    }
  },
  erase: async (transaction, subject, queue) => {
    const { identities } = subject;
    const setIds = await listSheetSetIds(transaction, subject);
    const snapshotIds = await listSnapshotIds(transaction, subject);
    await queue.deleteJobs(transaction, [...snapshotIds, ...setIds]);
    await sql`
      update staff_action set subject_id = 'erased'
      where subject_type = 'sticker-sheets' and subject_id = any(${setIds}::text[])`.execute(
      transaction,
    );
    await sql`
      delete from sticker_sheet_set where id = any(${setIds}::uuid[])`.execute(transaction);
    await sql`
      delete from sticker_order
      where owner_id = any(${identities}::text[]) and not exists (
        select from order_line where sticker_order_id = sticker_order.id
      )`.execute(transaction);
    await sql`
      delete from project_snapshot
      where owner_id = any(${identities}::text[]) and not exists (
        select from sticker_order where snapshot_id = project_snapshot.id
      )`.execute(transaction);
    await sql`
      update project_snapshot set owner_id = null, project_id = 'erased', content = null, hash = ''
      where owner_id = any(${identities}::text[])`.execute(transaction);
    await sql`
      update sticker_order set owner_id = null, project_id = 'erased', id = 'erased-' || gen_random_uuid()
      where owner_id = any(${identities}::text[])`.execute(transaction);
  },
};

async function listSnapshotIds(db: Connection, { identities }: DataSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from project_snapshot where owner_id = any(${identities}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}

async function listSheetSetIds(db: Connection, { identities }: DataSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct set_id as id
    from sticker_sheet_order join sticker_order on sticker_order.id = sticker_order_id
    where owner_id = any(${identities}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}
