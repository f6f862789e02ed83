import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { EntryStatus, PromotionEntry } from "../../shop/tokens/promotion.types.ts";

export interface StaffPromotionEntry extends PromotionEntry {
  /** The address of the account that entered. */
  readonly email: string;
  readonly decidedAt: Date | null;
  /** The deciding staff member's address; null while waiting or after its erasure. */
  readonly decidedBy: string | null;
}

const ENTRY = sql`
  entry.id, entry.promotion_id as "promotionId", entry.account_id as "accountId", submission,
  entry.status, entry.created_at as "createdAt", account.email, decided_at as "decidedAt",
  decider.email as "decidedBy"`;

const JOINED = sql`
  join account on account.id = entry.account_id
  left join account decider on decider.id = decided_by`;

export interface EntryCursor {
  readonly createdAt: Date;
  readonly id: string;
}

interface EntryPage {
  readonly promotionId: string;
  /** The wanted status; undefined means every status. */
  readonly status: EntryStatus | undefined;
  readonly after: EntryCursor | undefined;
  readonly limit: number;
}

/** Entries of a promotion, oldest first. */
export async function listEntries(
  db: Connection,
  { promotionId, status, after, limit }: EntryPage,
): Promise<StaffPromotionEntry[]> {
  const isNext = after
    ? sql`(entry.created_at, entry.id) > (${after.createdAt}, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<StaffPromotionEntry>`
    select ${ENTRY} from promotion_entry entry ${JOINED}
    where promotion_id = ${promotionId} and ${isNext}
      and (${status ?? null}::text is null or entry.status = ${status ?? null})
    order by entry.created_at, entry.id limit ${limit}`.execute(db);
  return rows;
}

export async function findEntry(
  db: Connection,
  id: string,
): Promise<StaffPromotionEntry | undefined> {
  const { rows } = await sql<StaffPromotionEntry>`
    select ${ENTRY} from promotion_entry entry ${JOINED} where entry.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export interface EntryDecision {
  readonly entryId: string;
  readonly status: "APPROVED" | "DENIED";
  readonly staffId: string;
}

export interface DecidedEntry {
  readonly promotionId: string;
  readonly accountId: string;
  readonly title: string;
  readonly halfTokens: number;
}

/**
 * Stores a decision. Undefined when nothing changed: an approved entry stays approved, and nobody
 * decides their own.
 */
export async function updateDecision(
  transaction: Transaction,
  { entryId, status, staffId }: EntryDecision,
): Promise<DecidedEntry | undefined> {
  const { rows } = await sql<DecidedEntry>`
    update promotion_entry entry
    set status = ${status}, decided_at = now(),
      decided_by = (select id from account where id = ${staffId})
    from promotion
    where entry.id = ${entryId}::uuid and promotion.id = promotion_id
      and entry.status <> 'APPROVED' and entry.status <> ${status}
      and entry.account_id <> ${staffId}
    returning promotion_id as "promotionId", account_id as "accountId", title,
      half_tokens as "halfTokens"`.execute(transaction);
  return rows[0];
}
