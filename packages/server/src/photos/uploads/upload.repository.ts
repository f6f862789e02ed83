import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import {
  suggestedPhotoCondition,
  ticketAttachmentCondition,
} from "../photo-retention/photo-use.queries.ts";

export interface UploadRow {
  readonly key: string;
  readonly bytes: number;
  readonly contentType: string | null;
}

/** Finds an upload, and whether its photo is processed. */
export async function findUpload(
  db: Connection,
  key: string,
): Promise<(UploadRow & { readonly isProcessed: boolean }) | undefined> {
  const { rows } = await sql<UploadRow & { isProcessed: boolean }>`
    select key, bytes::int as bytes, content_type, exists (
      select from photo where photo.key = upload.key and status <> 'WAITING'
    ) as "isProcessed"
    from upload where key = ${key}`.execute(db);
  return rows[0];
}

/**
 * Adds the upload within its owner's quota; false when it doesn't fit. One statement, whose lock on
 * the sum orders concurrent uploads. Throws when an upload with the same key exists.
 */
export async function insertUploadWithinQuota(
  db: Connection,
  { key, bytes, contentType }: UploadRow,
  { ownerId, quotaBytes }: { ownerId: string; quotaBytes: number },
): Promise<boolean> {
  const { rows } = await sql`
    with reserved as (
      insert into upload_usage (owner_id, bytes) values (${ownerId}, ${bytes})
      on conflict (owner_id) do update set bytes = upload_usage.bytes + excluded.bytes
        where upload_usage.bytes + excluded.bytes <= ${quotaBytes}
      returning owner_id
    )
    insert into upload (key, owner_id, bytes, content_type)
    select ${key}, owner_id, ${bytes}, ${contentType} from reserved
    returning key`.execute(db);
  return rows.length === 1;
}

/**
 * Lists keys older than 30 days: uploads of accounts that no save ever referred to, those of guests
 * without a session, and those for tickets that were not sent or are erased. Never one that a
 * project, a suggestion or a ticket uses.
 */
export async function listAbandonedKeys(db: Connection, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select upload.key from upload left join guest on guest.id = upload.owner_id
    where upload.created_at < now() - interval '30 days'
      and case when guest.id is null
        then split_part(upload.key, '/', 3) = 'contact'
          or not exists (select from photo where photo.key = upload.key)
        else not exists (
          select from session where session.guest_id = guest.id and session.expires_at > now()
        )
      end
      and not exists (
        select from project
          join opening_input on opening_input.project_id = project.id
          cross join jsonb_array_elements(opening_input.input -> 'images') image
        where project.owner_id = upload.owner_id and image ->> 'id' = upload.key
      )
      and not ${ticketAttachmentCondition(sql.ref("upload.key"))}
      and not ${suggestedPhotoCondition({ key: sql.ref("upload.key"), ownerId: sql.ref("upload.owner_id") })}
    order by upload.created_at
    limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}
