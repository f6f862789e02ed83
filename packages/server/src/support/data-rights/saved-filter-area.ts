import { sql } from "kysely";
import type { Area } from "./area.ts";

/** Filters that staff saved: the account's own, and those of others that search for its address. */
export const savedFilterArea: Area = {
  name: "savedFilters",
  collect: async (db, { accountId }) => {
    const { rows } = await sql`
      select name, filter, created_at from saved_order_filter
      where account_id = ${accountId} order by created_at, id`.execute(db);
    return rows;
  },
  erase: async (transaction, { accountId, email }) => {
    await sql`
      delete from saved_order_filter
      where account_id = ${accountId} or strpos(lower(filter ->> 'search'), ${email}) > 0
        or strpos(lower(name), ${email}) > 0`.execute(transaction);
  },
};
