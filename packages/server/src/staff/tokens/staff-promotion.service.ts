import { promotionInput } from "@photomap/commerce";
import { BRAND_IDS } from "@photomap/design";
import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import {
  type EditablePromotion,
  insertPromotion,
  listPromotions,
  lockPromotion,
  type StaffPromotion,
  updatePromotion,
} from "./staff-promotion.repository.ts";

export type { StaffPromotion } from "./staff-promotion.repository.ts";

export type PromotionSaveResult =
  | { readonly kind: "saved"; readonly promotion: StaffPromotion }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "outdated"; readonly problem: string }
  | { readonly kind: "missing" };

const MAX_PROMOTIONS = 500;

const saveInput = z.intersection(promotionInput, z.object({ brand: z.enum(BRAND_IDS) }));

/** Promotions of both brands; only administrators change them. */
export class StaffPromotionService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Promotions, open ones first; undefined for viewers without the permission. */
  async list(viewer: Viewer): Promise<readonly StaffPromotion[] | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    return listPromotions(this.#db, MAX_PROMOTIONS);
  }

  /** Creates or changes a promotion. Entries keep their places and promised tokens. */
  async save(viewer: Viewer, candidate: unknown): Promise<PromotionSaveResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(saveInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { id, updatedAt } = read.value;
    const facts = readFacts(read.value);
    return this.#db.transaction().execute(async (transaction): Promise<PromotionSaveResult> => {
      const before = await lockPromotion(transaction, id);
      if (before !== undefined && isSame(before, facts)) {
        return { kind: "saved", promotion: before };
      }
      const refusal = findRefusal({ before, facts, updatedAt });
      if (refusal !== undefined) return refusal;
      const promotion =
        before === undefined
          ? await insertPromotion(transaction, id, facts)
          : await updatePromotion(transaction, id, facts);
      if (promotion === undefined) {
        // A parallel repeat of this request may have saved it.
        const known = await lockPromotion(transaction, id);
        return known && isSame(known, facts) ? { kind: "saved", promotion: known } : TAKEN;
      }
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: before === undefined ? "promotion.create" : "promotion.update",
        subjectType: "promotion",
        subjectId: id,
        details: {
          ...(before && { before: toDetails(pickFacts(before)) }),
          after: toDetails(facts),
        },
      });
      return { kind: "saved", promotion };
    });
  }
}

const TAKEN = { kind: "invalid", problem: "Another promotion already has this address." } as const;

interface Change {
  readonly before: StaffPromotion | undefined;
  readonly facts: EditablePromotion;
  readonly updatedAt: Date | null | undefined;
}

function findRefusal({ before, facts, updatedAt }: Change): PromotionSaveResult | undefined {
  if (before === undefined) return updatedAt ? { kind: "missing" } : undefined;
  if (!updatedAt) return TAKEN;
  if (before.updatedAt.getTime() !== updatedAt.getTime()) {
    const problem = "Someone else changed this promotion. Reload it.";
    return { kind: "outdated", problem };
  }
  const { numEntries, brand, halfTokens } = before;
  if (facts.maxEntries < numEntries) {
    return { kind: "invalid", problem: `There are already ${numEntries} entries.` };
  }
  const isPromised = facts.brand === brand && facts.halfTokens === halfTokens;
  if (numEntries === 0 || isPromised) return undefined;
  const problem = "You can't change the brand or tokens after the first entry.";
  return { kind: "invalid", problem };
}

function readFacts(input: z.output<typeof saveInput>): EditablePromotion {
  const { id: _id, updatedAt: _time, tokens, endsAt, ...facts } = input;
  return { ...facts, halfTokens: tokens * 2, endsAt: endsAt ?? null };
}

function pickFacts(promotion: StaffPromotion): EditablePromotion {
  const {
    id: _id,
    numEntries: _count,
    waitingCount: _waiting,
    updatedAt: _time,
    ...facts
  } = promotion;
  return facts;
}

/** Returns facts as the audit log names them. */
function toDetails({ brand, ...facts }: EditablePromotion) {
  return { businessId: brand, ...facts };
}

function isSame(before: StaffPromotion, facts: EditablePromotion): boolean {
  return Object.entries(facts).every(
    ([name, value]) => JSON.stringify(Reflect.get(before, name)) === JSON.stringify(value),
  );
}
