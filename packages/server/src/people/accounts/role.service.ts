import { normalizeEmail } from "@photomap/project";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { type AccountRole, listCapabilities } from "../../platform/viewer/role.ts";
import {
  type AccountRoleRow,
  allowTransparentPrints,
  findAccountByEmail,
  lockRoles,
  markResetRequired,
  updateRole,
} from "./account.repository.ts";
import { revokeAccountAccess } from "./session.repository.ts";

export type RoleChangeResult =
  | { readonly kind: "changed" | "unchanged" }
  /** The own role cannot be changed, so that an administrator always remains. */
  | { readonly kind: "own" }
  /** Staff have verified their address. */
  | { readonly kind: "unverified" }
  /** The deletion of the account was requested. */
  | { readonly kind: "deleted" }
  /** It has another role than the one that was shown. */
  | { readonly kind: "outdated" }
  | { readonly kind: "missing" };

interface RoleChange {
  readonly accountId: string;
  readonly role: AccountRole;
  /** As it was shown. */
  readonly previousRole: AccountRole;
  /** The account that changes it. */
  readonly changedBy: string;
}

/** Changes of accounts by staff. A change of permissions ends the existing sessions. */
export class RoleService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** For operators. False when no account has verified this address. */
  async grant(email: string, role: AccountRole): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const found = await findAccountByEmail(transaction, normalizeEmail(email));
      const [account] = found ? await lockRoles(transaction, [found.id]) : [];
      if (account?.email_verified !== true) return false;
      await setRole(transaction, account, role);
      return true;
    });
  }

  /** Safe to repeat. Both accounts are locked: two administrators may change each other at once. */
  async change(transaction: Transaction, change: RoleChange): Promise<RoleChangeResult> {
    const { accountId, role, previousRole, changedBy } = change;
    if (accountId === changedBy) return { kind: "own" };
    const accounts = await lockRoles(transaction, [accountId, changedBy]);
    const account = accounts.find(({ id }) => id === accountId);
    const administrator = accounts.find(({ id }) => id === changedBy);
    // The role of the request may have been taken meanwhile.
    if (account === undefined || !canGrant(administrator)) return { kind: "missing" };
    if (account.role === role) return { kind: "unchanged" };
    if (account.role !== previousRole) return { kind: "outdated" };
    if (role !== "USER" && account.deleted_at !== null) return { kind: "deleted" };
    if (role !== "USER" && !account.email_verified) return { kind: "unverified" };
    await setRole(transaction, account, role);
    return { kind: "changed" };
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

function canGrant(account: AccountRoleRow | undefined): boolean {
  if (account === undefined || account.deleted_at !== null) return false;
  return listCapabilities(account.role, {}).includes("grant-roles");
}

async function setRole(
  transaction: Transaction,
  { id }: Pick<AccountRoleRow, "id">,
  role: AccountRole,
): Promise<void> {
  await updateRole(transaction, id, role);
  await revokeAccountAccess(transaction, id);
}
