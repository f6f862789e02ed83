import { normalizeEmail } from "@photomap/project";
import type { Database } from "../database/database.ts";
import { allowTransparentPrints, markResetRequired, updateRole } from "./account.repository.ts";
import { revokeAccountAccess } from "./session.repository.ts";

/** Changes of accounts by staff. A change of permissions ends the existing sessions. */
export class RoleService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** False when no account has verified this address. */
  async grant(email: string, role: "ADMIN" | "EMPLOYEE" | "USER"): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const account = await updateRole(transaction, normalizeEmail(email), role);
      if (account !== undefined) await revokeAccountAccess(transaction, account.id);
      return account !== undefined;
    });
  }

  async allowTransparentPrints(email: string): Promise<boolean> {
    return (await allowTransparentPrints(this.#db, normalizeEmail(email))) !== undefined;
  }

  /** After a leak: the next log-in requires a code from the mailbox. */
  async requirePasswordReset(email: string): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const account = await markResetRequired(transaction, normalizeEmail(email));
      if (account !== undefined) await revokeAccountAccess(transaction, account.id);
      return account !== undefined;
    });
  }
}
