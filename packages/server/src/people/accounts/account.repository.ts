import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { AccountRole } from "../../platform/viewer/role.ts";
import type { AcceptedAgreement, Agreement } from "./account.types.ts";

export interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly password_hash: string | null;
  readonly password_reset_required: boolean;
  readonly access_epoch: number;
  /** The time when deletion was requested; the account is erased seven days later. */
  readonly deleted_at: Date | null;
}

export function findAccountByEmail(db: Connection, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom("account")
    .select([
      "id",
      "email",
      "email_verified",
      "password_hash",
      "password_reset_required",
      "access_epoch",
      "deleted_at",
    ])
    .where(sql<string>`lower(email)`, "=", email)
    .executeTakeFirst();
}

export function findAccessEpoch(
  db: Connection,
  accountId: string,
): Promise<{ id: string; access_epoch: number } | undefined> {
  return db
    .selectFrom("account")
    .select(["id", "access_epoch"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export function findPasswordHash(
  db: Connection,
  accountId: string,
): Promise<{ password_hash: string | null } | undefined> {
  return db
    .selectFrom("account")
    .select("password_hash")
    .where("id", "=", accountId)
    .executeTakeFirst();
}

export async function findTokenBalance(db: Connection, accountId: string): Promise<number> {
  const row = await db
    .selectFrom("account")
    .select("half_token_balance")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return (row?.half_token_balance ?? 0) / 2;
}

/**
 * Inserts an account. Until the address is verified, the last sign-up sets the password; afterward
 * none does.
 */
export async function insertUnverifiedAccount(
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

/** Finds the accepted documents; undefined for an account without a sign-up. */
export async function findAgreement(
  db: Connection,
  accountId: string,
): Promise<AcceptedAgreement | undefined> {
  const row = await db
    .selectFrom("account")
    .select(["terms_accepted_at", "terms_version", "privacy_version"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (row === undefined || row.terms_accepted_at === null) return undefined;
  return {
    acceptedAt: row.terms_accepted_at,
    termsVersion: row.terms_version ?? undefined,
    privacyVersion: row.privacy_version ?? undefined,
  };
}

export async function markEmailVerified(db: Connection, accountId: string): Promise<void> {
  await db
    .updateTable("account")
    .set({ email_verified: true, updated_at: sql<Date>`now()` })
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
      password_hash: passwordHash,
      password_reset_required: false,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", accountId)
    .execute();
}

export async function allowTransparentPrints(
  db: Connection,
  email: string,
): Promise<{ id: string } | undefined> {
  return db
    .updateTable("account")
    .set({ transparent_prints: true, updated_at: sql<Date>`now()` })
    .where(sql<string>`lower(email)`, "=", email)
    .returning("id")
    .executeTakeFirst();
}

export interface AccountRoleRow {
  readonly id: string;
  readonly email_verified: boolean;
  readonly role: AccountRole;
  readonly deleted_at: Date | null;
}

/**
 * Locks the accounts until the transaction ends, in the order of their ids, so that two
 * transactions can't deadlock.
 */
export async function lockRoles(
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

export async function markResetRequired(
  db: Connection,
  email: string,
): Promise<{ id: string } | undefined> {
  return db
    .updateTable("account")
    .set({ password_reset_required: true, updated_at: sql<Date>`now()` })
    .where(sql<string>`lower(email)`, "=", email)
    .returning("id")
    .executeTakeFirst();
}
