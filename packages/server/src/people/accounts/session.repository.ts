import { sql } from "kysely";
import { accessEpochIncrement } from "../../photos/images/access-epoch.queries.ts";
import type { Connection, Transaction } from "../../platform/database/database.ts";

export interface SessionRow {
  readonly accountId: string | null;
  readonly guestId: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean | null;
  readonly role: string | null;
  readonly transparentPrints: boolean | null;
  readonly accessEpoch: number | null;
  readonly lastSeenAt: Date;
}

export interface NewSessionRow {
  readonly tokenHash: Buffer;
  readonly ownerId: string | null;
  readonly guestId: string | null;
  readonly expiresAt: Date;
}

export async function insertSession(db: Connection, session: NewSessionRow): Promise<void> {
  await db
    .insertInto("session")
    .values({
      tokenHash: session.tokenHash,
      ownerId: session.ownerId,
      guestId: session.guestId,
      expiresAt: session.expiresAt,
    })
    .execute();
}

export function findSession(
  db: Connection,
  tokenHash: Buffer,
  at: { now: Date; idleSince: Date },
): Promise<SessionRow | undefined> {
  return (
    db
      .selectFrom("session")
      .leftJoin("account", "account.id", "session.ownerId")
      .select([
        "account.id as accountId",
        "session.guestId",
        "account.email",
        "account.emailVerified",
        "account.role",
        "account.transparentPrints",
        "account.accessEpoch",
        "session.lastSeenAt",
      ])
      .where("tokenHash", "=", tokenHash)
      .where("expiresAt", ">", at.now)
      .where("lastSeenAt", ">", at.idleSince)
      // A login may have run at the same time as the deletion.
      .where("account.deletedAt", "is", null)
      .executeTakeFirst()
  );
}

export async function touchSession(db: Connection, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("session")
    .set({ lastSeenAt: sql<Date>`now()` })
    .where("tokenHash", "=", tokenHash)
    .execute();
}

/** Deletes a session and returns its guest, to be passed on to the next session. */
export function deleteSession(
  db: Connection,
  tokenHash: Buffer,
): Promise<{ guestId: string | null } | undefined> {
  return db
    .deleteFrom("session")
    .where("tokenHash", "=", tokenHash)
    .returning("guestId")
    .executeTakeFirst();
}

/** Ends all sessions and all image addresses of the account. */
export async function revokeAccountAccess(db: Connection, accountId: string): Promise<void> {
  await sql`
    with ended as (delete from session where owner_id = ${accountId})
    update account set ${accessEpochIncrement()} where id = ${accountId}`.execute(db);
}

/** Deletes expired sessions and returns how many were deleted. */
export async function deleteExpiredSessions(
  transaction: Transaction,
  idleSince: Date,
): Promise<number> {
  const expired = await transaction
    .deleteFrom("session")
    .where((either) =>
      either.or([
        either("expiresAt", "<=", sql<Date>`now()`),
        either("lastSeenAt", "<=", idleSince),
      ]),
    )
    .executeTakeFirst();
  return Number(expired.numDeletedRows);
}

/** Deletes guests without a session who left nothing. */
export async function deleteUnusedGuests(transaction: Transaction, idleSince: Date): Promise<void> {
  await sql`
    delete from guest
    where owner_id is null and created_at <= ${idleSince}
      and not exists (select from session where session.guest_id = guest.id)
      and not exists (select from upload where upload.owner_id = guest.id)
      and not exists (select from photo where photo.owner_id = guest.id)
      and not exists (select from project where project.owner_id = guest.id)
      and not exists (
        select from suggestion where suggestion.suggester_id = guest.id
      )`.execute(transaction);
}

/** Assigns the guest to the account; false when another account has it. */
export async function claimGuest(
  db: Connection,
  guestId: string,
  accountId: string,
): Promise<boolean> {
  const claimed = await db
    .updateTable("guest")
    .set({ ownerId: accountId })
    .where("id", "=", guestId)
    .where((either) =>
      either.or([either("ownerId", "is", null), either("ownerId", "=", accountId)]),
    )
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

export async function insertGuest(db: Connection, id: string): Promise<void> {
  await db.insertInto("guest").values({ id }).execute();
}

/** Finds or inserts the account with an address, which has only one. */
export async function upsertAccount(
  db: Connection,
  account: { id: string; email: string; name: string },
): Promise<{ id: string; email: string }> {
  const { rows } = await sql<{ id: string; email: string }>`
    insert into account (id, email, name, email_verified)
    values (${account.id}, ${account.email}, ${account.name}, true)
    on conflict (lower(email)) do update set updated_at = now()
    returning id, email`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Account ${account.email} was neither made nor found`);
  return row;
}
