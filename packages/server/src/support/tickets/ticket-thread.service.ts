import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import {
  findMessageOfRequest,
  insertMessage,
  listFiles,
  listMessages,
  lockTicket,
  updateStatus,
} from "./ticket.queries.ts";
import type { NewMessage, Ticket, TicketRow } from "./ticket.types.ts";

export type ReceiveMessageResult =
  /** The message is new, and the ticket is locked. */
  | { readonly kind: "new"; readonly add: () => Promise<void> }
  | { readonly kind: "repeated" }
  /** The request id was used for another message. */
  | { readonly kind: "reused" }
  | { readonly kind: "missing" };

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
}

/** Messages of tickets, for both sides; access is checked by the callers. */
export class TicketThreadService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async load(rows: readonly TicketRow[]): Promise<Ticket[]> {
    const { db } = this.#deps;
    const ids = rows.map(({ id }) => id);
    const [messages, files] = await Promise.all([listMessages(db, ids), listFiles(db, ids)]);
    return rows.map((row) => ({
      ...row,
      messages: messages.filter(({ ticketId }) => ticketId === row.id),
      files: files.filter(({ ticketId }) => ticketId === row.id),
    }));
  }

  /**
   * Receives a message: one from the customer reopens the ticket, and the other side gets a mail.
   */
  async receive(transaction: Transaction, message: NewMessage): Promise<ReceiveMessageResult> {
    const ticket = await lockTicket(transaction, message.ticketId);
    if (ticket === undefined) return { kind: "missing" };
    const known = await findMessageOfRequest(transaction, message);
    if (known !== undefined) {
      const isSame = known.author === message.author && known.text === message.text;
      return { kind: isSame ? "repeated" : "reused" };
    }
    const { brand } = ticket;
    const isAnswer = message.author === "STAFF";
    const add = async () => {
      const messageId = await insertMessage(transaction, message);
      await updateStatus(transaction, message.ticketId, isAnswer ? "ANSWERED" : "OPEN");
      const kind = isAnswer ? "ticket-answered" : "ticket-replied";
      await this.#deps.queue.enqueue(transaction, "send-mail", {
        kind,
        messageId,
        businessId: brand,
      });
    };
    return { kind: "new", add };
  }
}
