import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { postTokens } from "../../shop/tokens/ledger.queries.ts";
import { ENTRY_STATUSES } from "../../shop/tokens/promotion.types.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { findPromotion, type StaffPromotion } from "./staff-promotion.repository.ts";
import {
  type DecidedEntry,
  type EntryCursor,
  type EntryDecision,
  findEntry,
  listEntries,
  type StaffPromotionEntry,
  updateDecision,
} from "./staff-promotion-entry.repository.ts";

export type { StaffPromotionEntry } from "./staff-promotion-entry.repository.ts";

export interface StaffEntryPage {
  readonly promotion: StaffPromotion;
  readonly entries: readonly StaffPromotionEntry[];
  readonly nextCursor: string | null;
}

export type DecideResult =
  | { readonly kind: "decided"; readonly entry: StaffPromotionEntry }
  /** The entry is already approved and can't be denied. */
  | { readonly kind: "approved-already" }
  /** The staff member entered it. */
  | { readonly kind: "own" }
  | { readonly kind: "missing" };

interface EntrySearch {
  readonly promotionId: string;
  readonly status?: string | null | undefined;
  readonly after?: string | null | undefined;
}

const PAGE_SIZE = 50;

const decisionInput = z.object({ entryId: z.guid(), status: z.enum(["APPROVED", "DENIED"]) });

/** Entries of promotions, which staff approve or deny. */
export class StaffPromotionEntryService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns undefined when the promotion is missing or the viewer lacks the permission. */
  async list(
    viewer: Viewer,
    { promotionId, status, after }: EntrySearch,
  ): Promise<StaffEntryPage | undefined> {
    const staff = getPermittedStaff(viewer, "all-orders");
    const promotion = staff && (await findPromotion(this.#db, promotionId));
    if (promotion === undefined) return undefined;
    const found = await listEntries(this.#db, {
      promotionId,
      status: ENTRY_STATUSES.find((name) => name === status),
      after: readCursor(after),
      limit: PAGE_SIZE + 1,
    });
    const entries = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? entries.at(-1) : undefined;
    return { promotion, entries, nextCursor: last === undefined ? null : writeCursor(last) };
  }

  /**
   * Approves or denies another person's entry. A denied one can be approved later, but not vice
   * versa.
   */
  async decide(viewer: Viewer, candidate: unknown): Promise<DecideResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    const read = decisionInput.safeParse(candidate);
    if (staff === undefined || !read.success) return { kind: "missing" };
    const decision = { ...read.data, staffId: staff.accountId };
    return this.#db.transaction().execute(async (transaction): Promise<DecideResult> => {
      const decided = await updateDecision(transaction, decision);
      if (decided !== undefined) await record(transaction, decision, decided);
      const entry = await findEntry(transaction, decision.entryId);
      if (entry === undefined) return { kind: "missing" };
      if (entry.accountId === staff.accountId) return { kind: "own" };
      return entry.status === decision.status
        ? { kind: "decided", entry }
        : { kind: "approved-already" };
    });
  }
}

async function record(
  transaction: Transaction,
  { entryId, status, staffId }: EntryDecision,
  { promotionId, accountId, title, halfTokens }: DecidedEntry,
): Promise<void> {
  if (status === "APPROVED") {
    const posting = {
      accountId,
      reason: "PROMOTION",
      sourceId: `promotion-entry:${entryId}`,
      halfTokens,
      note: title,
    } as const;
    const posted = await postTokens(transaction, posting);
    if (posted === undefined) throw new Error(`The entry ${entryId} is posted already`);
  }
  await insertStaffAction(transaction, {
    accountId: staffId,
    action: status === "APPROVED" ? "entry.approve" : "entry.deny",
    subjectType: "promotion-entry",
    subjectId: entryId,
    details: { promotionId, ...(status === "APPROVED" && { halfTokens }) },
  });
}

function writeCursor({ createdAt, id }: StaffPromotionEntry): string {
  return `${createdAt.getTime()}-${id}`;
}

function readCursor(cursor: string | null | undefined): EntryCursor | undefined {
  const [, ms, id] = /^(\d{1,15})-([0-9a-f-]{36})$/.exec(cursor ?? "") ?? [];
  return ms === undefined || id === undefined ? undefined : { createdAt: new Date(Number(ms)), id };
}
