import type { BrandId } from "@photomap/design";
import { normalizeEmail } from "@photomap/project";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { findTicket } from "./ticket.queries.ts";
import { listTicketsOfEmail } from "./ticket.repository.ts";
import type { Ticket, TicketRow } from "./ticket.types.ts";
import { type CreateTicketDependencies, createTicket } from "./ticket-creation.ts";
import { isTicketId, parseTicketInput, replySchema, ticketSchema } from "./ticket-input.ts";
import type { TicketKeys } from "./ticket-key.ts";
import type { TicketClientInfo } from "./ticket-rate-limits.ts";
import { closeAndEraseTickets } from "./ticket-retention.ts";
import type { TicketThreadService } from "./ticket-thread.service.ts";

type Invalid = { readonly kind: "invalid"; readonly problem: string };
type TooMany = { readonly kind: "too-many" };

export type CreateTicketResult =
  | { readonly kind: "created"; readonly isNew: boolean; readonly ticket: Ticket }
  | Invalid
  | TooMany;

export type ReplyResult =
  | { readonly kind: "changed"; readonly ticket: Ticket }
  | { readonly kind: "missing" }
  | Invalid
  | TooMany;

export interface ReplyRequest {
  readonly ticketId: string;
  readonly requestId: string;
  readonly text: string;
  /** The key of the link in a mail. */
  readonly key?: string | null | undefined;
}

interface Dependencies extends CreateTicketDependencies {
  readonly keys: TicketKeys;
  readonly threads: TicketThreadService;
}

const MAX_LISTED = 100;

const REUSED: Invalid = {
  kind: "invalid",
  problem: "You already sent this message. Reload the page to write another one.",
};

/**
 * Tickets for customers. Only people who proved that they control the mailbox see a thread: the
 * account that verified the address, and the holder of a key from a mail.
 */
export class TicketService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Creates a ticket, or returns that of a repeated request, with its first message only. */
  async create(
    caller: TicketClientInfo,
    brand: BrandId,
    candidate: unknown,
  ): Promise<CreateTicketResult> {
    const read = parseTicketInput(ticketSchema, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const request = { caller, brand, input: read.value };
    const creation = await createTicket(this.#deps, request);
    if (creation.kind !== "created") return creation;
    return { ...creation, ticket: await this.#presentFirst(creation.row) };
  }

  /** Returns undefined for missing tickets and those of others. */
  async find(
    viewer: Viewer,
    brand: BrandId,
    { id, key }: { readonly id: string; readonly key?: string | null | undefined },
  ): Promise<Ticket | undefined> {
    const row = await this.#findVisible(viewer, brand, { id, key });
    return row && (await this.#deps.threads.load([row]))[0];
  }

  /** Lists the tickets of the viewer's verified address, newest first, at most 100. */
  async list(viewer: Viewer, brand: BrandId): Promise<Ticket[]> {
    if (viewer.kind !== "account" || viewer.isUnverified === true) return [];
    const email = normalizeEmail(viewer.email);
    const rows = await listTicketsOfEmail(this.#deps.db, { email, brand }, MAX_LISTED);
    return this.#deps.threads.load(rows);
  }

  /** Adds a message of the customer; a repeated request adds no second one. */
  async reply(
    caller: TicketClientInfo,
    brand: BrandId,
    candidate: ReplyRequest,
  ): Promise<ReplyResult> {
    const { ticketId: id, key } = candidate;
    const row = await this.#findVisible(caller.viewer, brand, { id, key });
    if (row === undefined) return { kind: "missing" };
    const read = parseTicketInput(replySchema, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const message = { ...read.value, author: "CUSTOMER" } as const;
    const { db, limits, threads } = this.#deps;
    const refused = await db.transaction().execute(async (transaction) => {
      const arrival = await threads.receive(transaction, message);
      if (arrival.kind === "missing") return arrival;
      if (arrival.kind === "reused") return REUSED;
      if (arrival.kind === "repeated") return undefined;
      if (!(await limits.consumeReply(caller))) return { kind: "too-many" } as const;
      await arrival.add();
      return undefined;
    });
    if (refused !== undefined) return refused;
    const ticket = await this.find(caller.viewer, brand, { id, key });
    return ticket === undefined ? { kind: "missing" } : { kind: "changed", ticket };
  }

  /** Closes answered tickets and erases closed ones after their time; returns how many of each. */
  purge(): Promise<{ closed: number; erased: number }> {
    return closeAndEraseTickets(this.#deps.db);
  }

  async #findVisible(
    viewer: Viewer,
    brand: BrandId,
    { id, key }: { readonly id: string; readonly key?: string | null | undefined },
  ): Promise<TicketRow | undefined> {
    if (!isTicketId(id)) return undefined;
    const row = await findTicket(this.#deps.db, id.toLowerCase());
    if (row === undefined) return undefined;
    if (key && this.#deps.keys.isKeyOf(row.id, key)) return row;
    const isOwn =
      viewer.kind === "account" &&
      viewer.isUnverified !== true &&
      normalizeEmail(viewer.email) === row.email &&
      row.brand === brand;
    return isOwn ? row : undefined;
  }

  /** Leaves out later messages: the writer did not prove to have the mailbox. */
  async #presentFirst(row: TicketRow): Promise<Ticket> {
    const [ticket] = await this.#deps.threads.load([row]);
    if (ticket === undefined) throw new Error("A ticket has no thread");
    const messages = ticket.messages.filter(({ requestId }) => requestId === row.id);
    return { ...ticket, messages };
  }
}
