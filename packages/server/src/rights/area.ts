import { sql } from "kysely";
import type { Queue } from "../adapters/queue.ts";
import type { Storage } from "../adapters/storage.ts";
import type { Connection, Transaction } from "../database/database.ts";

/** One kind of thing the product knows about a subject. A feature that stores something new adds one. */
export interface Area {
  /** Its name in the archive. */
  readonly name: string;
  /** What the archive tells of it; left out where there is nothing a subject could use. */
  readonly collect?: (db: Connection, subject: DataSubject) => Promise<unknown>;
  /** Objects that do not lie below one of the person's identities. Repeatable. */
  readonly eraseObjects?: (db: Connection, storage: Storage, subject: DataSubject) => Promise<void>;
  /** The rows, or what in them is about the subject, where the law keeps the rest. */
  readonly erase: (transaction: Transaction, subject: DataSubject, queue: Queue) => Promise<void>;
}

/** One human being, by every name the product has for them. */
export interface DataSubject {
  readonly accountId: string;
  /** In the one spelling by which codes and refusals are kept. */
  readonly email: string;
  /** First parts of the keys of their photos: the account's own, and those of the guests they were. */
  readonly identities: readonly string[];
}

export async function findDataSubject(
  db: Connection,
  accountId: string,
): Promise<DataSubject | undefined> {
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
