import { sql } from "kysely";
import type { Transaction } from "../database/database.ts";
import { postTokens } from "./ledger.queries.ts";

export interface NewTokenHold {
  readonly orderId: string;
  readonly accountId: string;
  readonly halfTokens: number;
}

/** Reserves tokens of an order, for the first time or after a release. False when they are missing. */
export async function holdTokens(
  transaction: Transaction,
  { orderId, accountId, halfTokens }: NewTokenHold,
): Promise<boolean> {
  const { rows } = await sql`
    with reserved as (
      update account set half_tokens_reserved = half_tokens_reserved + ${halfTokens}
      where id = ${accountId} and half_token_balance - half_tokens_reserved >= ${halfTokens}
      returning id
    )
    insert into token_hold (order_id, account_id, half_tokens)
    select ${orderId}, id, ${halfTokens}::int from reserved
    on conflict (order_id) do update set state = 'HELD'
    returning order_id`.execute(transaction);
  return rows.length > 0;
}

/** Ends a reservation without a payment; the order is locked. */
export async function releaseTokens(transaction: Transaction, orderId: string): Promise<void> {
  await endHold(transaction, orderId, "RELEASED");
}

/** Spends the reserved tokens of an order; the order is locked. */
export async function spendHeldTokens(
  transaction: Transaction,
  orderId: string,
  note: string,
): Promise<void> {
  const hold = await endHold(transaction, orderId, "POSTED");
  if (hold === undefined) return;
  const posted = await postTokens(transaction, {
    accountId: hold.accountId,
    reason: "STICKER_PURCHASE",
    sourceId: `order:${orderId}`,
    halfTokens: -hold.halfTokens,
    note,
  });
  if (posted === undefined) throw new Error(`The tokens of the order ${orderId} are missing`);
}

interface EndedHold {
  readonly accountId: string;
  readonly halfTokens: number;
}

async function endHold(
  transaction: Transaction,
  orderId: string,
  state: "POSTED" | "RELEASED",
): Promise<EndedHold | undefined> {
  const { rows } = await sql<EndedHold>`
    with ended as (
      update token_hold set state = ${state}
      where order_id = ${orderId} and state = 'HELD'
      returning account_id, half_tokens
    )
    update account set half_tokens_reserved = half_tokens_reserved - ended.half_tokens
    from ended where account.id = ended.account_id
    returning account.id as "accountId", ended.half_tokens as "halfTokens"`.execute(transaction);
  return rows[0];
}
