import { findTokenAmountProblem, findVoucherCountProblem } from "@photomap/commerce";
import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import type { VoucherService } from "../../shop/tokens/voucher.service.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import { findVoucherBatch, lockRequestId, type VoucherBatch } from "./staff-token.repository.ts";

export interface StaffVoucherBatch extends VoucherBatch {
  readonly requestId: string;
  /** The codes of vouchers that are not redeemed. */
  readonly codes: readonly string[];
}

export type CreateVouchersResult =
  | { readonly kind: "created"; readonly vouchers: StaffVoucherBatch }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

const requestIdInput = z.guid();

const vouchersInput = z
  .object({
    requestId: requestIdInput,
    count: z.number(),
    tokens: z.number(),
    expiresAt: z
      .date()
      .refine((time) => time.getTime() > Date.now(), "The end must be in the future.")
      .nullish(),
  })
  .superRefine(({ count, tokens }, context) => {
    const problem = findVoucherCountProblem(count) ?? findTokenAmountProblem(tokens);
    if (problem !== undefined) context.addIssue(problem);
  });

interface Dependencies {
  readonly db: Database;
  readonly vouchers: VoucherService;
}

/** Vouchers that administrators give away. */
export class StaffVoucherService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** The vouchers of one request; undefined when it is unknown or without the permission. */
  async find(viewer: Viewer, requestId: string): Promise<StaffVoucherBatch | undefined> {
    const isRequest = requestIdInput.safeParse(requestId).success;
    if (getPermittedStaff(viewer, "adjust-tokens") === undefined || !isRequest) return undefined;
    const { db, vouchers } = this.#deps;
    const prefix = getSourcePrefix(requestId);
    const batch = await findVoucherBatch(db, prefix);
    if (batch === undefined) return undefined;
    const listed = await vouchers.listCodes(prefix);
    return { ...batch, requestId, codes: listed.flatMap(({ code }) => code ?? []) };
  }

  /** Creates vouchers. A repeated request creates no more and returns the same codes. */
  async create(viewer: Viewer, candidate: unknown): Promise<CreateVouchersResult> {
    const staff = getPermittedStaff(viewer, "adjust-tokens");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(vouchersInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { requestId, count, tokens, expiresAt } = read.value;
    const halfTokens = tokens * 2;
    const prefix = getSourcePrefix(requestId);
    const isSame = await this.#deps.db.transaction().execute(async (transaction) => {
      await lockRequestId(transaction, requestId);
      const known = await findVoucherBatch(transaction, prefix);
      if (known !== undefined) return known.count === count && known.halfTokens === halfTokens;
      const requests = Array.from({ length: count }, (_, index) => ({
        sourceId: `${prefix}${index + 1}`,
        halfTokens,
        expiresAt: expiresAt ?? undefined,
      }));
      await this.#deps.vouchers.createWithin(transaction, requests);
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "vouchers.create",
        subjectType: "vouchers",
        subjectId: requestId.toLowerCase(),
        details: { count, halfTokens, ...(expiresAt && { endsAt: expiresAt }) },
      });
      return true;
    });
    const vouchers = isSame ? await this.find(viewer, requestId) : undefined;
    return vouchers === undefined ? REUSED : { kind: "created", vouchers };
  }
}

const REUSED = {
  kind: "invalid",
  problem: "This request was already used for other vouchers. Reopen the form.",
} as const;

/** The start of the request's source ids; its final separator excludes other requests. */
function getSourcePrefix(requestId: string): string {
  return `staff:${requestId.toLowerCase()}:`;
}
