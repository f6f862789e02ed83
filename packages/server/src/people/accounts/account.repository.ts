import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { AccountRole } from "../../platform/viewer/role.ts";
import type { AcceptedAgreement, Agreement } from "./account.types.ts";

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly passwordResetRequired: boolean;
  /** Whether a mailed code can't reset the password until a log-in with the password. */
  readonly passwordResetBlocked: boolean;
  readonly accessEpoch: number;
  /** The time when deletion was requested; the account is erased seven days later. */
  readonly deletedAt: Date | null;
}

export function findAccountByEmail(db: Connection, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom("account")
    .select([
      "id",
      "email",
      "emailVerified",
      "passwordHash",
      "passwordResetRequired",
      "passwordResetBlocked",
      "accessEpoch",
      "deletedAt",
    ])
    .where(sql<string>`lower(email)`, "=", email)
    .executeTakeFirst();
}

export function findAccountEpoch(
  db: Connection,
  accountId: string,
): Promise<{ id: string; accessEpoch: number } | undefined> {
  return db
    .selectFrom("account")
    .select(["id", "accessEpoch"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export function findPasswordHash(
  db: Connection,
  accountId: string,
): Promise<{ passwordHash: string | null } | undefined> {
  return db
    .selectFrom("account")
    .select("passwordHash")
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export async function findTokenBalance(db: Connection, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("account")
    .select("halfTokenBalance")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return (row?.halfTokenBalance ?? 0) / 2;
}

/**
 * Inserts an account. Until the address is verified, the last sign-up sets the password; afterward
 * none does.
 */
export async function upsertUnverifiedAccount(
  db: Connection,
  account: { id: string; email: string; passwordHash: string; agreement: Agreement },
): Promise<void> {
  const { termsVersion, privacyVersion } = account.agreement;
  await sql`
    insert into account
      (id, email, password_hash, terms_accepted_at, terms_version, privacy_version)
    values (${account.id}, ${account.email}, ${account.passwordHash}, now(),
      ${termsVersion}, ${privacyVersion})
    on conflict (lower(email)) do update
      set password_hash = excluded.password_hash, terms_accepted_at = now(),
        terms_version = excluded.terms_version, privacy_version = excluded.privacy_version,
        updated_at = now()
      where not account.email_verified`.execute(db);
}

/**
 * Inserts an account without a password, whose address a code has proved; returns its id. A sign-up
 * that was never verified gives way, with the password that anybody may have chosen for it.
 */
export async function upsertAccountByCode(
  transaction: Transaction,
  account: { id: string; email: string; agreement: Agreement },
): Promise<string | undefined> {
  const { termsVersion, privacyVersion } = account.agreement;
  const { rows } = await sql<{ id: string }>`
    insert into account
      (id, email, email_verified, terms_accepted_at, terms_version, privacy_version)
    values (${account.id}, ${account.email}, true, now(), ${termsVersion}, ${privacyVersion})
    on conflict (lower(email)) do update
      set email_verified = true, password_hash = null, password_reset_required = false,
        terms_accepted_at = now(), terms_version = excluded.terms_version,
        privacy_version = excluded.privacy_version, updated_at = now()
      where not account.email_verified
    returning id`.execute(transaction);
  return rows[0]?.id;
}

/** Serializes sign-ups and email changes to an address until the transaction ends. */
export async function lockEmail(transaction: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(transaction);
}

/**
 * Deletes an account that nobody could log in to yet; false when its address was verified
 * meanwhile. Its codes go first: the entry of a code locks them in the same order.
 */
export async function deleteUnverifiedAccount(
  transaction: Transaction,
  { id, email }: Pick<AccountRow, "id" | "email">,
): Promise<boolean> {
  await sql`delete from account_code where email = lower(${email})`.execute(transaction);
  const { numAffectedRows } = await sql`
    delete from account where id = ${id} and not email_verified`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Finds the accepted documents; undefined for an account without a sign-up. */
export async function findAgreement(
  db: Connection,
  accountId: string,
): Promise<AcceptedAgreement | undefined> {
  const row = await db
    .selectFrom("account")
    .select(["termsAcceptedAt", "termsVersion", "privacyVersion"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (row === undefined || row.termsAcceptedAt === null) return undefined;
  return {
    acceptedAt: row.termsAcceptedAt,
    termsVersion: row.termsVersion ?? undefined,
    privacyVersion: row.privacyVersion ?? undefined,
  };
}

export async function markEmailVerified(db: Connection, accountId: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ emailVerified: true, updatedAt: sql<Date>`now()` })
    .where("id", "=", accountId)
    .execute();
}

/** Lets mailed codes reset the password again. */
export async function unblockPasswordReset(db: Connection, accountId: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ passwordResetBlocked: false })
    .where("id", "=", accountId)
    .execute();
}

export async function updatePassword(
  db: Connection,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable("account")
    .set({
      passwordHash,
      passwordResetRequired: false,
      updatedAt: sql<Date>`now()`,
    })
    .where("id", "=", accountId)
    .execute();
}

/** Sets whether the account may have transparent files; false when it already is so, or missing. */
export async function setTransparentPrints(
  db: Connection,
  accountId: string,
  isAllowed: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("account")
    .set({ transparentPrints: isAllowed, updatedAt: sql<Date>`now()` })
    .where("id", "=", accountId)
    .where("transparentPrints", "=", !isAllowed)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface AccountRoleRow {
  readonly id: string;
  readonly emailVerified: boolean;
  readonly role: AccountRole;
  readonly deletedAt: Date | null;
}

/**
 * Locks the accounts until the transaction ends, in the order of their ids, so that two
 * transactions can't deadlock.
 */
export async function lockAccountRoles(
  transaction: Transaction,
  ids: readonly string[],
): Promise<readonly AccountRoleRow[]> {
  const { rows } = await sql<AccountRoleRow>`
    select id, email_verified, role, deleted_at from account
    where id = any(${ids}::text[]) order by id for update`.execute(transaction);
  return rows;
}

export async function updateRole(
  transaction: Transaction,
  id: string,
  role: AccountRole,
): Promise<void> {
  await sql`
    update account set role = ${role}, updated_at = now() where id = ${id}`.execute(transaction);
}

export async function requirePasswordResetByEmail(
  db: Connection,
  email: string,
): Promise<{ id: string } | undefined> {
  return db
    .updateTable("account")
    .set({ passwordResetRequired: true, updatedAt: sql<Date>`now()` })
    .where(sql<string>`lower(email)`, "=", email)
    .returning("id")
    .executeTakeFirst();
}
