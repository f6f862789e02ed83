import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { listTickets, MESSAGE_COLUMNS } from "./ticket.queries.ts";
import type { TicketField, TicketMessage, TicketRow } from "./ticket.types.ts";

export interface NewTicket {
  readonly id: string;
  readonly brand: BrandId;
  readonly ownerId: string | null;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly question: string;
  readonly fields: readonly TicketField[];
  readonly tags: readonly string[];
  readonly userAgent: string;
  readonly hash: string;
  readonly searchText: string;
}

/** Makes repeated requests wait for the first one until the transaction ends. */
export async function lockNewTicketId(transaction: Transaction, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`ticket ${id}`}))`.execute(transaction);
}

export async function insertTicket(transaction: Transaction, ticket: NewTicket): Promise<void> {
  await sql`
    insert into ticket (id, business_id, owner_id, name, email, subject, question, fields, tags,
      user_agent, hash, search_text)
    values (${ticket.id}, ${ticket.brand}, ${ticket.ownerId}, ${ticket.name}, ${ticket.email},
      ${ticket.subject}, ${ticket.question}, ${JSON.stringify(ticket.fields)}, ${ticket.tags},
      ${ticket.userAgent}, ${ticket.hash}, ${ticket.searchText})`.execute(transaction);
}

export async function insertFiles(
  transaction: Transaction,
  ticketId: string,
  keys: readonly string[],
): Promise<void> {
  await sql`
    insert into ticket_file (ticket_id, key)
    select ${ticketId}, key from unnest(${keys}::text[]) key`.execute(transaction);
}

/**
 * Returns the keys that the identity has uploaded for a ticket, locked until the transaction ends.
 */
export async function lockUploads(
  transaction: Transaction,
  ownerId: string,
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from upload
    where key = any(${keys}::text[]) and owner_id = ${ownerId}
      and split_part(key, '/', 3) = 'contact'
    order by key for share`.execute(transaction);
  return rows.map(({ key }) => key);
}

export async function findMessageById(
  db: Connection,
  id: string,
): Promise<TicketMessage | undefined> {
  const { rows } = await sql<TicketMessage>`
    select ${MESSAGE_COLUMNS} from ticket_message where id = ${id}`.execute(db);
  return rows[0];
}

/** Lists the tickets of an address, newest first. */
export function listTicketsOfEmail(
  db: Connection,
  { email, brand }: { readonly email: string; readonly brand: BrandId },
  limit: number,
): Promise<TicketRow[]> {
  return listTickets(db, {
    where: sql`ticket.email = ${email} and business_id = ${brand}`,
    order: sql`ticket.created_at desc, ticket.id`,
    limit,
  });
}
