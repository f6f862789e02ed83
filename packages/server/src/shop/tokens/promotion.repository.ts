import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { Promotion, PromotionEntry } from "./promotion.types.ts";

const ENTRY = sql`
  id, promotion_id as "promotionId", account_id as "accountId", submission, status,
  created_at as "createdAt"`;

const IS_OPEN = sql`
  (status = 'OPEN' and starts_at <= now() and (ends_at is null or ends_at > now()))`;

export interface PromotionKey {
  readonly promotionId: string;
  readonly brand: BrandId;
}

export interface EntryKey {
  readonly promotionId: string;
  readonly accountId: string;
}

export async function findPromotion(
  db: Connection,
  { promotionId, brand }: PromotionKey,
): Promise<Promotion | undefined> {
  const { rows } = await sql<Promotion>`
    select id, business_id as brand, title, description,
      case when ${IS_OPEN} then 'OPEN' else 'CLOSED' end as status,
      max_entries as "maxEntries", num_entries as "numEntries", half_tokens as "halfTokens"
    from promotion where id = ${promotionId} and business_id = ${brand}`.execute(db);
  return rows[0];
}

export async function findEntry(
  db: Connection,
  { promotionId, accountId }: EntryKey,
): Promise<PromotionEntry | undefined> {
  const { rows } = await sql<PromotionEntry>`
    select ${ENTRY} from promotion_entry
    where promotion_id = ${promotionId} and account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** Makes parallel requests of one account wait for each other until the transaction ends. */
export async function lockEntry(
  transaction: Transaction,
  { promotionId, accountId }: EntryKey,
): Promise<void> {
  const name = `promotion ${promotionId} ${accountId}`;
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
}

/**
 * Takes a place and writes the entry, in one statement. Returns undefined when no place is left.
 */
export async function insertEntry(
  transaction: Transaction,
  { promotionId, accountId }: EntryKey,
  submission: string,
): Promise<PromotionEntry | undefined> {
  const { rows } = await sql<PromotionEntry>`
    with taken as (
      update promotion set num_entries = num_entries + 1
      where id = ${promotionId} and num_entries < max_entries and ${IS_OPEN}
      returning id
    )
    insert into promotion_entry (promotion_id, account_id, submission)
    select id, ${accountId}, to_jsonb(${submission}::text) from taken
    returning ${ENTRY}`.execute(transaction);
  return rows[0];
}
