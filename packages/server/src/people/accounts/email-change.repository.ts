import type { BusinessId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

export interface EmailChangeRow {
  readonly id: string;
  readonly accountId: string;
  readonly brand: BusinessId;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
  readonly isExpired: boolean;
}

const COLUMNS = sql.raw(`id, account_id, business_id as brand, old_email, new_email, created_at,
  expires_at, confirmed_at, expires_at <= now() as is_expired`);

/** Locks an account until the transaction ends, and returns it. */
export async function lockAccount(
  transaction: Transaction,
  id: string,
): Promise<
  { email: string; emailVerified: boolean; role: string; deletedAt: Date | null } | undefined
> {
  return transaction
    .selectFrom("account")
    .select(["email", "emailVerified", "role", "deletedAt"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertEmailChange(
  transaction: Transaction,
  change: {
    readonly accountId: string;
    readonly brand: BusinessId;
    readonly oldEmail: string;
    readonly newEmail: string;
    readonly lifetimeDays: number;
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into email_change (account_id, business_id, old_email, new_email, expires_at)
    values (${change.accountId}, ${change.brand}, ${change.oldEmail}, ${change.newEmail},
      now() + make_interval(days => ${change.lifetimeDays}))
    returning id`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error("The change was not stored");
  return row.id;
}

export async function findEmailChange(
  db: Connection,
  id: string,
): Promise<EmailChangeRow | undefined> {
  const { rows } = await sql<EmailChangeRow>`
    select ${COLUMNS} from email_change where id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function findPendingChange(
  db: Connection,
  accountId: string,
): Promise<EmailChangeRow | undefined> {
  const { rows } = await sql<EmailChangeRow>`
    select ${COLUMNS} from email_change
    where account_id = ${accountId} and confirmed_at is null and expires_at > now()`.execute(db);
  return rows[0];
}

/**
 * Deletes the pending change, even one that has expired, and returns it; undefined when there is
 * none.
 */
export async function deletePendingChange(
  transaction: Transaction,
  accountId: string,
): Promise<EmailChangeRow | undefined> {
  const { rows } = await sql<EmailChangeRow>`
    delete from email_change where account_id = ${accountId} and confirmed_at is null
    returning ${COLUMNS}`.execute(transaction);
  return rows[0];
}

export async function markConfirmed(transaction: Transaction, id: string): Promise<void> {
  await sql`
    update email_change set confirmed_at = now() where id = ${id}::uuid`.execute(transaction);
}

/** Moves what belongs to an account's verified address to the new one. */
export async function moveToEmail(
  transaction: Transaction,
  { accountId, oldEmail, newEmail }: EmailChangeRow,
): Promise<void> {
  await sql`
    update account set email = ${newEmail}, email_verified = true, updated_at = now()
    where id = ${accountId}`.execute(transaction);
  await sql`
    update shop_order set email = ${newEmail},
      search_text = replace(search_text, ${oldEmail}, ${newEmail})
    where email_normalized = ${oldEmail}`.execute(transaction);
  await sql`
    update cart set email = ${newEmail} where lower(email) = ${oldEmail}`.execute(transaction);
  await sql`
    update ticket set email = ${newEmail},
      search_text = replace(search_text, ${oldEmail}, ${newEmail})
    where email = ${oldEmail}`.execute(transaction);
  await sql`
    update project_grant set grantee_email = ${newEmail}
    where grantee_email = ${oldEmail} and not exists (
      select from project_grant other
      where other.project_id = project_grant.project_id and other.grantee_email = ${newEmail}
    )`.execute(transaction);
  await sql`delete from account_code where email = ${oldEmail}`.execute(transaction);
}

/** Deletes old changes and returns how many were deleted. */
export async function deleteOldChanges(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from email_change where expires_at < now() - interval '30 days'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
