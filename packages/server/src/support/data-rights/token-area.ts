import { sql } from "kysely";
import type { Area } from "./area.ts";

/**
 * Tokens. Transactions leave the ledger with both entries, so that its sum stays zero. A redeemed
 * voucher stays redeemed, and the place of an entry stays taken.
 */
export const tokenArea: Area = {
  name: "tokens",
  // Without the hashes of codes.
  collect: async (db, { accountId }) => {
    const transactions = await sql`
      select id, created_at, reason, half_tokens, starting_balance, ending_balance, note, array(
        select jsonb_build_object('ledgerAccount', ledger_account, 'halfTokens', half_tokens)
        from token_entry where transaction_id = token_transaction.id order by ledger_account
      ) as entries
      from token_transaction where account_id = ${accountId} order by position`.execute(db);
    const reservations = await sql`
      select number as order_number, half_tokens, token_hold.state
      from token_hold join shop_order on shop_order.id = order_id
      where account_id = ${accountId} order by number`.execute(db);
    const vouchers = await sql`
      select half_tokens, redeemed_at from token_voucher
      where redeemed_by = ${accountId} order by redeemed_at`.execute(db);
    const entries = await sql`
      select promotion_id, submission, status, created_at, decided_at from promotion_entry
      where account_id = ${accountId} order by created_at`.execute(db);
    return {
      transactions: transactions.rows,
      reservations: reservations.rows,
      redeemedVouchers: vouchers.rows,
      promotionEntries: entries.rows,
    };
  },
  erase: async (transaction, { accountId }) => {
    await sql`
      update token_voucher set redeemed_by = null where redeemed_by = ${accountId}`.execute(
      transaction,
    );
    for (const table of ["promotionEntry", "tokenHold", "tokenTransaction"] as const) {
      await transaction.deleteFrom(table).where("accountId", "=", accountId).execute();
    }
  },
};
