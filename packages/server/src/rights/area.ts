import type { Queue } from "../adapters/queue.ts";
import type { Storage } from "../adapters/storage.ts";
import type { Connection, Transaction } from "../database/database.ts";
import type { Person } from "./person.ts";

/** One kind of thing the product knows about a person. A feature that stores something new adds one. */
export interface Area {
  /** Its name in the archive. */
  readonly name: string;
  /** What the archive tells of it; left out where there is nothing a person could use. */
  readonly collect?: (db: Connection, person: Person) => Promise<unknown>;
  /** Objects that do not lie below one of the person's identities. Repeatable. */
  readonly eraseObjects?: (db: Connection, storage: Storage, person: Person) => Promise<void>;
  /** The rows, or what in them is about the person, where the law keeps the rest. */
  readonly erase: (transaction: Transaction, person: Person, queue: Queue) => Promise<void>;
}
