import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { listTickets } from "../../support/tickets/ticket.queries.ts";
import type { TicketRow, TicketStatus } from "../../support/tickets/ticket.types.ts";

export interface TicketFilter {
  /** LIKE patterns, all of which must match. */
  readonly patterns: readonly string[];
  readonly status?: TicketStatus | undefined;
}

export interface TicketCursor {
  readonly updatedAt: Date;
  readonly id: string;
}

/** Matching tickets, last changed first. */
export function searchTickets(
  db: Connection,
  filter: TicketFilter,
  page: { readonly after: TicketCursor | undefined; readonly limit: number },
): Promise<TicketRow[]> {
  const { after, limit } = page;
  const conditions = listConditions(filter);
  if (after !== undefined) {
    conditions.push(sql`(ticket.updated_at, ticket.id) < (${after.updatedAt}, ${after.id}::uuid)`);
  }
  return listTickets(db, {
    where: sql.join(conditions, sql` and `),
    order: sql`ticket.updated_at desc, ticket.id desc`,
    limit,
  });
}

/** Counts matching tickets up to `limit`. */
export async function countTickets(
  db: Connection,
  filter: TicketFilter,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (
      select from ticket where ${sql.join(listConditions(filter), sql` and `)} limit ${limit}
    ) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

function listConditions({ patterns, status }: TicketFilter): RawBuilder<unknown>[] {
  return [
    sql`true`,
    ...patterns.map((pattern) => sql`ticket.search_text like ${pattern}`),
    ...(status === undefined ? [] : [sql`ticket.status = ${status}`]),
  ];
}
