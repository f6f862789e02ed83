import { z } from "zod";
import type { AccountAdminService } from "../../people/accounts/account-admin.service.ts";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import { findCustomer } from "./staff-customer.repository.ts";

const changeInput = z.object({ accountId: z.string().max(100), isAllowed: z.boolean() });

export type PrintPermissionResult = { readonly kind: "set" | "missing" };

interface Dependencies {
  readonly db: Database;
  readonly roles: AccountAdminService;
}

/** Whether an account may have files with a transparent background, set by administrators. */
export class StaffPrintPermissionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Allows transparent files or takes that back, from the account's next file on. */
  async set(viewer: Viewer, candidate: unknown): Promise<PrintPermissionResult> {
    const staff = getPermittedStaff(viewer, "grant-roles");
    const read = parseStaffInput(changeInput, candidate);
    if (staff === undefined || "problem" in read) return { kind: "missing" };
    const { accountId, isAllowed } = read.value;
    const { db, roles } = this.#deps;
    return db.transaction().execute(async (transaction): Promise<PrintPermissionResult> => {
      if ((await findCustomer(transaction, accountId)) === undefined) return { kind: "missing" };
      // A repeated request changes nothing and leaves no second entry in the audit log.
      const isChanged = await roles.setTransparentPrints(transaction, accountId, isAllowed);
      if (!isChanged) return { kind: "set" };
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: isAllowed ? "transparent-prints.allow" : "transparent-prints.refuse",
        subjectType: "account",
        subjectId: accountId,
        details: {},
      });
      return { kind: "set" };
    });
  }
}
