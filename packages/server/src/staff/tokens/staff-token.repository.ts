import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

/** Locks the request id until the transaction ends, so parallel requests with it wait. */
export async function lockRequestId(transaction: Transaction, requestId: string): Promise<void> {
  const name = `tokens ${requestId}`;
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction);
}

export interface VoucherBatch {
  readonly count: number;
  readonly redeemedCount: number;
  /** The half-tokens of each voucher. */
  readonly halfTokens: number;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/** The vouchers of one request, which are all alike. */
export async function findVoucherBatch(
  db: Connection,
  sourcePrefix: string,
): Promise<VoucherBatch | undefined> {
  const { rows } = await sql<VoucherBatch>`
    select count(*)::int as count, count(redeemed_at)::int as "redeemedCount",
      half_tokens as "halfTokens", expires_at as "expiresAt", min(created_at) as "createdAt"
    from token_voucher where starts_with(source_id, ${sourcePrefix})
    group by half_tokens, expires_at`.execute(db);
  return rows[0];
}
