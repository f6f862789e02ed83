import { mapReviewDaysInput } from "@photomap/commerce";
import { BRAND_IDS } from "@photomap/design";
import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import {
  listMapReviewSettings,
  lockMapReviewSetting,
  type MapReviewSetting,
  updateMapReviewSetting,
} from "../../shop/orders/map-review.queries.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";

export type MapReviewSettingResult =
  | { readonly kind: "saved"; readonly setting: MapReviewSetting }
  | { readonly kind: "invalid" | "outdated"; readonly problem: string }
  | { readonly kind: "missing" };

const saveInput = z.object({
  brand: z.enum(BRAND_IDS),
  businessDays: mapReviewDaysInput,
  /** The setting's `updatedAt` when the form was shown. */
  updatedAt: z.date(),
});

/** How long a print waits for a customer who looks at the map; only administrators change it. */
export class StaffMapReviewService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The settings of both brands; undefined for viewers without the permission. */
  async list(viewer: Viewer): Promise<readonly MapReviewSetting[] | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    return listMapReviewSettings(this.#db);
  }

  /** Changes a brand's setting. Prints that wait already keep their time. */
  async save(viewer: Viewer, candidate: unknown): Promise<MapReviewSettingResult> {
    const staff = getPermittedStaff(viewer, "manage-shop");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(saveInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { brand, businessDays, updatedAt } = read.value;
    return this.#db.transaction().execute(async (transaction): Promise<MapReviewSettingResult> => {
      const before = await lockMapReviewSetting(transaction, brand);
      // A repeated request ends here too.
      if (before.businessDays === businessDays) return { kind: "saved", setting: before };
      if (before.updatedAt.getTime() !== updatedAt.getTime()) {
        return { kind: "outdated", problem: "Someone else changed the days. Reload them." };
      }
      const setting = await updateMapReviewSetting(transaction, brand, businessDays);
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "map-review-setting.update",
        subjectType: "map-review-setting",
        subjectId: brand,
        details: { before: before.businessDays, after: businessDays },
      });
      return { kind: "saved", setting };
    });
  }
}
