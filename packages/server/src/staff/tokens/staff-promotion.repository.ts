import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { PromotionStatus } from "../../shop/tokens/promotion.types.ts";

/** The fields of a promotion that staff edit. */
export interface EditablePromotion {
  readonly brand: BrandId;
  readonly title: string;
  readonly description: string;
  /** The status set by staff; it applies only between the dates. */
  readonly status: PromotionStatus;
  readonly maxEntries: number;
  readonly halfTokens: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export interface StaffPromotion extends EditablePromotion {
  readonly id: string;
  readonly numEntries: number;
  /** The number of entries that wait for a decision. */
  readonly waitingCount: number;
  readonly updatedAt: Date;
}

const COLUMNS = sql`
  id, business_id as brand, title, description, status, max_entries as "maxEntries",
  num_entries as "numEntries", half_tokens as "halfTokens", starts_at as "startsAt",
  ends_at as "endsAt", updated_at as "updatedAt", (
    select count(*)::int from promotion_entry entry
    where entry.promotion_id = promotion.id and entry.status = 'AWAITING_APPROVAL'
  ) as "waitingCount"`;

/** Promotions, open ones first, then newest first. */
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

/** Locks the promotion; new entries wait for the lock. */
export async function lockPromotion(
  transaction: Transaction,
  id: string,
): Promise<StaffPromotion | undefined> {
  const { rows } = await sql<StaffPromotion>`
    select ${COLUMNS} from promotion where id = ${id} for update`.execute(transaction);
  return rows[0];
}

/** Returns undefined when a parallel request has inserted the promotion. */
export async function insertPromotion(
  transaction: Transaction,
  id: string,
  facts: EditablePromotion,
): Promise<StaffPromotion | undefined> {
  const { rows } = await sql<StaffPromotion>`
    insert into promotion (id, business_id, title, description, status, max_entries, half_tokens,
      starts_at, ends_at)
    values (${id}, ${facts.brand}, ${facts.title}, ${facts.description}, ${facts.status},
      ${facts.maxEntries}, ${facts.halfTokens}, ${facts.startsAt}, ${facts.endsAt})
    on conflict do nothing
    returning ${COLUMNS}`.execute(transaction);
  return rows[0];
}

export async function updatePromotion(
  transaction: Transaction,
  id: string,
  facts: EditablePromotion,
): Promise<StaffPromotion | undefined> {
  const { rows } = await sql<StaffPromotion>`
    update promotion set business_id = ${facts.brand}, title = ${facts.title},
      description = ${facts.description}, status = ${facts.status},
      max_entries = ${facts.maxEntries}, half_tokens = ${facts.halfTokens},
      starts_at = ${facts.startsAt}, ends_at = ${facts.endsAt}, updated_at = now()
    where id = ${id}
    returning ${COLUMNS}`.execute(transaction);
  return rows[0];
}
