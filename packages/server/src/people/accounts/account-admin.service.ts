import { normalizeEmail } from "@photomap/project";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { type AccountRole, listPermissions } from "../../platform/viewer/role.ts";
import {
  type AccountRoleRow,
  findAccountByEmail,
  lockAccountRoles,
  requirePasswordResetByEmail,
  setTransparentPrints,
  updateRole,
} from "./account.repository.ts";
import { revokeAccountAccess } from "./session.repository.ts";

export type RoleChangeResult =
  | { readonly kind: "changed" | "unchanged" }
  /** Staff can't change their own role, so that an administrator always remains. */
  | { readonly kind: "own" }
  /** The address is not verified, which staff need. */
  | { readonly kind: "unverified" }
  /** The deletion of the account was requested. */
  | { readonly kind: "deleted" }
  /** The account has a different role from the one that was shown. */
  | { readonly kind: "outdated" }
  | { readonly kind: "missing" };

interface RoleChange {
  readonly accountId: string;
  readonly role: AccountRole;
  /** The role that the page showed. */
  readonly previousRole: AccountRole;
  /** The id of the account that makes the change. */
  readonly changedBy: string;
}

/** Changes accounts for staff. A change of permissions ends the existing sessions. */
export class AccountAdminService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Sets a role for an operator; false when no account has verified this address. */
  async grant(email: string, role: AccountRole): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const found = await findAccountByEmail(transaction, normalizeEmail(email));
      const [account] = found ? await lockAccountRoles(transaction, [found.id]) : [];
      if (account?.emailVerified !== true) return false;
      await setRole(transaction, account, role);
      return true;
    });
  }

  /**
   * Changes a role. Safe to repeat. Both accounts are locked: two administrators may change each
   * other at once.
   */
  async change(transaction: Transaction, change: RoleChange): Promise<RoleChangeResult> {
    const { accountId, role, previousRole, changedBy } = change;
    if (accountId === changedBy) return { kind: "own" };
    const accounts = await lockAccountRoles(transaction, [accountId, changedBy]);
    const account = accounts.find(({ id }) => id === accountId);
    const administrator = accounts.find(({ id }) => id === changedBy);
    // The role of the request may have been taken meanwhile.
    if (account === undefined || !canGrant(administrator)) return { kind: "missing" };
    if (account.role === role) return { kind: "unchanged" };
    if (account.role !== previousRole) return { kind: "outdated" };
    if (role !== "USER" && account.deletedAt !== null) return { kind: "deleted" };
    if (role !== "USER" && !account.emailVerified) return { kind: "unverified" };
    await setRole(transaction, account, role);
    return { kind: "changed" };
  }

  /** Sets whether an account may have transparent files; false when that changes nothing. */
  setTransparentPrints(
    transaction: Transaction,
    accountId: string,
    isAllowed: boolean,
  ): Promise<boolean> {
    return setTransparentPrints(transaction, accountId, isAllowed);
  }

  /** Allows an account transparent files for an operator; false without an account. */
  async allowTransparentPrints(email: string): Promise<boolean> {
    const account = await findAccountByEmail(this.#db, normalizeEmail(email));
    if (account !== undefined) await setTransparentPrints(this.#db, account.id, true);
    return account !== undefined;
  }

  /**
   * Requires a new password after a leak: the next login requires a code from the mailbox. False
   * without an account.
   */
  async requirePasswordReset(email: string): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const account = await requirePasswordResetByEmail(transaction, normalizeEmail(email));
      if (account !== undefined) await revokeAccountAccess(transaction, account.id);
      return account !== undefined;
    });
  }
}

function canGrant(account: AccountRoleRow | undefined): boolean {
  if (account === undefined || account.deletedAt !== null) return false;
  return listPermissions(account.role, {}).includes("grant-roles");
}

async function setRole(
  transaction: Transaction,
  { id }: Pick<AccountRoleRow, "id">,
  role: AccountRole,
): Promise<void> {
  await updateRole(transaction, id, role);
  await revokeAccountAccess(transaction, id);
}
