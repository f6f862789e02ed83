import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

/** How often an event happened with a choice since the last write. */
export interface UsageSum {
  readonly brand: string;
  readonly event: string;
  readonly choice: string;
  readonly count: number;
}

/** Adds to the counts of the day of the write; each event and choice is in the list once. */
export async function addUsageCounts(db: Connection, sums: readonly UsageSum[]): Promise<void> {
  // The order keeps two processes from waiting for each other's rows.
  await sql`
    insert into usage_count as counted (day, business_id, event, choice, count)
    select business_day(now()), brand, event, choice, added
    from unnest(
      ${sums.map(({ brand }) => brand)}::text[],
      ${sums.map(({ event }) => event)}::text[],
      ${sums.map(({ choice }) => choice)}::text[],
      ${sums.map(({ count }) => count)}::bigint[]
    ) as sum (brand, event, choice, added)
    order by brand, event, choice
    on conflict (day, business_id, event, choice)
      do update set count = counted.count + excluded.count`.execute(db);
}

/** How often an event happened with a choice, in a period and in the one before. */
export interface UsageCount {
  readonly event: string;
  readonly choice: string;
  readonly count: number;
  readonly previousCount: number;
}

/** Counts of the last days in the company's time zone, including today. */
export async function listUsageCounts(db: Connection, days: number): Promise<UsageCount[]> {
  const { rows } = await sql<UsageCount>`
    select event, choice,
      coalesce(sum(count) filter (where day > business_day(now()) - ${days}::int), 0)::int as count,
      coalesce(sum(count) filter (where day <= business_day(now()) - ${days}::int), 0)::int
        as previous_count
    from usage_count
    where day > business_day(now()) - 2 * ${days}::int
    group by event, choice
    order by event, choice`.execute(db);
  return rows;
}
