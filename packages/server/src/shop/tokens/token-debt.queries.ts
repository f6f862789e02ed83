import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";
import { postAllTokens } from "./ledger.queries.ts";
import type { TokenPosting } from "./ledger.types.ts";

interface TokenAmount {
  readonly accountId: string;
  readonly halfTokens: number;
}

/** Adds to what the account owes; returns how much was added, which is 0 for a missing account. */
export async function addTokenDebt(
  transaction: Transaction,
  { accountId, halfTokens }: TokenAmount,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update account set half_token_debt = half_token_debt + ${halfTokens}
    where id = ${accountId}`.execute(transaction);
  return numAffectedRows === 1n ? halfTokens : 0;
}

/** Lowers what the account owes by at most this much; returns by how much. */
export async function settleTokenDebt(
  transaction: Transaction,
  { accountId, halfTokens }: TokenAmount,
): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    with known as (
      select least(half_token_debt, ${halfTokens}) as settled from account
      where id = ${accountId} for update
    )
    update account set half_token_debt = half_token_debt - known.settled
    from known where id = ${accountId}
    returning known.settled`.execute(transaction);
  return rows[0]?.settled ?? 0;
}

/**
 * Posts tokens that come back to an account. What it owes is settled first, as a posting of its
 * own, so that the history explains the balance.
 */
export async function postReturnedTokens(
  transaction: Transaction,
  accountId: string,
  postings: readonly Omit<TokenPosting, "accountId">[],
): Promise<void> {
  const [first] = postings;
  if (first === undefined) return;
  const halfTokens = postings.reduce((sum, posting) => sum + posting.halfTokens, 0);
  const settled = await settleTokenDebt(transaction, { accountId, halfTokens });
  const settlement = {
    reason: "ADMIN_ADJUSTMENT" as const,
    sourceId: `settled:${first.sourceId}`,
    halfTokens: -settled,
    note: "Tokens you used from an order that was refunded",
  };
  const all = settled === 0 ? postings : [...postings, settlement];
  const posted = await postAllTokens(transaction, accountId, all);
  if (posted.length !== all.length) throw new Error(`${first.sourceId} cannot be posted`);
}
