import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { listUsageCounts, type UsageCount } from "../../support/usage/usage-count.queries.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import {
  countOpenWork,
  listDailyCounts,
  listSales,
  type OpenWorkCounts,
} from "./staff-dashboard.repository.ts";

export interface DailyValue {
  /** A date such as 2026-07-04, in the company's time zone. */
  readonly day: string;
  readonly value: number;
}

export interface Series {
  /** The shown days, oldest first. */
  readonly days: readonly DailyValue[];
  readonly total: number;
  /** The total of the same number of days before these. */
  readonly previousTotal: number;
}

export interface Dashboard {
  readonly orders: Series;
  /** Values in cents. */
  readonly revenue: Series;
  readonly renders: Series;
  readonly uploads: Series;
  readonly openWork: OpenWorkCounts;
  readonly usage: readonly UsageCount[];
}

const MAX_DAYS = 365;

export class DashboardService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Figures of the last 1 to 365 days; undefined for viewers without the permission. */
  async read(viewer: Viewer, wantedDays: number): Promise<Dashboard | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const days = Math.min(Math.max(1, wantedDays), MAX_DAYS);
    const [sales, renders, uploads, openWork, usage] = await Promise.all([
      listSales(this.#db, 2 * days),
      listDailyCounts(this.#db, "render", 2 * days),
      listDailyCounts(this.#db, "upload", 2 * days),
      countOpenWork(this.#db),
      listUsageCounts(this.#db, days),
    ]);
    return {
      orders: summarize(
        sales.map(({ day, orders }) => ({ day, value: orders })),
        days,
      ),
      revenue: summarize(
        sales.map(({ day, revenueMinor }) => ({ day, value: revenueMinor })),
        days,
      ),
      renders: summarize(
        renders.map(({ day, count }) => ({ day, value: count })),
        days,
      ),
      uploads: summarize(
        uploads.map(({ day, count }) => ({ day, value: count })),
        days,
      ),
      openWork,
      usage,
    };
  }
}

function summarize(values: readonly DailyValue[], days: number): Series {
  const shown = values.slice(-days);
  return { days: shown, total: sum(shown), previousTotal: sum(values.slice(0, -days)) };
}

function sum(values: readonly DailyValue[]): number {
  return values.reduce((total, { value }) => total + value, 0);
}
