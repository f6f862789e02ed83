import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";

export interface NewVoucher {
  readonly sourceId: string;
  readonly codeHmac: Buffer;
  /** Readable with the key only; removed when the voucher is redeemed. */
  readonly sealedCode: Buffer;
  readonly halfTokens: number;
  readonly expiresAt: Date | null;
}

/** Stores vouchers, except for sources that already have one. */
export async function insertVouchers(
  transaction: Transaction,
  vouchers: readonly NewVoucher[],
): Promise<void> {
  if (vouchers.length === 0) return;
  await transaction
    .insertInto("tokenVoucher")
    .values(
      vouchers.map((voucher) => ({
        sourceId: voucher.sourceId,
        codeHmac: voucher.codeHmac,
        sealedCode: voucher.sealedCode,
        halfTokens: voucher.halfTokens,
        expiresAt: voucher.expiresAt,
      })),
    )
    .onConflict((conflict) => conflict.column("sourceId").doNothing())
    .execute();
}

interface VoucherKey {
  readonly hmacs: readonly Buffer[];
  readonly accountId: string;
}

/** Whether the account created the voucher as an administrator, by the audit log. */
export async function isCreatedBy(
  db: Connection,
  { hmacs, accountId }: VoucherKey,
): Promise<boolean> {
  const { rows } = await sql`
    select from token_voucher voucher
      join staff_action on action = 'vouchers.create' and subject_type = 'vouchers'
        and starts_with(voucher.source_id, 'staff:' || subject_id || ':')
    where code_hmac = any(${hmacs}::bytea[]) and account_id = ${accountId}`.execute(db);
  return rows.length > 0;
}

/** Whether the voucher has the tokens of an order. */
export async function isOfOrder(
  db: Connection,
  { hmacs }: Pick<VoucherKey, "hmacs">,
): Promise<boolean> {
  const { rows } = await sql`
    select from token_voucher
    where code_hmac = any(${hmacs}::bytea[]) and starts_with(source_id, 'order:')`.execute(db);
  return rows.length > 0;
}

export interface RedeemedVoucher {
  readonly sourceId: string;
  readonly halfTokens: number;
}

/**
 * Redeems a voucher for the first account that asks. Returns undefined when it is unknown, expired,
 * redeemed or empty.
 */
export async function redeemVoucher(
  transaction: Transaction,
  { hmacs, accountId }: VoucherKey,
): Promise<RedeemedVoucher | undefined> {
  const { rows } = await sql<RedeemedVoucher>`
    update token_voucher
    set redeemed_by = ${accountId}, redeemed_at = now(), sealed_code = null
    where code_hmac = any(${hmacs}::bytea[]) and redeemed_at is null and half_tokens > 0
      and (expires_at is null or expires_at > now())
    returning source_id as "sourceId", half_tokens as "halfTokens"`.execute(transaction);
  return rows[0];
}

export async function isRedeemedBy(
  db: Connection,
  { hmacs, accountId }: VoucherKey,
): Promise<boolean> {
  const { rows } = await sql`
    select from token_voucher
    where code_hmac = any(${hmacs}::bytea[]) and redeemed_by = ${accountId}`.execute(db);
  return rows.length > 0;
}

export interface SealedVoucher {
  /** Null after it was redeemed. */
  readonly sealedCode: Buffer | null;
  readonly halfTokens: number;
}

/**
 * Takes at most what is left of a voucher and returns how much: 0 when it was redeemed or is
 * missing.
 */
export async function reduceVoucher(
  transaction: Transaction,
  sourceId: string,
  halfTokens: number,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with known as (
      select half_tokens from token_voucher
      where source_id = ${sourceId} and redeemed_at is null for update
    )
    update token_voucher set half_tokens = known.half_tokens - least(known.half_tokens, ${halfTokens})
    from known where source_id = ${sourceId} and redeemed_at is null
    returning least(known.half_tokens, ${halfTokens}) as taken`.execute(transaction);
  return rows[0]?.taken ?? 0;
}

export async function findRedeemer(db: Connection, sourceId: string): Promise<string | undefined> {
  const { rows } = await sql<{ accountId: string | null }>`
    select redeemed_by as "accountId" from token_voucher
    where source_id = ${sourceId}`.execute(db);
  return rows[0]?.accountId ?? undefined;
}

export async function countUnredeemed(db: Connection, sourceId: string): Promise<number> {
  const { rows } = await sql<{ halfTokens: number }>`
    select half_tokens as "halfTokens" from token_voucher
    where source_id = ${sourceId} and redeemed_at is null`.execute(db);
  return rows[0]?.halfTokens ?? 0;
}

/** Adds to a voucher; returns false when it was redeemed or is missing. */
export async function raiseVoucher(
  transaction: Transaction,
  sourceId: string,
  halfTokens: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update token_voucher set half_tokens = half_tokens + ${halfTokens}
    where source_id = ${sourceId} and redeemed_at is null`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Lists the vouchers whose source starts with a prefix, such as the lines of an order. */
export async function listVouchers(db: Connection, sourcePrefix: string): Promise<SealedVoucher[]> {
  const { rows } = await sql<SealedVoucher>`
    select sealed_code as "sealedCode", half_tokens as "halfTokens" from token_voucher
    where starts_with(source_id, ${sourcePrefix}) order by source_id`.execute(db);
  return rows;
}
