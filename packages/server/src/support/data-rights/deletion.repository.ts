import { sql } from "kysely";
import { accessEpochIncrement } from "../../photos/images/access-epoch.queries.ts";
import type { Connection, Transaction } from "../../platform/database/database.ts";

/** How long a deleted account can be restored. */
const GRACE_DAYS = 7;

/**
 * Sets the same deleted_at on the account and its projects, so that a restore leaves out projects
 * deleted before. Returns undefined when the account is missing or already deleted.
 */
export async function hideAccount(
  transaction: Transaction,
  accountId: string,
): Promise<{ restorableUntil: Date } | undefined> {
  const { rows } = await sql<{ restorableUntil: Date }>`
    update account set deleted_at = now(), updated_at = now(), ${accessEpochIncrement()}
    where id = ${accountId} and deleted_at is null
    returning deleted_at + make_interval(days => ${GRACE_DAYS}) as "restorableUntil"`.execute(
    transaction,
  );
  await sql`
    update project set ${accessEpochIncrement()},
      deleted_at = (select account.deleted_at from account where account.id = ${accountId})
    where owner_id = ${accountId} and deleted_at is null`.execute(transaction);
  await sql`
    update data_export set status = 'FAILED', finished_at = now()
    where owner_id = ${accountId} and status in ('WAITING', 'RUNNING')`.execute(transaction);
  await transaction.deleteFrom("session").where("ownerId", "=", accountId).execute();
  return rows[0];
}

/** Restores an account; returns false when it is not deleted or the grace period is over. */
export async function unhideAccount(transaction: Transaction, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ deletedAt: Date }>`
    select deleted_at from account
    where id = ${accountId} and deleted_at is not null and deleted_at > now() - make_interval(days => ${GRACE_DAYS})
    for update`.execute(transaction);
  const [hidden] = rows;
  if (hidden === undefined) return false;
  await sql`
    update project set deleted_at = null
    where owner_id = ${accountId} and deleted_at = ${hidden.deletedAt}`.execute(transaction);
  await sql`
    update account set deleted_at = null, updated_at = now() where id = ${accountId}`.execute(
    transaction,
  );
  return true;
}

/**
 * Lists accounts one hour after their grace period, so that no restore can run at the same time.
 */
export async function listErasableAccountIds(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account
    where deleted_at < now() - make_interval(days => ${GRACE_DAYS}, hours => 1)
    order by deleted_at`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findDeletion(
  db: Connection,
  accountId: string,
): Promise<{ email: string; restorableUntil: Date } | undefined> {
  const { rows } = await sql<{ email: string; restorableUntil: Date }>`
    select email, deleted_at + make_interval(days => ${GRACE_DAYS}) as "restorableUntil"
    from account where id = ${accountId} and deleted_at is not null`.execute(db);
  return rows[0];
}
