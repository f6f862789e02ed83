import type { BusinessId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { PromotionStatus } from "../../shop/tokens/promotion.types.ts";

/** What staff edit. */
export interface PromotionFacts {
  readonly businessId: BusinessId;
  readonly title: string;
  readonly description: string;
  /** As staff set it; within the dates only. */
  readonly status: PromotionStatus;
  readonly maxEntries: number;
  readonly halfTokens: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export interface StaffPromotion extends PromotionFacts {
  readonly id: string;
  readonly numEntries: number;
  /** Entries that wait for a decision. */
  readonly waitingCount: number;
  readonly updatedAt: Date;
}

const COLUMNS = sql`
  id, business_id as "businessId", title, description, status, max_entries as "maxEntries",
  num_entries as "numEntries", half_tokens as "halfTokens", starts_at as "startsAt",
  ends_at as "endsAt", updated_at as "updatedAt", (
    select count(*)::int from promotion_entry entry
    where entry.promotion_id = promotion.id and entry.status = 'AWAITING_APPROVAL'
  ) as "waitingCount"`;

/** Open ones first, then the newest. */
export async function listPromotions(db: Connection, limit: number): Promise<StaffPromotion[]> {
  const { rows } = await sql<StaffPromotion>`
    select ${COLUMNS} from promotion order by status desc, created_at desc, id
    limit ${limit}`.execute(db);
  return rows;
}

export async function findPromotion(
  db: Connection,
  id: string,
): Promise<StaffPromotion | undefined> {
  const { rows } = await sql<StaffPromotion>`
    select ${COLUMNS} from promotion where id = ${id}`.execute(db);
  return rows[0];
}

/** Entries wait as well. */
export async function lockPromotion(
  transaction: Transaction,
  id: string,
): Promise<StaffPromotion | undefined> {
  const { rows } = await sql<StaffPromotion>`
    select ${COLUMNS} from promotion where id = ${id} for update`.execute(transaction);
  return rows[0];
}

/** Undefined when a parallel request has inserted it. */
export async function insertPromotion(
  transaction: Transaction,
  id: string,
  facts: PromotionFacts,
): Promise<StaffPromotion | undefined> {
  const { rows } = await sql<StaffPromotion>`
    insert into promotion (id, business_id, title, description, status, max_entries, half_tokens,
      starts_at, ends_at)
    values (${id}, ${facts.businessId}, ${facts.title}, ${facts.description}, ${facts.status},
      ${facts.maxEntries}, ${facts.halfTokens}, ${facts.startsAt}, ${facts.endsAt})
    on conflict do nothing
    returning ${COLUMNS}`.execute(transaction);
  return rows[0];
}

export async function updatePromotion(
  transaction: Transaction,
  id: string,
  facts: PromotionFacts,
): Promise<StaffPromotion | undefined> {
  const { rows } = await sql<StaffPromotion>`
    update promotion set business_id = ${facts.businessId}, title = ${facts.title},
      description = ${facts.description}, status = ${facts.status},
      max_entries = ${facts.maxEntries}, half_tokens = ${facts.halfTokens},
      starts_at = ${facts.startsAt}, ends_at = ${facts.endsAt}, updated_at = now()
    where id = ${id}
    returning ${COLUMNS}`.execute(transaction);
  return rows[0];
}
