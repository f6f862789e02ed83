import type { Grant } from "@photomap/project";
import { sql } from "kysely";
import { accessEpochIncrement } from "../../photos/images/access-epoch.queries.ts";
import type { Connection, Transaction } from "../../platform/database/database.ts";

export interface GrantRow {
  readonly id: string;
  readonly projectId: string;
  readonly granteeEmail: string;
  readonly granteeId: string | null;
  readonly granteeHasAccount: boolean;
  readonly role: Grant["role"];
}

const COLUMNS = sql.raw(`
  project_grant.id, project_id, grantee_email, grantee_id, role,
  exists (
    select from account
    where lower(account.email) = grantee_email and email_verified and deleted_at is null
  ) as grantee_has_account`);

/** Lists the grants of a project of this owner, in the order of the invitations. */
export async function listGrants(
  db: Connection,
  key: { projectId: string; ownerId: string },
): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select ${COLUMNS} from project_grant
    where project_id = ${key.projectId} and owner_id = ${key.ownerId}
    order by created_at, id`.execute(db);
  return rows;
}

/** Whether an account was created within the last day. */
export async function isNewAccount(db: Connection, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    select created_at > now() - interval '1 day' as is_new from account
    where id = ${accountId}`.execute(db);
  return rows[0]?.isNew ?? true;
}

/** Serializes a project's invitations until the transaction ends; false when it is deleted. */
export async function lockGrants(
  transaction: Transaction,
  key: { projectId: string; ownerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from project
    where id = ${key.projectId} and owner_id = ${key.ownerId} and deleted_at is null
    for update`.execute(transaction);
  return rows.length === 1;
}

/** Counts the grants of other addresses. */
export async function countOtherGrants(
  db: Connection,
  key: { projectId: string; email: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from project_grant
    where project_id = ${key.projectId} and grantee_email <> ${key.email}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewGrant {
  readonly id: string;
  readonly projectId: string;
  readonly ownerId: string;
  readonly email: string;
  readonly role: Grant["role"];
  readonly note: string;
}

/** Stores a grant. An address has one per project: the last invitation sets its role and note. */
export async function upsertGrant(db: Connection, grant: NewGrant): Promise<GrantRow> {
  const { rows } = await sql<GrantRow>`
    insert into project_grant (id, project_id, owner_id, grantee_email, role, note)
    values (${grant.id}, ${grant.projectId}, ${grant.ownerId}, ${grant.email}, ${grant.role},
      ${grant.note})
    on conflict (project_id, grantee_email) do update
      set role = excluded.role, note = excluded.note
    returning ${COLUMNS}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`The grant ${grant.id} was neither made nor found`);
  return row;
}

/**
 * Deletes a grant, and ends the project's image addresses in the same statement. False when there
 * is none.
 */
export async function deleteGrant(
  db: Connection,
  key: { id: string; projectId: string; ownerId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with removed as (
      delete from project_grant
      where id::text = ${key.id} and project_id = ${key.projectId} and owner_id = ${key.ownerId}
      returning project_id
    )
    update project set ${accessEpochIncrement()}
    where id in (select project_id from removed)`.execute(db);
  return numAffectedRows === 1n;
}

/** Marks a grant as used by the account whose verified address was invited. */
export async function markGrantUsed(
  db: Connection,
  key: { id: string; accountId: string },
): Promise<void> {
  await sql`
    update project_grant set grantee_id = ${key.accountId}, used_at = coalesce(used_at, now())
    where id = ${key.id}`.execute(db);
}

export interface InvitationRow {
  readonly projectId: string;
  readonly projectName: string;
  readonly designId: string;
  readonly ownerEmail: string;
  readonly granteeEmail: string;
  readonly role: Grant["role"];
  readonly note: string;
}

/** Finds an invitation; undefined when the grant was removed or the project deleted. */
export async function findInvitation(
  db: Connection,
  grantId: string,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select project.id as project_id, project.name as project_name, project.design_id,
      account.email as owner_email, grantee_email, project_grant.role, note
    from project_grant
      join project on project.id = project_id
      join account on account.id = project.owner_id
    where project_grant.id = ${grantId} and project.deleted_at is null
      and account.deleted_at is null`.execute(db);
  return rows[0];
}
