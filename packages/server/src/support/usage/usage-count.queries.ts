import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

export interface UsageEventKey {
  readonly brand: string;
  readonly event: string;
  readonly choice: string;
}

export async function countUsageEvent(db: Connection, key: UsageEventKey): Promise<void> {
  await sql`
    insert into usage_count as counted (day, business_id, event, choice, count)
    values (business_day(now()), ${key.brand}, ${key.event}, ${key.choice}, 1)
    on conflict (day, business_id, event, choice) do update set count = counted.count + 1`.execute(
    db,
  );
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
