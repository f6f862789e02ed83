import { sql } from "kysely";
import type { Connection } from "../database/database.ts";

/** One human being, by every name the product has for them. */
export interface Person {
  readonly accountId: string;
  /** In the one spelling by which codes and refusals are kept. */
  readonly email: string;
  /** First parts of the keys of their photos: the account's own, and those of the guests they were. */
  readonly identities: readonly string[];
}

export async function findPerson(db: Connection, accountId: string): Promise<Person | undefined> {
  const account = await db
    .selectFrom("account")
    .select(sql<string>`lower(email)`.as("email"))
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const guests = await db
    .selectFrom("guest")
    .select("id")
    .where("owner_id", "=", accountId)
    .execute();
  return {
    accountId,
    email: account.email,
    identities: [accountId, ...guests.map(({ id }) => id)],
  };
}
