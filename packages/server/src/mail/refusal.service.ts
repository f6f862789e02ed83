import type { Database } from "../database/database.ts";
import { deleteRefusal, hasRecentRefusal, insertRefusal } from "./mail.repository.ts";

/** Addresses whose mail comes back: nothing is sent there for a while. */
export class RefusalService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  add(email: string, reason: string): Promise<void> {
    return insertRefusal(this.#db, { email: email.trim().toLowerCase(), reason });
  }

  has(email: string): Promise<boolean> {
    return hasRecentRefusal(this.#db, email);
  }

  /** The person says that the mailbox works again: the next mail will tell. */
  forgive(email: string): Promise<void> {
    return deleteRefusal(this.#db, email);
  }
}
