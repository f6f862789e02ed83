import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { removeUploads } from "../uploads/upload.queries.ts";

export interface PurgeableProject {
  readonly id: string;
  readonly owner_id: string;
  /** Photos of the owner that no other project of the owner uses. */
  readonly photo_keys: readonly string[];
}

/** Past the restore period and without renders. */
export async function findPurgeable(db: Database, limit: number): Promise<PurgeableProject[]> {
  const { rows } = await sql<PurgeableProject>`
    select project.id, project.owner_id, array(
      select distinct image->>'id'
      from opening_input touched cross join jsonb_array_elements(touched.input->'images') image
      where touched.project_id = project.id
        and (
          split_part(image->>'id', '/', 1) = project.owner_id
          or split_part(image->>'id', '/', 1) in (
            select guest.id from guest where guest.owner_id = project.owner_id
          )
        )
        and not exists (
          select from opening_input other
            cross join jsonb_array_elements(other.input->'images') shown
          where other.owner_id = project.owner_id and other.project_id <> project.id
            and shown->>'id' = image->>'id'
        )
    ) as photo_keys
    from project
    where deleted_at <= now() - interval '30 days'
      and not exists (select from render where project_id = project.id)
    order by deleted_at
    limit ${limit}`.execute(db);
  return rows;
}

export async function deletePurgedProject(
  db: Database,
  id: string,
  photoKeys: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await removeUploads(transaction, photoKeys);
    await sql`delete from photo where key = any(${photoKeys}::text[])`.execute(transaction);
    await sql`delete from project where id = ${id}`.execute(transaction);
  });
}
