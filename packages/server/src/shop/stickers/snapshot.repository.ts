import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { FrozenProject } from "../../printing/prints/render.types.ts";

export interface NewSnapshot {
  readonly projectId: string;
  readonly ownerId: string;
  readonly version: number;
  readonly content: FrozenProject;
  readonly hash: string;
}

/** Stores a snapshot and returns its id; the same content of one owner is stored once. */
export async function upsertSnapshot(
  transaction: Transaction,
  { projectId, ownerId, version, content, hash }: NewSnapshot,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into project_snapshot (project_id, owner_id, version, content, hash)
    values (${projectId}, ${ownerId}, ${version}, ${JSON.stringify(content)}::jsonb, ${hash})
    on conflict (owner_id, project_id, hash) do update set content = excluded.content
    returning id`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error("A snapshot was not stored");
  return row.id;
}

/** Returns undefined when the snapshot is missing, or its content was removed. */
export async function findSnapshotContent(
  db: Connection,
  id: string,
): Promise<FrozenProject | undefined> {
  const { rows } = await sql<{ content: FrozenProject }>`
    select content from project_snapshot
    where id = ${id} and content is not null and content ? 'inputs'`.execute(db);
  return rows[0]?.content;
}

/** Lists the photos of the openings that were ordered and paid. */
export async function listOrderedPhotos(db: Connection, snapshotId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct image ->> 'id' as id
    from project_snapshot snapshot
      join sticker_order on snapshot_id = snapshot.id and paid_at is not null
      join sticker_order_item item on sticker_order_id = sticker_order.id
      cross join jsonb_array_elements(content -> 'inputs' -> opening_id -> 'images') image
    where snapshot.id = ${snapshotId}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function markPhotosCopied(db: Connection, snapshotId: string): Promise<void> {
  await sql`
    update project_snapshot set photos_copied_at = now() where id = ${snapshotId}`.execute(db);
}
