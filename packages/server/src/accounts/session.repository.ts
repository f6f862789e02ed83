import { sql } from "kysely";
import type { Connection } from "../database/database.ts";

export interface SessionRow {
  readonly account_id: string;
  readonly email: string;
}

export async function insertSession(
  db: Connection,
  session: { tokenHash: Buffer; ownerId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("session")
    .values({
      token_hash: session.tokenHash,
      owner_id: session.ownerId,
      expires_at: session.expiresAt,
    })
    .execute();
}

export function findSession(
  db: Connection,
  tokenHash: Buffer,
  now: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom("session")
    .innerJoin("account", "account.id", "session.owner_id")
    .select(["account.id as account_id", "account.email"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function deleteSession(db: Connection, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute();
}

/** Repeatable: the same address always leads to the same account. */
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
