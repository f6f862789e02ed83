import { sql } from "kysely";
import type { Connection, Transaction } from "../database/database.ts";

export type CodePurpose = "VERIFY_EMAIL" | "RESET_PASSWORD";

/** False when the daily limit is reached. The lock serializes requests of one address. */
export async function insertCodeRequest(
  transaction: Transaction,
  request: { id: string; email: string; purpose: CodePurpose; dailyLimit: number },
): Promise<boolean> {
  const { id, email, purpose, dailyLimit } = request;
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(transaction);
  const inserted = await sql`
    insert into account_code (id, email, purpose)
    select ${id}::uuid, ${email}, ${purpose}
    where (
      select count(*) from account_code
      where email = ${email} and created_at > now() - interval '1 day'
    ) < ${dailyLimit}`.execute(transaction);
  return inserted.numAffectedRows === 1n;
}

export interface CodeRequest {
  readonly id: string;
  readonly email: string;
  readonly purpose: CodePurpose;
}

/** Undefined after the lifetime of a code: an older request is not answered any more. */
export async function findFreshRequest(
  db: Connection,
  id: string,
  lifetimeSeconds: number,
): Promise<CodeRequest | undefined> {
  const { rows } = await sql<CodeRequest>`
    select id, email, purpose from account_code
    where id = ${id} and used_at is null
      and created_at > now() - make_interval(secs => ${lifetimeSeconds})`.execute(db);
  return rows[0];
}

export async function storeCode(
  db: Connection,
  code: { id: string; hmac: Buffer; lifetimeSeconds: number },
): Promise<void> {
  await sql`
    update account_code
    set code_hmac = ${code.hmac}, expires_at = now() + make_interval(secs => ${code.lifetimeSeconds})
    where id = ${code.id}`.execute(db);
}

/**
 * Counts the attempt before the code is compared; undefined when the newest code allows no more.
 */
export async function countAttempt(
  db: Connection,
  about: { email: string; purpose: CodePurpose; tries: number },
): Promise<{ id: string; code_hmac: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; code_hmac: Buffer }>`
    update account_code set tries = tries + 1
    where id = (
        select id from account_code
        where email = ${about.email} and purpose = ${about.purpose} and code_hmac is not null
        order by created_at desc limit 1
      )
      and tries < ${about.tries} and used_at is null and expires_at > now()
    returning id, code_hmac`.execute(db);
  return rows[0];
}

/** True for exactly one of several concurrent calls. */
export async function markUsed(db: Connection, id: string): Promise<boolean> {
  const used = await db
    .updateTable("account_code")
    .set({ used_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function deleteOldCodes(db: Connection): Promise<void> {
  await sql`delete from account_code where created_at < now() - interval '2 days'`.execute(db);
}
