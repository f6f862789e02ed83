import { type RawBuilder, sql } from "kysely";
import { ownerEpoch } from "../../photos/images/access-epoch.queries.ts";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type {
  NewMessage,
  TicketFile,
  TicketMessage,
  TicketRow,
  TicketStatus,
} from "./ticket.types.ts";

/** SQL fragment: the columns of a ticket; `author` is the account that wrote it. */
const TICKET = sql`
  ticket.id, business_id as brand, author.id as "accountId", ticket.name, ticket.email,
  coalesce(author.email_verified and lower(author.email) = ticket.email, false)
    as "isAddressVerified",
  subject, question, fields, tags, user_agent as "userAgent", status, hash,
  ticket.created_at as "createdAt", ticket.updated_at as "updatedAt"`;

export async function listTickets(
  db: Connection,
  {
    where,
    order,
    limit,
  }: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ${TICKET} from ticket left join account author on author.id = ticket.owner_id
    where ${where} order by ${order} limit ${limit}`.execute(db);
  return rows;
}

export async function findTicket(db: Connection, id: string): Promise<TicketRow | undefined> {
  const [row] = await listTickets(db, {
    where: sql`ticket.id = ${id}`,
    order: sql`ticket.id`,
    limit: 1,
  });
  return row;
}

/** Locks the ticket until the transaction ends: messages and status changes wait for each other. */
export async function lockTicket(
  transaction: Transaction,
  id: string,
): Promise<{ readonly status: TicketStatus; readonly brand: TicketRow["brand"] } | undefined> {
  const { rows } = await sql<{ status: TicketStatus; brand: TicketRow["brand"] }>`
    select status, business_id as brand from ticket where id = ${id} for update`.execute(
    transaction,
  );
  return rows[0];
}

/** SQL fragment: the columns of a message. */
export const MESSAGE_COLUMNS = sql`
  id, ticket_id as "ticketId", author, text, request_id as "requestId", created_at as "createdAt"`;

/** Lists the messages of the tickets, oldest first. */
export async function listMessages(
  db: Connection,
  ticketIds: readonly string[],
): Promise<TicketMessage[]> {
  const { rows } = await sql<TicketMessage>`
    select ${MESSAGE_COLUMNS} from ticket_message where ticket_id = any(${ticketIds}::uuid[])
    order by created_at, id`.execute(db);
  return rows;
}

export async function findMessageOfRequest(
  db: Connection,
  { ticketId, requestId }: { readonly ticketId: string; readonly requestId: string },
): Promise<TicketMessage | undefined> {
  const { rows } = await sql<TicketMessage>`
    select ${MESSAGE_COLUMNS} from ticket_message
    where ticket_id = ${ticketId} and request_id = ${requestId}`.execute(db);
  return rows[0];
}

/** Stores a message and returns its id. */
export async function insertMessage(
  transaction: Transaction,
  message: NewMessage,
): Promise<string> {
  const { ticketId, author, text, requestId } = message;
  const { rows } = await sql<{ id: string }>`
    insert into ticket_message (ticket_id, author, text, request_id)
    values (${ticketId}, ${author}, ${text}, ${requestId}) returning id`.execute(transaction);
  return rows[0]?.id ?? "";
}

export async function updateStatus(
  transaction: Transaction,
  id: string,
  status: TicketStatus,
): Promise<void> {
  await sql`
    update ticket set status = ${status}, updated_at = clock_timestamp()
    where id = ${id}`.execute(transaction);
}

interface FileRow {
  readonly ticketId: string;
  readonly key: string;
  readonly uploaderId: string;
  readonly epoch: number | null;
  readonly isRejected: boolean;
}

/** Lists the files of the tickets, with the access epochs of their uploaders. */
export async function listFiles(
  db: Connection,
  ticketIds: readonly string[],
): Promise<TicketFile[]> {
  const { rows } = await sql<FileRow>`
    select ticket_id as "ticketId", attached.key, uploader.id as "uploaderId",
      ${ownerEpoch(sql.ref("uploader.id"))} as epoch,
      exists (select from photo where photo.key = attached.key and status = 'REJECTED')
        as "isRejected"
    from ticket_file attached
      cross join lateral (select split_part(attached.key, '/', 1) as id) uploader
    where ticket_id = any(${ticketIds}::uuid[])`.execute(db);
  return rows.map(({ ticketId, key, uploaderId, epoch, isRejected }) => ({
    ticketId,
    key,
    access:
      epoch === null || isRejected ? null : { scope: { kind: "owner", id: uploaderId }, epoch },
  }));
}
