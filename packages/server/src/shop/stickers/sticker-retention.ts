import { sql } from "kysely";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { Database } from "../../platform/database/database.ts";
import { removeSnapshotPhotos } from "./snapshot-photos.ts";

/** Days until an unpaid order is deleted, the same as for abandoned carts. */
const UNPAID_DAYS = 90;
/** Days that the photos are kept, long enough to print an order again after a complaint. */
const PRINTED_DAYS = 365;
const BATCH_SIZE = 100;

/** Deletes unpaid sticker orders that are in no cart and no order; returns how many. */
export async function deleteUnpaidStickerOrders(db: Database): Promise<number> {
  const { rows } = await sql`
    delete from sticker_order
    where status = 'AWAITING_PAYMENT' and created_at < now() - make_interval(days => ${UNPAID_DAYS})
      and not exists (select from cart_line where sticker_order_id = sticker_order.id)
      and not exists (select from order_line where sticker_order_id = sticker_order.id)
    returning id`.execute(db);
  await sql`
    delete from project_snapshot
    where created_at < now() - make_interval(days => ${UNPAID_DAYS})
      and not exists (select from sticker_order where snapshot_id = project_snapshot.id)`.execute(
    db,
  );
  return rows.length;
}

/**
 * Removes photos and inputs of snapshots whose orders ended long ago; returns how many were
 * cleared.
 */
export async function clearOldSnapshots(db: Database, storage: Storage): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from project_snapshot
    where content ? 'inputs' and created_at < now() - make_interval(days => ${PRINTED_DAYS})
      and not exists (
        select from sticker_order where snapshot_id = project_snapshot.id and (
          status in ('AWAITING_PAYMENT', 'AWAITING_SHIPMENT')
          or shipped_at > now() - make_interval(days => ${PRINTED_DAYS})
        )
      )
    limit ${BATCH_SIZE}`.execute(db);
  for (const { id } of rows) {
    // The row last: an interrupted run is repeated by the next one.
    await removeSnapshotPhotos(storage, id);
    await sql`
      update project_snapshot set content = content - 'inputs' where id = ${id}`.execute(db);
  }
  return rows.length;
}
