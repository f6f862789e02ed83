import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { postTokens } from "./ledger.queries.ts";

export interface NewTokenHold {
  readonly orderId: string;
  readonly accountId: string;
  readonly halfTokens: number;
}

export type TokenHoldState = "HELD" | "POSTED" | "RELEASED";

export interface TokenHold {
  readonly accountId: string;
  readonly halfTokens: number;
  readonly state: TokenHoldState;
}

/** Returns undefined for an order without tokens, and after its account was erased. */
export async function findTokenHold(
  db: Connection,
  orderId: string,
): Promise<TokenHold | undefined> {
  const { rows } = await sql<TokenHold>`
    select account_id as "accountId", half_tokens as "halfTokens", state
    from token_hold where order_id = ${orderId}`.execute(db);
  return rows[0];
}

/**
 * Reserves the tokens of a locked order, for the first time or after a release. Returns false,
 * without a change, when the account has fewer.
 */
export async function holdTokens(
  transaction: Transaction,
  { orderId, accountId, halfTokens }: NewTokenHold,
): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    with known as (
      select from token_hold where order_id = ${orderId} and state <> 'RELEASED'
    ), reserved as (
      update account set half_tokens_reserved = half_tokens_reserved + ${halfTokens}
      where id = ${accountId} and half_token_balance - half_tokens_reserved >= ${halfTokens}
        and not exists (select from known)
      returning id
    ), held as (
      insert into token_hold (order_id, account_id, half_tokens)
      select ${orderId}, id, ${halfTokens}::int from reserved
      on conflict (order_id) do update
        set state = 'HELD', account_id = excluded.account_id, half_tokens = excluded.half_tokens
      returning order_id
    )
    select exists (select from known) or exists (select from held) as is_held`.execute(transaction);
  return rows[0]?.isHeld ?? false;
}

/** Ends the reservation of a locked order without a payment. */
export async function releaseTokens(transaction: Transaction, orderId: string): Promise<void> {
  await endHold(transaction, orderId, "RELEASED");
}

/** Spends the reserved tokens of a locked order; returns false without a reservation. */
export async function spendHeldTokens(
  transaction: Transaction,
  orderId: string,
  note: string,
): Promise<boolean> {
  const hold = await endHold(transaction, orderId, "POSTED");
  if (hold === undefined) return false;
  const posted = await postTokens(transaction, {
    accountId: hold.accountId,
    reason: "STICKER_PURCHASE",
    sourceId: `order:${orderId}`,
    halfTokens: -hold.halfTokens,
    note,
  });
  if (posted === undefined) throw new Error(`The tokens of the order ${orderId} are missing`);
  return true;
}

async function endHold(
  transaction: Transaction,
  orderId: string,
  state: Exclude<TokenHoldState, "HELD">,
): Promise<Omit<TokenHold, "state"> | undefined> {
  const { rows } = await sql<Omit<TokenHold, "state">>`
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
