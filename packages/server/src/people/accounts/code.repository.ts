import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { lockEmail } from "./account.repository.ts";

export type CodePurpose = "VERIFY_EMAIL" | "RESET_PASSWORD" | "SIGN_IN";

/** The browser that requests or enters a code. */
export interface CodeDevice {
  readonly id: string;
  /** Whether the browser has logged in to the account before. */
  readonly isKnown: boolean;
}

interface NewCodeRequest {
  readonly id: string;
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly device: CodeDevice | undefined;
}

/** The pace of requests in one day: some at any time, each further one after twice the interval. */
export interface RequestPace {
  readonly quickRequests: number;
  readonly firstIntervalMinutes: number;
  readonly maxIntervalMinutes: number;
}

/**
 * Inserts a request; false when it comes too early. A known device has its own pace, all other
 * devices share one. The lock serializes requests for one address.
 */
export async function insertCodeRequest(
  transaction: Transaction,
  { id, email, purpose, device }: NewCodeRequest,
  pace: RequestPace,
): Promise<boolean> {
  const { quickRequests, firstIntervalMinutes, maxIntervalMinutes } = pace;
  const deviceId = device?.id ?? null;
  const isKnown = device?.isKnown ?? false;
  await lockEmail(transaction, email);
  const inserted = await sql`
    insert into account_code (id, email, purpose, device_id, is_device_known)
    select ${id}::uuid, ${email}, ${purpose}, ${deviceId}, ${isKnown}
    from (
      select count(*)::int as count, max(created_at) as last_at from account_code
      where email = ${email} and created_at > now() - interval '1 day'
        and is_device_known = ${isKnown} and (not ${isKnown}::boolean or device_id = ${deviceId})
    ) recent
    where count < ${quickRequests}::int
      or last_at < now() - make_interval(mins => least(
        ${firstIntervalMinutes}::int * (2 ^ (count - ${quickRequests}::int))::int,
        ${maxIntervalMinutes}::int
      ))`.execute(transaction);
  return inserted.numAffectedRows === 1n;
}

export interface CodeRequest {
  readonly id: string;
  readonly email: string;
  readonly purpose: CodePurpose;
}

/**
 * Finds a request; undefined after a code's lifetime, since an older request is no longer answered.
 */
export async function findCodeRequest(
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

export async function updateCode(
  db: Connection,
  code: { id: string; hmac: Buffer; lifetimeSeconds: number },
): Promise<void> {
  await sql`
    update account_code
    set code_hmac = ${code.hmac}, expires_at = now() + make_interval(secs => ${code.lifetimeSeconds})
    where id = ${code.id}`.execute(db);
}

interface CodeAttempt {
  readonly email: string;
  readonly purpose: CodePurpose;
  /** The id of the device; empty without a device cookie. */
  readonly deviceId: string;
  readonly tries: number;
}

interface CountedCode {
  readonly id: string;
  readonly codeHmac: Buffer;
}

/**
 * Counts an attempt at the newest code that this device requested, before the code is compared;
 * undefined when that code allows no more.
 */
export async function addTryAtDeviceCode(
  db: Connection,
  { email, purpose, deviceId, tries }: CodeAttempt,
): Promise<CountedCode | undefined> {
  const { rows } = await sql<CountedCode>`
    update account_code set tries = tries + 1
    where id = (
        select id from account_code
        where email = ${email} and purpose = ${purpose} and code_hmac is not null
          and device_id = ${deviceId}
        order by created_at desc limit 1
      )
      and tries < ${tries} and used_at is null and expires_at > now()
    returning id, code_hmac`.execute(db);
  return rows[0];
}

/**
 * Counts an attempt at the newest code that other devices requested, whose tries they share;
 * undefined when it allows no more.
 */
export async function addTryAtOtherDeviceCode(
  db: Connection,
  { email, purpose, deviceId, tries }: CodeAttempt,
): Promise<CountedCode | undefined> {
  const { rows } = await sql<CountedCode>`
    update account_code set shared_tries = shared_tries + 1
    where id = (
        select id from account_code
        where email = ${email} and purpose = ${purpose} and code_hmac is not null
          and device_id is distinct from ${deviceId}
        order by created_at desc limit 1
      )
      and shared_tries < ${tries} and used_at is null and expires_at > now()
    returning id, code_hmac`.execute(db);
  return rows[0];
}

/** Marks a code as used; true for exactly one of several concurrent calls. */
export async function markUsed(db: Connection, id: string): Promise<boolean> {
  const used = await db
    .updateTable("accountCode")
    .set({ usedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function deleteOldCodes(db: Connection): Promise<void> {
  await sql`delete from account_code where created_at < now() - interval '2 days'`.execute(db);
}
