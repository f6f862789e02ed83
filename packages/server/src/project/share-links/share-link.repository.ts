import { sql } from "kysely";
import { accessEpochIncrement } from "../../photos/images/access-epoch.queries.ts";
import type { Connection, Transaction } from "../../platform/database/database.ts";

export interface ShareLinkRow {
  readonly key: string | null;
  readonly passwordHash: string | null;
  readonly expiresAt: Date | null;
  readonly version: number;
  /** The request id of the last renewal. */
  readonly requestId: string | null;
}

export interface ShareLinkWithExpiry extends ShareLinkRow {
  /** Whether the link has expired by the database's clock, which decides about access. */
  readonly hasExpired: boolean;
}

/** The link of a project without a row. */
const PLAIN_LINK: ShareLinkWithExpiry = {
  key: null,
  passwordHash: null,
  expiresAt: null,
  version: 1,
  requestId: null,
  hasExpired: false,
};

export async function findShareLink(
  db: Connection,
  projectId: string,
): Promise<ShareLinkWithExpiry> {
  const { rows } = await sql<ShareLinkWithExpiry>`
    select key, password_hash, expires_at, version, request_id,
      coalesce(expires_at <= now(), false) as has_expired
    from share_link where project_id = ${projectId}`.execute(db);
  return rows[0] ?? PLAIN_LINK;
}

/**
 * Finds a link that can be opened; undefined when the project is missing, deleted or private, or
 * its link has expired.
 */
export async function findOpenableLink(
  db: Connection,
  projectId: string,
): Promise<Pick<ShareLinkRow, "key" | "passwordHash" | "version"> | undefined> {
  const { rows } = await sql<Pick<ShareLinkRow, "key" | "passwordHash" | "version">>`
    select link.key, link.password_hash, coalesce(link.version, ${PLAIN_LINK.version}) as version
    from project left join share_link link on link.project_id = project.id
    where project.id = ${projectId} and project.deleted_at is null
      and project.access_policy <> 'PRIVATE'
      and (link.expires_at is null or link.expires_at > now())`.execute(db);
  return rows[0];
}

/** Serializes changes of the link until the transaction ends; false when the project is gone. */
export async function lockShareLink(
  transaction: Transaction,
  key: { id: string; ownerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from project
    where id = ${key.id} and owner_id = ${key.ownerId} and deleted_at is null
    for update`.execute(transaction);
  return rows.length > 0;
}

/** Stores a link; `narrowsAccess` ends the image addresses issued before. */
export async function upsertShareLink(
  transaction: Transaction,
  key: { id: string; ownerId: string },
  link: ShareLinkRow,
  { narrowsAccess }: { narrowsAccess: boolean },
): Promise<void> {
  await sql`
    with raised as (
      update project set ${accessEpochIncrement(sql<boolean>`${narrowsAccess}::boolean`)} where id = ${key.id}
    )
    insert into share_link
      (project_id, owner_id, key, password_hash, expires_at, version, request_id)
    values (${key.id}, ${key.ownerId}, ${link.key}, ${link.passwordHash}, ${link.expiresAt},
      ${link.version}, ${link.requestId})
    on conflict (project_id) do update set
      key = excluded.key, password_hash = excluded.password_hash,
      expires_at = excluded.expires_at, version = excluded.version,
      request_id = excluded.request_id`.execute(transaction);
}
