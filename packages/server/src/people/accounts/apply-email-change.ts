import { normalizeEmail } from "@photomap/project";
import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { deleteUnverifiedAccount, findAccountByEmail, lockEmail } from "./account.repository.ts";
import {
  blockPasswordReset,
  changeAccountEmail,
  type EmailChangeRow,
  findEmailChange,
  lockAccount,
  markEmailChangeConfirmed,
} from "./email-change.repository.ts";
import { moveRecordedRows, recordRowsToMove } from "./moved-rows.repository.ts";
import { revokeAccountAccess } from "./session.repository.ts";

export type ApplyEmailChangeResult =
  | { readonly kind: "changed"; readonly email: string }
  /** Another account has the address. */
  | { readonly kind: "taken" };

/**
 * Finds a pending change and locks its account until the transaction ends; undefined when the
 * change is gone, made or expired, or the account is in another state than it was.
 */
export async function lockPendingEmailChange(
  transaction: Transaction,
  changeId: string,
): Promise<EmailChangeRow | undefined> {
  const found = await findEmailChange(transaction, changeId);
  const account = found && (await lockAccount(transaction, found.accountId));
  // Read again under the lock: it may have been canceled or confirmed meanwhile.
  const change = account && (await findEmailChange(transaction, changeId));
  if (change === undefined || account === undefined) return undefined;
  const isCurrent = normalizeEmail(account.email) === change.oldEmail;
  const isOpen = change.changedAt === null && !change.isExpired && isCurrent;
  return isOpen && findEmailChangeProblem(account) === undefined ? change : undefined;
}

/**
 * Gives the account its new address and ends every session. Without the proof of the old address,
 * a code mailed to the new one can't reset the password.
 */
export async function applyEmailChange(
  transaction: Transaction,
  queue: Queue,
  { change, approvedBy }: { readonly change: EmailChangeRow; readonly approvedBy?: string },
): Promise<ApplyEmailChangeResult> {
  const { id, accountId, brand, oldEmail, newEmail } = change;
  if (!(await releaseEmail(transaction, { email: newEmail, accountId }))) return { kind: "taken" };
  await recordRowsToMove(transaction, id);
  await moveRecordedRows(transaction, { changeId: id, from: [oldEmail], to: newEmail });
  await changeAccountEmail(transaction, { accountId, from: oldEmail, to: newEmail });
  await markEmailChangeConfirmed(transaction, {
    id,
    ...(approvedBy !== undefined && { approvedBy }),
  });
  if (approvedBy !== undefined) await blockPasswordReset(transaction, accountId);
  await revokeAccountAccess(transaction, accountId);
  const about = { changeId: id, businessId: brand };
  await queue.enqueue(transaction, "send-mail", { kind: "email-changed", ...about });
  if (approvedBy !== undefined) {
    await queue.enqueue(transaction, "send-mail", { kind: "email-approved", ...about });
  }
  return { kind: "changed", email: newEmail };
}

/**
 * Makes an address free for an account whose owner has proven the mailbox. A sign-up that was never
 * verified gives way; false when another account has verified the address.
 */
export async function releaseEmail(
  transaction: Transaction,
  { email, accountId }: { readonly email: string; readonly accountId: string },
): Promise<boolean> {
  await lockEmail(transaction, email);
  const holder = await findAccountByEmail(transaction, email);
  if (holder === undefined || holder.id === accountId) return true;
  return !holder.emailVerified && deleteUnverifiedAccount(transaction, holder);
}

interface AccountState {
  readonly emailVerified: boolean;
  readonly role: string;
  readonly deletedAt: Date | null;
}

/** Says why an account's address can't be changed; undefined when it can. */
export function findEmailChangeProblem(account: AccountState): string | undefined {
  // Otherwise an employee could take over the account of an administrator.
  if (account.role !== "USER") return "You can't change a staff account's address here.";
  if (account.deletedAt !== null) return "The account is being deleted.";
  if (!account.emailVerified) {
    return "The address was never verified. The customer can sign up with the new one.";
  }
  return undefined;
}
