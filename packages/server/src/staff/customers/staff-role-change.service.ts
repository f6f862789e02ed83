import { z } from "zod";
import type {
  AccountAdminService,
  RoleChangeResult,
} from "../../people/accounts/account-admin.service.ts";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import { ACCOUNT_ROLES } from "../../platform/viewer/role.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";

const changeInput = z.object({
  accountId: z.string().max(100),
  role: z.enum(ACCOUNT_ROLES),
  previousRole: z.enum(ACCOUNT_ROLES),
});

interface Dependencies {
  readonly db: Database;
  readonly roles: AccountAdminService;
}

/** Account roles, set by administrators. */
export class StaffRoleChangeService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async set(viewer: Viewer, candidate: unknown): Promise<RoleChangeResult> {
    const staff = getPermittedStaff(viewer, "grant-roles");
    const read = parseStaffInput(changeInput, candidate);
    if (staff === undefined || "problem" in read) return { kind: "missing" };
    const { accountId, role, previousRole } = read.value;
    const { db, roles } = this.#deps;
    return db.transaction().execute(async (transaction) => {
      const change = { ...read.value, changedBy: staff.accountId };
      const result = await roles.change(transaction, change);
      if (result.kind !== "changed") return result;
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "role.change",
        subjectType: "account",
        subjectId: accountId,
        details: { before: { role: previousRole }, after: { role } },
      });
      return result;
    });
  }
}
