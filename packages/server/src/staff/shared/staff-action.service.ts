import {
  listStaffActions,
  type StaffActionRow,
} from "../../platform/audit/staff-action.repository.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { getPermittedStaff } from "./staff-access.ts";

export type { StaffActionRow } from "../../platform/audit/staff-action.repository.ts";

export interface StaffActionPage {
  readonly actions: readonly StaffActionRow[];
  readonly nextCursor: string | null;
}

const PAGE_SIZE = 50;

/** The audit log. */
export class StaffActionService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** One page, newest first; undefined for viewers without the permission. */
  async list(
    viewer: Viewer,
    page: {
      readonly after?: string | null | undefined;
      readonly subjectType?: string | null | undefined;
      readonly subjectId?: string | null | undefined;
    },
  ): Promise<StaffActionPage | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const { after, subjectType: type, subjectId: id } = page;
    const found = await listStaffActions(this.#db, {
      ...(type && id && { subjects: [{ type, id }] }),
      ...(after && /^\d{1,18}$/.test(after) && { before: after }),
      limit: PAGE_SIZE + 1,
    });
    const actions = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? actions.at(-1) : undefined;
    return { actions, nextCursor: last?.id ?? null };
  }
}
