import { discountInput } from "@photomap/commerce";
import { BRAND_IDS } from "@photomap/design";
import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import {
  type EditableDiscount,
  insertDiscount,
  isDiscountCodeTaken,
  listDiscounts,
  lockCode,
  lockDiscount,
  type StaffDiscount,
  updateDiscount,
} from "./staff-discount.repository.ts";

export type { StaffDiscount } from "./staff-discount.repository.ts";

export type DiscountSaveResult =
  | { readonly kind: "saved"; readonly discount: StaffDiscount }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "outdated"; readonly problem: string }
  | { readonly kind: "missing" };

const MAX_DISCOUNTS = 500;

const saveInput = z.intersection(discountInput, z.object({ brand: z.enum(BRAND_IDS) }));

/** Discounts of both brands; only administrators change them. */
export class StaffDiscountService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Discounts, active ones first; undefined for viewers without the permission. */
  async list(viewer: Viewer): Promise<readonly StaffDiscount[] | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    return listDiscounts(this.#db, MAX_DISCOUNTS);
  }

  /** Creates or changes a discount. Placed orders keep their discounts. */
  async save(viewer: Viewer, candidate: unknown): Promise<DiscountSaveResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(saveInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { id, updatedAt } = read.value;
    const facts = readFacts(read.value);
    return this.#db.transaction().execute(async (transaction): Promise<DiscountSaveResult> => {
      const before = await lockDiscount(transaction, id);
      if (before !== undefined && isSame(before, facts)) return { kind: "saved", discount: before };
      if (before === undefined && updatedAt) return { kind: "missing" };
      if (before !== undefined && before.updatedAt.getTime() !== updatedAt?.getTime()) {
        const problem = "Someone else changed this discount. Reload it.";
        return { kind: "outdated", problem };
      }
      const discount = await write(transaction, id, { before, facts });
      if (discount === undefined) {
        // A parallel repeat of this request may have saved it.
        const known = before === undefined ? await lockDiscount(transaction, id) : undefined;
        if (known && isSame(known, facts)) return { kind: "saved", discount: known };
        return {
          kind: "invalid",
          problem: `Another active discount already has the code ${facts.code}.`,
        };
      }
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: before === undefined ? "discount.create" : "discount.update",
        subjectType: "discount",
        subjectId: id,
        details: {
          ...(before && { before: toDetails(pickFacts(before)) }),
          after: toDetails(facts),
        },
      });
      return { kind: "saved", discount };
    });
  }
}

interface Change {
  readonly before: StaffDiscount | undefined;
  readonly facts: EditableDiscount;
}

async function write(
  transaction: Transaction,
  id: string,
  { before, facts }: Change,
): Promise<StaffDiscount | undefined> {
  if (facts.isActive && facts.code !== null) {
    await lockCode(transaction, facts);
    if (await isDiscountCodeTaken(transaction, id, facts)) return undefined;
  }
  return before === undefined
    ? insertDiscount(transaction, id, facts)
    : updateDiscount(transaction, id, facts);
}

function readFacts(input: z.output<typeof saveInput>): EditableDiscount {
  const { kind, percentage, productIds } = input;
  return {
    brand: input.brand,
    code: input.code,
    title: input.title,
    kind,
    basisPoints: kind === "percentage" && percentage ? Math.round(percentage * 100) : null,
    amountMinor: kind === "fixed" ? (input.amount ?? null) : null,
    productIds: productIds && productIds.length > 0 ? productIds : null,
    minimumSubtotalMinor: input.minimumSubtotal || null,
    usageLimit: input.usageLimit ?? null,
    startsAt: input.startsAt,
    endsAt: input.endsAt ?? null,
    isActive: input.isActive,
  };
}

function pickFacts(discount: StaffDiscount): EditableDiscount {
  const { id: _id, usedCount: _count, updatedAt: _time, products: _products, ...facts } = discount;
  return facts;
}

/** Returns facts as the audit log names them. */
function toDetails({ brand, ...facts }: EditableDiscount) {
  return { businessId: brand, ...facts };
}

function isSame(before: StaffDiscount, facts: EditableDiscount): boolean {
  return Object.entries(facts).every(
    ([name, value]) => JSON.stringify(Reflect.get(before, name)) === JSON.stringify(value),
  );
}
