import type { BusinessId } from "@photomap/design";
import { normalizeEmail } from "@photomap/project";
import { z } from "zod";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { KeyList } from "../../platform/config/config.ts";
import { SignedToken } from "../../platform/crypto/signed-token.ts";
import type { Connection, Database, Transaction } from "../../platform/database/database.ts";
import { findAccountByEmail } from "./account.repository.ts";
import { findEmailProblem } from "./credential-rules.ts";
import {
  deleteOldChanges,
  deletePendingChange,
  type EmailChangeRow,
  findEmailChange,
  findPendingChange,
  insertEmailChange,
  lockAccount,
  markConfirmed,
  moveToEmail,
} from "./email-change.repository.ts";
import { revokeAccountAccess } from "./session.repository.ts";

export type { EmailChangeRow } from "./email-change.repository.ts";

export type EmailChangeResult =
  | { readonly kind: "requested"; readonly oldEmail: string; readonly newEmail: string }
  | { readonly kind: "invalid"; readonly problem: string }
  /** Another account has the address. */
  | { readonly kind: "taken" }
  | { readonly kind: "missing" };

export type ConfirmationResult =
  | { readonly kind: "changed"; readonly email: string }
  /** Another account has the address. */
  | { readonly kind: "taken" }
  /** The link is forged, canceled, replaced, expired or was used before. */
  | { readonly kind: "refused" };

const LIFETIME_DAYS = 3;
const contentSchema = z.object({ changeId: z.guid() });

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly keys: KeyList;
}

/**
 * Changes addresses of accounts. A new address counts when the link that was mailed to it is
 * opened, which proves the mailbox.
 */
export class EmailChangeService {
  readonly #deps: Dependencies;
  readonly #tokens: SignedToken;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#tokens = new SignedToken(deps.keys, "email-change");
  }

  /**
   * Requests a change and replaces a pending one. Mails the link to the new address and a notice to
   * the old one.
   */
  async request(
    transaction: Transaction,
    request: {
      readonly accountId: string;
      readonly email: string;
      readonly brand: BusinessId;
    },
  ): Promise<EmailChangeResult> {
    const { accountId, brand } = request;
    const newEmail = normalizeEmail(request.email);
    const account = await lockAccount(transaction, accountId);
    if (account === undefined) return { kind: "missing" };
    const oldEmail = normalizeEmail(account.email);
    const problem = findEmailProblem(newEmail) ?? findAccountProblem(account);
    if (problem !== undefined) return { kind: "invalid", problem };
    if (newEmail === oldEmail)
      return { kind: "invalid", problem: "The account already has this address." };
    if ((await findAccountByEmail(transaction, newEmail)) !== undefined) return { kind: "taken" };
    await deletePendingChange(transaction, accountId);
    const changeId = await insertEmailChange(transaction, {
      accountId,
      brand,
      oldEmail,
      newEmail,
      lifetimeDays: LIFETIME_DAYS,
    });
    for (const kind of ["email-change", "email-change-notice"] as const) {
      await this.#deps.queue.enqueue(transaction, "send-mail", {
        kind,
        changeId,
        businessId: brand,
      });
    }
    return { kind: "requested", oldEmail, newEmail };
  }

  /** Cancels the pending change and returns it; undefined when nothing was pending. */
  cancel(transaction: Transaction, accountId: string): Promise<EmailChangeRow | undefined> {
    return deletePendingChange(transaction, accountId);
  }

  findPending(db: Connection, accountId: string): Promise<EmailChangeRow | undefined> {
    return findPendingChange(db, accountId);
  }

  createToken(changeId: string): string {
    return this.#tokens.write({ changeId });
  }

  /** Confirms a change and ends every session: the account now uses the new address. */
  async confirm(token: string): Promise<ConfirmationResult> {
    const content = contentSchema.safeParse(this.#tokens.read(token));
    if (!content.success) return { kind: "refused" };
    const { changeId } = content.data;
    return this.#deps.db.transaction().execute(async (transaction): Promise<ConfirmationResult> => {
      const found = await findEmailChange(transaction, changeId);
      const account = found && (await lockAccount(transaction, found.accountId));
      // Read again under the lock: it may have been canceled or confirmed meanwhile.
      const change = account && (await findEmailChange(transaction, changeId));
      if (change === undefined || account === undefined) return { kind: "refused" };
      const isCurrent = normalizeEmail(account.email) === change.oldEmail;
      const isOpen = change.confirmedAt === null && !change.isExpired && isCurrent;
      if (!isOpen || findAccountProblem(account) !== undefined) return { kind: "refused" };
      const { accountId, brand, newEmail: email } = change;
      if ((await findAccountByEmail(transaction, email)) !== undefined) return { kind: "taken" };
      await moveToEmail(transaction, change);
      await markConfirmed(transaction, changeId);
      await revokeAccountAccess(transaction, accountId);
      await this.#deps.queue.enqueue(transaction, "send-mail", {
        kind: "email-changed",
        changeId,
        businessId: brand,
      });
      return { kind: "changed", email };
    });
  }

  /** Removes old changes and returns how many were removed. */
  purge(): Promise<number> {
    return deleteOldChanges(this.#deps.db);
  }
}

interface AccountState {
  readonly emailVerified: boolean;
  readonly role: string;
  readonly deletedAt: Date | null;
}

function findAccountProblem(account: AccountState): string | undefined {
  // Otherwise an employee could take over the account of an administrator.
  if (account.role !== "USER") return "You can't change a staff account's address here.";
  if (account.deletedAt !== null) return "The account is being deleted.";
  if (!account.emailVerified) {
    return "The address was never verified. The customer can sign up with the new one.";
  }
  return undefined;
}
