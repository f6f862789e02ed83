import { normalizeEmail } from "@photomap/project";
import type { Database } from "../../platform/database/database.ts";
import { deleteSuppression, isSuppressed, upsertSuppression } from "./suppression.repository.ts";

/** The addresses that bounced or complained, to which no email is sent for 30 days. */
export class SuppressionList {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  add(email: string, reason: string): Promise<void> {
    return upsertSuppression(this.#db, { email: normalizeEmail(email), reason });
  }

  has(email: string): Promise<boolean> {
    return isSuppressed(this.#db, normalizeEmail(email));
  }

  /** Removes an address at its owner's request; the next bounce adds it again. */
  remove(email: string): Promise<void> {
    return deleteSuppression(this.#db, normalizeEmail(email));
  }
}
