import { sql } from "kysely";
import { accessEpochIncrement } from "../../photos/images/access-epoch.queries.ts";
import {
  openOrderCondition,
  suggestedPhotoCondition,
  ticketAttachmentCondition,
} from "../../photos/photo-retention/photo-use.queries.ts";
import { deleteUploadRows } from "../../photos/uploads/upload.queries.ts";
import type { Connection, Database } from "../../platform/database/database.ts";
import { IS_IN_TRASH } from "./project.repository.ts";

export interface PurgeableProject {
  readonly id: string;
  readonly ownerId: string;
  /** The owner's photos that no other project, suggestion or ticket of the owner uses. */
  readonly photoKeys: readonly string[];
}

/** Finds projects past the restore period, without renders and open orders. */
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
          select from project other join opening_input on opening_input.project_id = other.id
            cross join jsonb_array_elements(opening_input.input->'images') shown
          where other.owner_id = project.owner_id and other.id <> project.id
            and shown->>'id' = image->>'id'
        )
        and not ${ticketAttachmentCondition(sql<string>`image ->> 'id'`)}
        and not ${suggestedPhotoCondition({
          key: sql<string>`image ->> 'id'`,
          ownerId: sql.ref("project.owner_id"),
        })}
    ) as photo_keys
    from project
    where deleted_at <= now() - interval '30 days'
      and not exists (select from render where project_id = project.id)
      and not ${openOrderCondition(sql.ref("project.id"))}
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
    await deleteUploadRows(transaction, photoKeys);
    await sql`delete from photo where key = any(${photoKeys}::text[])`.execute(transaction);
    await sql`delete from project where id = ${id}`.execute(transaction);
  });
}

export async function moveToTrash(
  db: Connection,
  key: { id: string; ownerId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update project set deleted_at = clock_timestamp(), ${accessEpochIncrement()}
    where id = ${key.id} and owner_id = ${key.ownerId} and deleted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function findNameInTrash(
  db: Connection,
  key: { id: string; ownerId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from project
    where id = ${key.id} and owner_id = ${key.ownerId} and ${IS_IN_TRASH}`.execute(db);
  return rows[0]?.name;
}

export async function restoreFromTrash(
  db: Connection,
  key: { id: string; ownerId: string },
  name: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update project set deleted_at = null, name = ${name}
    where id = ${key.id} and owner_id = ${key.ownerId} and ${IS_IN_TRASH}`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends the restore period now: the next purge erases the project with its photos. */
export async function expireInTrash(
  db: Connection,
  key: { id: string; ownerId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update project set deleted_at = now() - interval '30 days'
    where id = ${key.id} and owner_id = ${key.ownerId} and ${IS_IN_TRASH}`.execute(db);
  return numAffectedRows === 1n;
}
