import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

/** Deletes the rows and returns their bytes to the owner's quota. */
export async function deleteUploadRows(db: Connection, keys: readonly string[]): Promise<void> {
  await sql`
    with removed as (
      delete from upload where key = any(${keys}::text[]) returning owner_id, bytes
    ), freed as (
      select owner_id, sum(bytes) as bytes from removed group by owner_id
    )
    update upload_usage set bytes = upload_usage.bytes - freed.bytes
    from freed where upload_usage.owner_id = freed.owner_id`.execute(db);
}
