import { isDeepStrictEqual } from "node:util";
import { createShippingRates, shippingRatesInput } from "@photomap/commerce";
import { BRAND_IDS } from "@photomap/design";
import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import {
  listShippingRates,
  lockShippingRates,
  type StoredShippingRates,
  updateShippingRates,
} from "../../shop/shipping/shipping-rates.queries.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";

export type ShippingRatesResult =
  | { readonly kind: "saved"; readonly rates: StoredShippingRates }
  | { readonly kind: "invalid" | "outdated"; readonly problem: string }
  | { readonly kind: "missing" };

const saveInput = z.intersection(
  shippingRatesInput,
  z.object({
    brand: z.enum(BRAND_IDS),
    /** The rates' `updatedAt` when the form was shown. */
    updatedAt: z.date(),
  }),
);

/** What shipping costs the buyers of each brand; only administrators change it. */
export class StaffShippingService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The rates of both brands; undefined for viewers without the permission. */
  async list(viewer: Viewer): Promise<readonly StoredShippingRates[] | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    return listShippingRates(this.#db);
  }

  /** Replaces a brand's rates. Open carts get the new prices, placed orders keep theirs. */
  async save(viewer: Viewer, candidate: unknown): Promise<ShippingRatesResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(saveInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { brand, updatedAt } = read.value;
    const rates = createShippingRates(read.value);
    return this.#db.transaction().execute(async (transaction): Promise<ShippingRatesResult> => {
      const before = await lockShippingRates(transaction, brand);
      // A repeated request ends here too.
      if (isSame(before.rates, rates)) return { kind: "saved", rates: before };
      if (before.updatedAt.getTime() !== updatedAt.getTime()) {
        return { kind: "outdated", problem: "Someone else changed the rates. Reload them." };
      }
      const saved = await updateShippingRates(transaction, brand, rates);
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "shipping-rates.update",
        subjectType: "shipping-rates",
        subjectId: brand,
        details: { before: before.rates, after: rates },
      });
      return { kind: "saved", rates: saved };
    });
  }
}

/** Compares rates as they are stored, whatever the order of their fields. */
function isSame(before: object, after: object): boolean {
  return isDeepStrictEqual(before, JSON.parse(JSON.stringify(after)));
}
