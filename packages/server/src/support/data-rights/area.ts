import { sql } from "kysely";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import type { CustomerCipher } from "../../platform/crypto/customer-cipher.ts";
import type { Connection, Transaction } from "../../platform/database/database.ts";

/** One kind of personal data. A feature that stores another kind adds an area. */
export interface Area {
  /** Its name in the archive. */
  readonly name: string;
  /** Its content in the archive; omitted where it is of no use to the user. */
  readonly collect?: (
    db: Connection,
    subject: DataSubject,
    cipher: CustomerCipher,
  ) => Promise<unknown>;
  /** Removes objects outside the prefixes of the identities. Idempotent. */
  readonly eraseObjects?: (db: Connection, storage: Storage, subject: DataSubject) => Promise<void>;
  /** Deletes the rows, or anonymizes those that must be kept by law. */
  readonly erase: (transaction: Transaction, subject: DataSubject, queue: Queue) => Promise<void>;
}

/** A user with all identifiers under which data is stored. */
export interface DataSubject {
  readonly accountId: string;
  /** Normalized, as codes and suppressions are stored. */
  readonly email: string;
  /** Prefixes of photo keys: the account and the guests it has claimed. */
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
    .where("ownerId", "=", accountId)
    .execute();
  return {
    accountId,
    email: account.email,
    identities: [accountId, ...guests.map(({ id }) => id)],
  };
}
