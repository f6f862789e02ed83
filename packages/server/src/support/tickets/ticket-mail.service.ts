import type { TicketMailJob } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database } from "../../platform/database/database.ts";
import { findTicket, listMessages } from "./ticket.queries.ts";
import { findMessageById } from "./ticket.repository.ts";
import type { TicketRow } from "./ticket.types.ts";
import type { TicketKeys } from "./ticket-key.ts";

interface AboutTicket {
  /** The recipient. */
  readonly email: string;
  readonly ticket: TicketRow;
}

export type TicketMail =
  /** A mail to support, with the first message or a later one of the customer. */
  | (AboutTicket & { readonly kind: "ticket-created" | "ticket-replied"; readonly text: string })
  | (AboutTicket & { readonly kind: "ticket-received"; readonly key: string })
  | (AboutTicket & {
      readonly kind: "ticket-answered";
      readonly key: string;
      readonly text: string;
    });

interface Dependencies {
  readonly db: Database;
  readonly keys: TicketKeys;
  readonly supportAddresses: Readonly<Record<TicketRow["brand"], string>>;
}

/** Loads a ticket when a mail about it is sent; undefined after it was erased. */
export class TicketMailService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async prepare(job: TicketMailJob): Promise<TicketMail | undefined> {
    switch (job.kind) {
      case "ticket-created": {
        const ticket = await this.#load(job.ticketId);
        if (ticket === undefined) return undefined;
        const messages = await listMessages(this.#deps.db, [ticket.id]);
        const first = messages.find(({ requestId }) => requestId === ticket.id);
        return { kind: job.kind, ...this.#toSupport(ticket), text: first?.text ?? "" };
      }
      case "ticket-received": {
        const ticket = await this.#load(job.ticketId);
        return ticket && { kind: job.kind, ...this.#toCustomer(ticket) };
      }
      case "ticket-replied":
      case "ticket-answered": {
        const message = await findMessageById(this.#deps.db, job.messageId);
        const ticket = message && (await this.#load(message.ticketId));
        if (message === undefined || ticket === undefined) return undefined;
        const { text } = message;
        return job.kind === "ticket-replied"
          ? { kind: job.kind, ...this.#toSupport(ticket), text }
          : { kind: job.kind, ...this.#toCustomer(ticket), text };
      }
    }
  }

  #load(ticketId: string): Promise<TicketRow | undefined> {
    return findTicket(this.#deps.db, ticketId);
  }

  #toSupport(ticket: TicketRow): AboutTicket {
    return { email: this.#deps.supportAddresses[ticket.brand], ticket };
  }

  #toCustomer(ticket: TicketRow): AboutTicket & { readonly key: string } {
    return { email: ticket.email, ticket, key: this.#deps.keys.create(ticket.id) };
  }
}
