import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import {
  findBalanceWithHolds,
  findTokenTransaction,
  postTokens,
} from "../../shop/tokens/ledger.queries.ts";
import type { TokenTransaction } from "../../shop/tokens/ledger.types.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { isExistingAccount } from "../shared/staff-account.repository.ts";
import { halfTokensSchema, parseStaffInput } from "../shared/staff-input.ts";
import { lockRequestId } from "./staff-token.repository.ts";

export type AdjustResult =
  | { readonly kind: "adjusted"; readonly transaction: TokenTransaction }
  | { readonly kind: "invalid"; readonly problem: string }
  | {
      readonly kind: "insufficient";
      /** Half-tokens that unpaid orders don't hold. */
      readonly available: number;
    }
  | { readonly kind: "missing" };

const MAX_HALF_TOKENS = 2000;

const adjustInput = z.object({
  accountId: z.string().max(100),
  requestId: z.guid(),
  tokens: halfTokensSchema
    .refine((half) => half !== 0, "Enter how many tokens to add or remove.")
    .refine((half) => Math.abs(half) <= MAX_HALF_TOKENS, "At most 1,000 tokens at once."),
  note: z
    .string()
    .trim()
    .min(1, "Write a note. The customer sees it in the history.")
    .max(500, "A note has at most 500 characters."),
});

/** Token balances, corrected by administrators. */
export class StaffTokenService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adjusts a balance; a repeated request adjusts it once. */
  async adjust(viewer: Viewer, candidate: unknown): Promise<AdjustResult> {
    const staff = getPermittedStaff(viewer, "adjust-tokens");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(adjustInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { accountId, requestId, tokens: halfTokens, note } = read.value;
    if (accountId === staff.accountId) return OWN_ACCOUNT;
    const source = { reason: "ADMIN_ADJUSTMENT", sourceId: `staff:${requestId}` } as const;
    return this.#db.transaction().execute(async (transaction): Promise<AdjustResult> => {
      await lockRequestId(transaction, requestId);
      if (!(await isExistingAccount(transaction, accountId))) return { kind: "missing" };
      const known = await findTokenTransaction(transaction, source);
      if (known !== undefined) {
        const isSame = known.accountId === accountId && known.halfTokens === halfTokens;
        return isSame ? { kind: "adjusted", transaction: known } : REUSED;
      }
      const posted = await postTokens(transaction, { ...source, accountId, halfTokens, note });
      if (posted === undefined) {
        const balance = await findBalanceWithHolds(transaction, accountId);
        return { kind: "insufficient", available: balance.halfTokens - balance.reserved };
      }
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "tokens.adjust",
        subjectType: "account",
        subjectId: accountId,
        details: { halfTokens, note },
      });
      return { kind: "adjusted", transaction: posted };
    });
  }
}

const OWN_ACCOUNT = {
  kind: "invalid",
  problem: "You can't change your own tokens. Ask another administrator.",
} as const;

const REUSED = {
  kind: "invalid",
  problem: "This request was already used for another adjustment. Reopen the form.",
} as const;
