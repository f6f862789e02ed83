import { sql } from "kysely";
import type { Connection } from "../database/database.ts";

export interface PrintBatchRow {
  readonly id: string;
  readonly owner_id: string;
  readonly render_ids: readonly string[];
}

export async function insertBatch(db: Connection, batch: PrintBatchRow): Promise<void> {
  await sql`
    insert into print_batch (id, owner_id, render_ids)
    values (${batch.id}, ${batch.owner_id}, ${batch.render_ids}::uuid[])`.execute(db);
}

export async function findBatch(
  db: Connection,
  key: { id: string; ownerId: string },
): Promise<PrintBatchRow | undefined> {
  const { rows } = await sql<PrintBatchRow>`
    select id, owner_id, render_ids from print_batch
    where id = ${key.id} and owner_id = ${key.ownerId}`.execute(db);
  return rows[0];
}
