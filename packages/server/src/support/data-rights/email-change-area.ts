import { sql } from "kysely";
import type { Area } from "./area.ts";

/** Addresses that the account had or was to get; old ones are removed after a month. */
export const emailChangeArea: Area = {
  name: "emailChanges",
  collect: async (db, { accountId }) => {
    const { rows } = await sql`
      select old_email, new_email, created_at, expires_at, confirmed_at from email_change
      where account_id = ${accountId} order by created_at, id`.execute(db);
    return rows;
  },
  erase: async (transaction, { accountId }, queue) => {
    const { rows } = await sql<{ id: string; oldEmail: string }>`
      delete from email_change where account_id = ${accountId}
      returning id, old_email`.execute(transaction);
    await queue.deleteJobs(
      transaction,
      rows.map(({ id }) => id),
    );
    await sql`
      delete from mail_refusal
      where email = any(${rows.map(({ oldEmail }) => oldEmail)}::text[])`.execute(transaction);
  },
};
