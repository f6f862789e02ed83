import type pg from "pg";

/** Rules about money and tokens that no constraint enforces; each query lists the violations. */
const RULES: Readonly<Record<string, string>> = {
  "both entries of a token transaction add up to zero": `
    select from token_transaction transaction
    where (
      select coalesce(sum(half_tokens), 1) from token_entry where transaction_id = transaction.id
    ) <> 0`,
  "a token transaction starts where the one before it ended": `
    select from (
      select starting_balance,
        lag(ending_balance, 1, 0) over (partition by account_id order by position) as before
      from token_transaction
    ) chain where starting_balance <> before`,
  "a balance is the sum of its transactions": `
    select from account where half_token_balance <> (
      select coalesce(sum(half_tokens), 0) from token_transaction where account_id = account.id
    )`,
  "reserved tokens are those of open holds": `
    select from account where half_tokens_reserved <> (
      select coalesce(sum(half_tokens), 0) from token_hold
      where account_id = account.id and state = 'HELD'
    )`,
  "an order costs what its lines cost": `
    select from shop_order where subtotal_minor <> (
      select coalesce(sum(quantity * unit_price_minor), 0) from order_line
      where order_id = shop_order.id
    )`,
  "refunds of an order add up": `
    select from shop_order where refunded_minor <> (
      select coalesce(sum(amount_minor), 0) from order_refund
      where order_id = shop_order.id and status in ('PENDING', 'SUCCESS')
    )`,
};

export interface Violation {
  readonly rule: string;
  readonly rows: number;
}

/** The rules that are violated, with the number of rows. */
export async function findLedgerViolations(client: pg.ClientBase): Promise<readonly Violation[]> {
  const results: Violation[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from (${query}) violation`,
    );
    results.push({ rule, rows: rows[0]?.count ?? 0 });
  }
  return results.filter(({ rows }) => rows > 0);
}
