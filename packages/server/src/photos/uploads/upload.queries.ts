import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

/** Deletes the rows and gives their bytes back. */
export async function removeUploads(db: Connection, keys: readonly string[]): Promise<void> {
  await sql`
    with removed as (
      delete from upload where key = any(${keys}::text[]) returning owner_id, bytes
    ), freed as (
      select owner_id, sum(bytes) as bytes from removed group by owner_id
    )
    update upload_usage set bytes = upload_usage.bytes - freed.bytes
    from freed where upload_usage.owner_id = freed.owner_id`.execute(db);
}

/** The uploads of a claimed guest count for the account, also beyond its quota. */
export async function moveUploads(
  transaction: Transaction,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<void> {
  await sql`
    with moved as (
      delete from upload_usage where owner_id = ${guestId} returning bytes
    )
    insert into upload_usage (owner_id, bytes) select ${accountId}, bytes from moved
    on conflict (owner_id) do update set bytes = upload_usage.bytes + excluded.bytes`.execute(
    transaction,
  );
  await sql`update upload set owner_id = ${accountId} where owner_id = ${guestId}`.execute(
    transaction,
  );
}
