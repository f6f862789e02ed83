import { sql } from "kysely";
import { deleteUploadRows } from "../../photos/uploads/upload.queries.ts";
import type { Connection } from "../../platform/database/database.ts";
import type { Area, DataSubject } from "./area.ts";

/** Tickets of the user, including those written with the user's address but without an account. */
export const ticketArea: Area = {
  name: "tickets",
  // Answers to another address are left out: the user did not prove to have its mailbox.
  collect: async (db, subject) => {
    const { rows } = await sql`
      select id, business_id, name, email, subject, question, fields, tags, status,
        case when owner_id = any(${subject.identities}::text[]) then user_agent end as user_agent,
        created_at, updated_at, array(
          select jsonb_build_object('author', author, 'text', text, 'createdAt', created_at)
          from ticket_message
          where ticket_id = ticket.id and (
            request_id = ticket.id or ${isMailedTo(subject)}
          )
          order by created_at, id
        ) as messages
      from ticket where ${isTicketOf(subject)} order by created_at, id`.execute(db);
    return rows;
  },
  // Of guests that the account has not claimed; the others are below its own prefixes.
  eraseObjects: async (db, storage, subject) => {
    for (const key of await listFileKeys(db, subject)) {
      await storage.removeAll(storage.originalsBucket, key);
      await storage.removeAll(storage.mediaBucket, `${key}/`);
    }
  },
  erase: async (transaction, subject, queue) => {
    const keys = await listFileKeys(transaction, subject);
    const { rows } = await sql<{ id: string }>`
      select id from ticket where ${isTicketOf(subject)} for update`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    const messages = await sql<{ id: string }>`
      select id from ticket_message where ticket_id = any(${ids}::uuid[])`.execute(transaction);
    await queue.deleteJobs(transaction, [...ids, ...messages.rows.map(({ id }) => id), ...keys]);
    await sql`
      update staff_action set subject_id = 'erased'
      where subject_type = 'ticket' and subject_id = any(${ids}::text[])`.execute(transaction);
    await sql`delete from ticket where id = any(${ids}::uuid[])`.execute(transaction);
    await sql`delete from photo where key = any(${keys}::text[])`.execute(transaction);
    await deleteUploadRows(transaction, keys);
  },
};

/**
 * SQL fragment: the ticket has the account's verified address; an unverified one may be someone
 * else's.
 */
function isMailedTo({ accountId }: DataSubject) {
  return sql<boolean>`(ticket.email = (
    select lower(account.email) from account where id = ${accountId} and email_verified
  ))`;
}

function isTicketOf(subject: DataSubject) {
  return sql<boolean>`(
    ticket.owner_id = any(${subject.identities}::text[]) or ${isMailedTo(subject)}
  )`;
}

async function listFileKeys(db: Connection, subject: DataSubject): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from ticket_file join ticket on ticket.id = ticket_id
    where ${isTicketOf(subject)} order by key`.execute(db);
  return rows.map(({ key }) => key);
}
