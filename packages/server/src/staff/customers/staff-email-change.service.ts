import { BRAND_IDS } from "@photomap/design";
import { z } from "zod";
import type {
  ApprovalResult,
  EmailChangeService,
  RequestEmailChangeResult,
} from "../../people/accounts/email-change.service.ts";
import type { SuppressionList } from "../../people/suppression/suppression-list.service.ts";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { isExistingAccount } from "../shared/staff-account.repository.ts";
import { parseStaffInput } from "../shared/staff-input.ts";

const changeInput = z.object({
  accountId: z.string().max(100),
  email: z.string().max(320),
  brand: z.enum(BRAND_IDS),
  reason: z
    .string()
    .trim()
    .min(1, "Write how you know the customer asked for it.")
    .max(500, "A reason has at most 500 characters."),
});

interface Dependencies {
  readonly db: Database;
  readonly emailChanges: EmailChangeService;
  readonly suppressionList: SuppressionList;
}

/**
 * Changes customers' addresses: staff enter the new one, the customer confirms it from the new
 * address and approves it from the old one, or an administrator does.
 */
export class StaffEmailChangeService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async request(viewer: Viewer, candidate: unknown): Promise<RequestEmailChangeResult> {
    const staff = getPermittedStaff(viewer, "change-emails");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(changeInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { reason, ...request } = read.value;
    const { db, emailChanges, suppressionList } = this.#deps;
    if (await suppressionList.has(request.email.trim().toLowerCase())) {
      return { kind: "invalid", problem: "Email to this address bounced recently." };
    }
    return db.transaction().execute(async (transaction) => {
      const result = await emailChanges.request(transaction, {
        ...request,
        requestedBy: staff.accountId,
      });
      if (result.kind !== "requested") return result;
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "email.request",
        subjectType: "account",
        subjectId: request.accountId,
        details: { from: result.oldEmail, to: result.newEmail, note: reason },
      });
      return result;
    });
  }

  /** Makes the pending change without the old address; for another administrator. */
  async approve(viewer: Viewer, accountId: string): Promise<ApprovalResult> {
    const staff = getPermittedStaff(viewer, "approve-email-changes");
    if (staff === undefined) return { kind: "missing" };
    const { db, emailChanges } = this.#deps;
    return db.transaction().execute(async (transaction) => {
      const request = { accountId, approvedBy: staff.accountId };
      const result = await emailChanges.approve(transaction, request);
      if (result.kind !== "changed") return result;
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "email.approve",
        subjectType: "account",
        subjectId: accountId,
        details: { from: result.oldEmail, to: result.email },
      });
      return result;
    });
  }

  /** Cancels the pending change, if any. False without the account or the permission. */
  async cancel(viewer: Viewer, accountId: string): Promise<boolean> {
    const staff = getPermittedStaff(viewer, "change-emails");
    if (staff === undefined) return false;
    const { db, emailChanges } = this.#deps;
    return db.transaction().execute(async (transaction) => {
      if (!(await isExistingAccount(transaction, accountId))) return false;
      const canceled = await emailChanges.cancel(transaction, accountId);
      if (canceled === undefined) return true;
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "email.cancel",
        subjectType: "account",
        subjectId: accountId,
        details: { to: canceled.newEmail },
      });
      return true;
    });
  }
}
