import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

/** Locks the digests until the transaction ends; false when another process holds the lock. */
export async function tryLockDigests(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('digests', 0)) as is_locked`.execute(
    transaction,
  );
  return rows[0]?.isLocked ?? false;
}

export interface DueDigest {
  readonly projectId: string;
  readonly brand: BrandId;
  readonly digestAt: Date;
}

/** Marks all submitted suggestions of projects in which one has waited for that many minutes. */
export async function markDueDigests(
  transaction: Transaction,
  { delayMinutes, limit }: { delayMinutes: number; limit: number },
): Promise<readonly DueDigest[]> {
  const { rows } = await sql<DueDigest>`
    with due as (
      select project_id from suggestion
      where status = 'SUBMITTED' and digest_at is null
      group by project_id
      having min(submitted_at) <= now() - make_interval(mins => ${delayMinutes})
      limit ${limit}
    ), marked as (
      update suggestion set digest_at = date_trunc('milliseconds', now())
      from due
      where suggestion.project_id = due.project_id
        and suggestion.status = 'SUBMITTED' and suggestion.digest_at is null
      returning suggestion.project_id, suggestion.digest_at
    )
    select distinct project.id as project_id, business_id as brand, digest_at
    from marked join project on project.id = marked.project_id
    where digest_at is not null`.execute(transaction);
  return rows;
}

export interface DigestContent {
  readonly accountId: string;
  readonly email: string;
  readonly projectName: string;
  /** The suggesters, those with the most suggestions first. */
  readonly people: readonly { readonly name: string; readonly count: number }[];
}

/**
 * Finds a digest without suggestions that were handled since; undefined when none is left, the
 * owner is gone or has turned digests off.
 */
export async function findDigest(
  db: Connection,
  { projectId, digestAt }: { projectId: string; digestAt: Date },
): Promise<DigestContent | undefined> {
  const { rows } = await sql<DigestContent>`
    select account.id as account_id, account.email, project.name as project_name, waiting.people
    from project
    join account on account.id = project.owner_id
      and account.email_verified and account.deleted_at is null and account.wants_digest
    cross join lateral (
      select jsonb_agg(jsonb_build_object('name', name, 'count', count) order by count desc, name)
        as people
      from (
        select (array_agg(name order by submitted_at desc))[1] as name, count(*)::int as count
        from suggestion
        where project_id = project.id and digest_at = ${digestAt} and status = 'SUBMITTED'
        group by suggester_id
      ) as person
    ) as waiting
    where project.id = ${projectId} and project.deleted_at is null
      and waiting.people is not null`.execute(db);
  return rows[0];
}

export async function findDigestSetting(db: Connection, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("account")
    .select("wantsDigest")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.wantsDigest ?? false;
}

export async function updateDigestSetting(
  db: Connection,
  { accountId, wantsDigest }: { accountId: string; wantsDigest: boolean },
): Promise<void> {
  await db
    .updateTable("account")
    .set({ wantsDigest, updatedAt: sql<Date>`now()` })
    .where("id", "=", accountId)
    .where("wantsDigest", "<>", wantsDigest)
    .execute();
}
