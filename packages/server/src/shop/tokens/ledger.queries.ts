import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import type { TokenPosting, TokenReason, TokenTransaction } from "./ledger.types.ts";

/** The ledger account on the other side of each posting. */
const COUNTERPARTS: Readonly<Record<TokenReason, string>> = {
  ADMIN_ADJUSTMENT: "adjustments",
  PROMOTION: "promotions",
  STICKER_PURCHASE: "stickers",
  VOUCHER_REDEMPTION: "vouchers",
};

const COLUMNS = sql`
  id, created_at as "createdAt", reason, half_tokens as "halfTokens",
  starting_balance as "startingBalance", ending_balance as "endingBalance", note`;

/**
 * Changes the balance and writes the transaction with both entries, in one statement. Returns
 * undefined when the source is already posted, and when the tokens that are not reserved do not
 * cover it. Of two statements with one source at the same time, the second fails on the unique key.
 */
export async function postTokens(
  db: Connection,
  { accountId, ...posting }: TokenPosting,
): Promise<TokenTransaction | undefined> {
  const [transaction] = await postAllTokens(db, accountId, [posting]);
  return transaction;
}

/** Posts several transactions of one account in their order, all or none. */
export async function postAllTokens(
  db: Connection,
  accountId: string,
  postings: readonly Omit<TokenPosting, "accountId">[],
): Promise<TokenTransaction[]> {
  if (postings.length === 0) return [];
  const requests = postings.map(({ reason, sourceId, halfTokens, note = "" }, number) => ({
    number,
    reason,
    sourceId,
    halfTokens,
    note,
    counterpart: COUNTERPARTS[reason],
  }));
  const total = postings.reduce((sum, { halfTokens }) => sum + halfTokens, 0);
  const { rows } = await sql<TokenTransaction>`
    with requested as (
      select *, (sum(half_tokens) over (order by number))::int as change
      from jsonb_to_recordset(${toRecordsetJson(requests)}::jsonb) as request (
        number int, reason text, source_id text, half_tokens int, note text, counterpart text
      )
    ), changed as (
      update account set half_token_balance = half_token_balance + ${total}
      where id = ${accountId}
        and half_token_balance - half_tokens_reserved + ${total} >= 0
        and not exists (
          select from token_transaction join requested using (reason, source_id)
        )
      returning half_token_balance - ${total} as balance
    ), posted as (
      insert into token_transaction (
        account_id, reason, source_id, half_tokens, starting_balance, ending_balance, note
      )
      select ${accountId}, reason, source_id, half_tokens, balance + change - half_tokens,
        balance + change, note
      from changed cross join requested order by number
      returning *
    ), entries as (
      insert into token_entry (transaction_id, ledger_account, half_tokens)
      select id, ${accountId}, half_tokens from posted
      union all
      select id, counterpart, -posted.half_tokens
      from posted join requested using (reason, source_id)
    )
    select ${COLUMNS} from posted order by position`.execute(db);
  return rows;
}

export async function findTokenTransaction(
  db: Connection,
  { reason, sourceId }: Pick<TokenPosting, "reason" | "sourceId">,
): Promise<(TokenTransaction & { readonly accountId: string }) | undefined> {
  const { rows } = await sql<TokenTransaction & { readonly accountId: string }>`
    select ${COLUMNS}, account_id as "accountId" from token_transaction
    where reason = ${reason} and source_id = ${sourceId}`.execute(db);
  return rows[0];
}

/** Lists the transactions of an account, newest first. */
export async function listTokenTransactions(
  db: Connection,
  accountId: string,
  limit: number,
): Promise<TokenTransaction[]> {
  const { rows } = await sql<TokenTransaction>`
    select ${COLUMNS} from token_transaction where account_id = ${accountId}
    order by position desc limit ${limit}`.execute(db);
  return rows;
}

/** Locks the account and returns the half-tokens it can spend; undefined for a missing account. */
export async function lockAndFindAvailableTokens(
  transaction: Transaction,
  accountId: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ available: number }>`
    select half_token_balance - half_tokens_reserved as available
    from account where id = ${accountId} for update`.execute(transaction);
  return rows[0]?.available;
}

export interface TokenBalance {
  /** The balance in half-tokens, including reserved ones. */
  readonly halfTokens: number;
  /** Half-tokens reserved by orders that wait for their payment. */
  readonly reserved: number;
  /** Half-tokens that were spent although their money was refunded. */
  readonly owed: number;
}

export async function findBalanceWithHolds(
  db: Connection,
  accountId: string,
): Promise<TokenBalance> {
  const { rows } = await sql<TokenBalance>`
    select half_token_balance as "halfTokens", half_tokens_reserved as reserved,
      half_token_debt as owed
    from account where id = ${accountId}`.execute(db);
  return rows[0] ?? { halfTokens: 0, reserved: 0, owed: 0 };
}
