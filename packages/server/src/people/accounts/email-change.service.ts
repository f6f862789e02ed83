import type { BrandId } from "@photomap/design";
import { normalizeEmail } from "@photomap/project";
import { z } from "zod";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { SecretKeys } from "../../platform/config/config.ts";
import { TextSigner } from "../../platform/crypto/text-signer.ts";
import type { Connection, Database, Transaction } from "../../platform/database/database.ts";
import { getViewerId, type Viewer } from "../../platform/viewer/viewer.ts";
import { findAccountByEmail } from "./account.repository.ts";
import {
  type ApplyEmailChangeResult,
  applyEmailChange,
  findEmailChangeProblem,
  lockPendingEmailChange,
} from "./apply-email-change.ts";
import { findEmailProblem } from "./credential-rules.ts";
import {
  deleteOldChanges,
  deletePendingChange,
  type EmailChangeRow,
  findPendingChange,
  insertEmailChange,
  lockAccount,
  markNewAddressProven,
} from "./email-change.repository.ts";

export type { EmailChangeRow } from "./email-change.repository.ts";

export type RequestEmailChangeResult =
  | { readonly kind: "requested"; readonly oldEmail: string; readonly newEmail: string }
  | { readonly kind: "invalid"; readonly problem: string }
  /** Another account has the address. */
  | { readonly kind: "taken" }
  | { readonly kind: "missing" };

export type ConfirmationResult =
  | ApplyEmailChangeResult
  /** The new address is proven; the old one or an administrator has to approve the change. */
  | { readonly kind: "waiting"; readonly oldEmail: string }
  /** Only the account's owner confirms their own change, who has to log in first. */
  | { readonly kind: "not-signed-in" }
  /** The viewer is logged in to an account other than the one that the change is about. */
  | { readonly kind: "other-account" }
  /** The link is forged, canceled, replaced, expired or was used before. */
  | { readonly kind: "refused" };

export type ApprovalResult =
  | (ApplyEmailChangeResult & { readonly oldEmail: string })
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

/** The days in which the owner's own request can be confirmed. */
const OWN_DAYS = 3;

/** The days in which a change by staff can be confirmed and approved. */
const STAFF_DAYS = 14;

const contentSchema = z.object({ changeId: z.guid() });

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly keys: SecretKeys;
}

/**
 * Changes addresses of accounts. The owner asks with the password and confirms it, logged in, by the
 * link mailed to the new address. A change by staff also needs the old address, or an administrator
 * after three days.
 */
export class EmailChangeService {
  readonly #deps: Dependencies;
  readonly #tokens: TextSigner;

  constructor(deps: Dependencies) {
    this.#deps = deps;
    this.#tokens = new TextSigner(deps.keys, "email-change");
  }

  /**
   * Requests a change and replaces a pending one. Mails the link to the new address and a notice to
   * the old one. `requestedBy` is the staff member; without one, the owner asks with the password.
   */
  async request(
    transaction: Transaction,
    request: {
      readonly accountId: string;
      readonly email: string;
      readonly brand: BrandId;
      readonly requestedBy?: string;
    },
  ): Promise<RequestEmailChangeResult> {
    const { accountId, brand, requestedBy } = request;
    const newEmail = normalizeEmail(request.email);
    const account = await lockAccount(transaction, accountId);
    if (account === undefined) return { kind: "missing" };
    const oldEmail = normalizeEmail(account.email);
    const problem = findEmailProblem(newEmail) ?? findEmailChangeProblem(account);
    if (problem !== undefined) return { kind: "invalid", problem };
    if (newEmail === oldEmail)
      return { kind: "invalid", problem: "The account already has this address." };
    // The owner learns it from the mail, so that nobody can ask whether an address has an account.
    const isTaken = (await findAccountByEmail(transaction, newEmail))?.emailVerified === true;
    if (isTaken && requestedBy !== undefined) return { kind: "taken" };
    await deletePendingChange(transaction, accountId);
    const changeId = await insertEmailChange(transaction, {
      accountId,
      brand,
      oldEmail,
      newEmail,
      requestedBy,
      lifetimeDays: requestedBy === undefined ? OWN_DAYS : STAFF_DAYS,
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

  /**
   * Proves the new address, and makes the change when nothing else is missing. The owner's own
   * change needs the session of the account: otherwise a stranger who presses the button gives
   * somebody else's account what belongs to the stranger's mailbox.
   */
  async confirm(token: string, viewer: Viewer): Promise<ConfirmationResult> {
    const content = contentSchema.safeParse(this.#tokens.read(token));
    if (!content.success) return { kind: "refused" };
    const { changeId } = content.data;
    return this.#deps.db.transaction().execute(async (transaction): Promise<ConfirmationResult> => {
      const change = await lockPendingEmailChange(transaction, changeId);
      if (change === undefined) return { kind: "refused" };
      if (change.isOwn && viewer.kind !== "account") return { kind: "not-signed-in" };
      const isOwner = getViewerId(viewer) === change.accountId;
      if (change.isOwn && !isOwner) return { kind: "other-account" };
      await markNewAddressProven(transaction, changeId);
      if (!change.isOwn && change.oldProvenAt === null) {
        return { kind: "waiting", oldEmail: change.oldEmail };
      }
      return applyEmailChange(transaction, this.#deps.queue, { change });
    });
  }

  /**
   * Makes a change by staff without the old address, by an administrator other than the staff
   * member who requested it, after the time that the old address has to stop it.
   */
  async approve(
    transaction: Transaction,
    { accountId, approvedBy }: { readonly accountId: string; readonly approvedBy: string },
  ): Promise<ApprovalResult> {
    const pending = await findPendingChange(transaction, accountId);
    const change = pending && (await lockPendingEmailChange(transaction, pending.id));
    if (change === undefined) return { kind: "missing" };
    const problem = findApprovalProblem(change, approvedBy);
    if (problem !== undefined) return { kind: "invalid", problem };
    const applied = await applyEmailChange(transaction, this.#deps.queue, { change, approvedBy });
    return { ...applied, oldEmail: change.oldEmail };
  }

  /** Removes old changes and returns how many were removed. */
  purge(): Promise<number> {
    return deleteOldChanges(this.#deps.db);
  }
}

function findApprovalProblem(change: EmailChangeRow, approvedBy: string): string | undefined {
  if (change.isOwn) return "The customer asked for this change and confirms it by email.";
  if (change.requestedBy === approvedBy) {
    return "You requested this change, so another administrator has to approve it.";
  }
  if (change.newProvenAt === null) return "The customer hasn't confirmed the new address yet.";
  if (!change.isApprovable) {
    return "The old address has three days to stop this change. Try again after that.";
  }
  return undefined;
}
