import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

export interface EmailChangeRow {
  readonly id: string;
  readonly accountId: string;
  readonly brand: BrandId;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** Whether the account's owner requested it, with the password. */
  readonly isOwn: boolean;
  /** The staff member who requested it; null for the owner's own request. */
  readonly requestedBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The time when the link in the mail to the new address was opened. */
  readonly newProvenAt: Date | null;
  /** The time when somebody approved the change from the old address. */
  readonly oldProvenAt: Date | null;
  /** The time from which an administrator may approve it in place of the old address. */
  readonly approvableAt: Date;
  readonly isApprovable: boolean;
  /** The time when the account got the new address. */
  readonly changedAt: Date | null;
  readonly isExpired: boolean;
  /** Whether the old address can still take the account back. */
  readonly isUndoable: boolean;
}

/** The hours that the old address has to stop a change by staff before an administrator decides. */
const OLD_ADDRESS_HOURS = 72;

/** The days in which the old address can undo a change. */
const UNDO_DAYS = 14;

const COLUMNS = sql.raw(`id, account_id, business_id as brand, old_email, new_email, is_own,
  requested_by, created_at, expires_at, new_proven_at, old_proven_at,
  created_at + interval '${OLD_ADDRESS_HOURS} hours' as approvable_at,
  created_at + interval '${OLD_ADDRESS_HOURS} hours' <= now() as is_approvable,
  confirmed_at as changed_at, expires_at <= now() as is_expired,
  coalesce(undone_at is null and confirmed_at > now() - interval '${UNDO_DAYS} days', false)
    as is_undoable`);

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
    readonly brand: BrandId;
    readonly oldEmail: string;
    readonly newEmail: string;
    /** Undefined for the owner's own request. */
    readonly requestedBy: string | undefined;
    readonly lifetimeDays: number;
  },
): Promise<string> {
  const { requestedBy = null } = change;
  const { rows } = await sql<{ id: string }>`
    insert into email_change (account_id, business_id, old_email, new_email, is_own, requested_by,
      expires_at)
    values (${change.accountId}, ${change.brand}, ${change.oldEmail}, ${change.newEmail},
      ${requestedBy === null}, ${requestedBy}, now() + make_interval(days => ${change.lifetimeDays}))
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

export async function markNewAddressProven(transaction: Transaction, id: string): Promise<void> {
  await sql`
    update email_change set new_proven_at = coalesce(new_proven_at, now())
    where id = ${id}::uuid`.execute(transaction);
}

export async function markOldAddressProven(transaction: Transaction, id: string): Promise<void> {
  await sql`
    update email_change set old_proven_at = coalesce(old_proven_at, now())
    where id = ${id}::uuid`.execute(transaction);
}

export async function markEmailChangeConfirmed(
  transaction: Transaction,
  { id, approvedBy = null }: { readonly id: string; readonly approvedBy?: string | null },
): Promise<void> {
  await sql`
    update email_change set confirmed_at = now(), approved_by = ${approvedBy}
    where id = ${id}::uuid`.execute(transaction);
}

/** Marks a change and every later one of the account as undone; returns them, the newest first. */
export async function markUndone(
  transaction: Transaction,
  { id, accountId }: Pick<EmailChangeRow, "id" | "accountId">,
): Promise<EmailChangeRow[]> {
  const { rows } = await sql<EmailChangeRow>`
    with undone as (
      update email_change set undone_at = now()
      where account_id = ${accountId} and undone_at is null and confirmed_at >= (
        select confirmed_at from email_change where id = ${id}::uuid
      )
      returning *
    )
    select ${COLUMNS} from undone order by confirmed_at desc`.execute(transaction);
  return rows;
}

/** Blocks resets of the password by a code until the next log-in with the password. */
export async function blockPasswordReset(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await sql`
    update account set password_reset_blocked = true where id = ${accountId}`.execute(transaction);
}

/** Makes the next log-in choose a new password, by a code mailed to the account's address. */
export async function requirePasswordReset(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await sql`
    update account set password_reset_required = true, password_reset_blocked = false
    where id = ${accountId}`.execute(transaction);
}

/** Gives an account another verified address, and deletes the codes that the last one got. */
export async function changeAccountEmail(
  transaction: Transaction,
  {
    accountId,
    from,
    to,
  }: { readonly accountId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    update account set email = ${to}, email_verified = true, updated_at = now()
    where id = ${accountId}`.execute(transaction);
  await sql`delete from account_code where email = ${from}`.execute(transaction);
}

/** Deletes old changes and returns how many were deleted. */
export async function deleteOldChanges(db: Connection): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from email_change
    where greatest(expires_at, confirmed_at) < now() - interval '30 days'`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
