import { isDeepStrictEqual } from "node:util";
import { ORDER_STATES } from "@photomap/commerce";
import { BRAND_IDS } from "@photomap/design";
import { z } from "zod";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import { FOUND_FULFILLMENT_STATUSES, ORDER_SORTS } from "./staff-order.queries.ts";
import {
  insertSavedFilter,
  listSavedFilters,
  lockAccount,
  removeSavedFilter,
  type SavedFilterRow,
  updateSavedFilter,
} from "./staff-saved-filter.repository.ts";

export type { SavedFilterRow } from "./staff-saved-filter.repository.ts";

export type SavedFiltersResult =
  /** All filters of the account after the change. */
  | { readonly kind: "changed"; readonly filters: readonly SavedFilterRow[] }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

const MAX_FILTERS = 20;
const MAX_NAME_LENGTH = 60;

/** Removes repeated values and sorts the rest. */
const valuesOf = <Value extends string>(values: readonly Value[]) =>
  z
    .array(z.enum(values))
    .nullish()
    .transform((chosen) => [...new Set(chosen ?? [])].toSorted());

const saveInput = z.object({
  name: z
    .string()
    .trim()
    .min(1, "Enter a name.")
    .max(MAX_NAME_LENGTH, `Enter at most ${MAX_NAME_LENGTH} characters.`),
  filter: z.object({
    search: z
      .string()
      .trim()
      .max(200, "The search is too long.")
      .nullish()
      .transform((text) => text ?? ""),
    state: valuesOf(ORDER_STATES),
    fulfillmentStatus: valuesOf(FOUND_FULFILLMENT_STATUSES),
    brand: z
      .enum(BRAND_IDS)
      .nullish()
      .transform((brand) => brand ?? null),
    hasPrints: z
      .boolean()
      .nullish()
      .transform((has) => has ?? null),
    sort: z
      .enum(ORDER_SORTS)
      .nullish()
      .transform((sort) => sort ?? "NEWEST"),
  }),
});

/** The filters of the list of orders that a staff member saved, which nobody else sees. */
export class StaffSavedFilterService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The viewer's filters; undefined without the permission. */
  async list(viewer: Viewer): Promise<readonly SavedFilterRow[] | undefined> {
    const staff = getPermittedStaff(viewer, "all-orders");
    return staff && listSavedFilters(this.#db, staff.accountId);
  }

  /**
   * Saves a filter under a name. A saved filter gets the new name, and a name that is in use the new
   * filter, so that a repeated request changes nothing.
   */
  async save(viewer: Viewer, candidate: unknown): Promise<SavedFiltersResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(saveInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { accountId } = staff;
    return this.#db.transaction().execute(async (transaction): Promise<SavedFiltersResult> => {
      await lockAccount(transaction, accountId);
      if (!(await saveWithin(transaction, accountId, read.value))) {
        const problem = `You can save ${MAX_FILTERS} filters. Remove one first.`;
        return { kind: "invalid", problem };
      }
      return { kind: "changed", filters: await listSavedFilters(transaction, accountId) };
    });
  }

  /** Removes a filter; a repetition changes nothing. */
  async remove(viewer: Viewer, id: string): Promise<SavedFiltersResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined) return { kind: "missing" };
    const { accountId } = staff;
    if (isUuid(id)) await removeSavedFilter(this.#db, accountId, id);
    return { kind: "changed", filters: await listSavedFilters(this.#db, accountId) };
  }
}

/** Returns false without a change when the account has the most filters already. */
async function saveWithin(
  transaction: Transaction,
  accountId: string,
  entered: Omit<SavedFilterRow, "id">,
): Promise<boolean> {
  const known = await listSavedFilters(transaction, accountId);
  const same = known.find(({ filter }) => isDeepStrictEqual(filter, entered.filter));
  const named = known.find(({ name }) => name.toLowerCase() === entered.name.toLowerCase());
  const changed = same ?? named;
  if (changed === undefined) {
    if (known.length >= MAX_FILTERS) return false;
    await insertSavedFilter(transaction, accountId, entered);
    return true;
  }
  // The name belongs to the last filter that was saved under it.
  if (named !== undefined && named.id !== changed.id) {
    await removeSavedFilter(transaction, accountId, named.id);
  }
  await updateSavedFilter(transaction, { ...entered, id: changed.id });
  return true;
}
