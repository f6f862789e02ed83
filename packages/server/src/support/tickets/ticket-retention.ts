import { sql } from "kysely";
import type { Database, Transaction } from "../../platform/database/database.ts";

/** Days without a message after which an answered ticket counts as closed. */
const ANSWERED_DAYS = 30;

const LAST_MESSAGE = sql`coalesce(
  (select max(created_at) from ticket_message where ticket_id = ticket.id), ticket.created_at
)`;

/**
 * Closes answered tickets after 30 days without a message, and erases closed ones two years after
 * the last one. Their files are erased with the next abandoned uploads.
 */
export function closeAndEraseTickets(db: Database): Promise<{ closed: number; erased: number }> {
  return db.transaction().execute(async (transaction) => ({
    closed: await closeAnswered(transaction),
    erased: await eraseClosed(transaction),
  }));
}

async function closeAnswered(transaction: Transaction): Promise<number> {
  const { numAffectedRows } = await sql`
    update ticket set status = 'CLOSED', updated_at = now()
    where status = 'ANSWERED'
      and ${LAST_MESSAGE} < now() - make_interval(days => ${ANSWERED_DAYS})`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** Erases closed tickets. The audit log keeps their ids, which then name nothing. */
async function eraseClosed(transaction: Transaction): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ticket
    where status = 'CLOSED' and ${LAST_MESSAGE} < now() - interval '2 years'`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}
