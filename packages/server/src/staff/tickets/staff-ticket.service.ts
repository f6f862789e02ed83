import { z } from "zod";
import { insertStaffAction } from "../../platform/audit/staff-action.queries.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { findTicket, lockTicket, updateStatus } from "../../support/tickets/ticket.queries.ts";
import {
  TICKET_STATUSES,
  type Ticket,
  type TicketRow,
  type TicketStatus,
} from "../../support/tickets/ticket.types.ts";
import type { TicketThreadService } from "../../support/tickets/ticket-thread.service.ts";
import { getPermittedStaff } from "../shared/staff-access.ts";
import { parseStaffInput } from "../shared/staff-input.ts";
import { createLikePatterns, type SearchPageRequest } from "../shared/staff-search-words.ts";
import {
  countTickets,
  searchTickets,
  type TicketCursor,
} from "./staff-ticket-search.repository.ts";

export interface TicketSearchRequest extends SearchPageRequest {
  readonly status?: TicketStatus | null | undefined;
  readonly first?: number | null | undefined;
}

export interface TicketPage {
  readonly tickets: readonly TicketRow[];
  readonly nextCursor: string | null;
  /** The number of matches, counted up to `MAX_COUNT`. */
  readonly total: number;
}

export type TicketChangeResult =
  | { readonly kind: "changed"; readonly ticket: Ticket }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" };

interface Dependencies {
  readonly db: Database;
  readonly threads: TicketThreadService;
}

const MAX_COUNT = 1000;
const PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 100;

const ticketId = z.guid();

const answerInput = z.object({
  ticketId,
  requestId: z.guid(),
  text: z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim())
    .refine((text) => text !== "", "Write an answer.")
    .refine((text) => text.length <= 10_000, "An answer has at most 10,000 characters."),
});

const statusInput = z.object({ ticketId, status: z.enum(TICKET_STATUSES) });

const REUSED: TicketChangeResult = {
  kind: "invalid",
  problem: "This answer was already sent. Reload the ticket.",
};

/** Tickets of both brands; each change is in the audit log. */
export class StaffTicketService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** One page, last changed first; undefined for viewers without the permission. */
  async search(viewer: Viewer, search: TicketSearchRequest): Promise<TicketPage | undefined> {
    if (getPermittedStaff(viewer, "all-orders") === undefined) return undefined;
    const { db } = this.#deps;
    const filter = {
      patterns: createLikePatterns(search.search),
      status: search.status ?? undefined,
    };
    const first = Math.min(Math.max(1, search.first ?? PAGE_SIZE), MAX_PAGE_SIZE);
    const [found, total] = await Promise.all([
      searchTickets(db, filter, { after: readCursor(search.after), limit: first + 1 }),
      countTickets(db, filter, MAX_COUNT),
    ]);
    const tickets = found.slice(0, first);
    const last = found.length > first ? tickets.at(-1) : undefined;
    return { tickets, nextCursor: last === undefined ? null : writeCursor(last), total };
  }

  /** Returns undefined when the ticket is missing or the viewer lacks the permission. */
  async find(viewer: Viewer, id: string): Promise<Ticket | undefined> {
    const isStaff = getPermittedStaff(viewer, "all-orders") !== undefined;
    if (!isStaff || !ticketId.safeParse(id).success) return undefined;
    const row = await findTicket(this.#deps.db, id);
    return row && (await this.#deps.threads.load([row]))[0];
  }

  /** Sends the answer to the customer. A repeated request sends nothing twice. */
  async answer(viewer: Viewer, candidate: unknown): Promise<TicketChangeResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(answerInput, candidate);
    if ("problem" in read) return { kind: "invalid", problem: read.problem };
    const { db, threads } = this.#deps;
    const message = { ...read.value, author: "STAFF" } as const;
    const arrived = await db.transaction().execute(async (transaction) => {
      const arrival = await threads.receive(transaction, message);
      if (arrival.kind !== "new") return arrival.kind;
      await arrival.add();
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "ticket.answer",
        subjectType: "ticket",
        subjectId: message.ticketId.toLowerCase(),
        details: { requestId: message.requestId },
      });
      return "new";
    });
    if (arrived === "missing") return { kind: "missing" };
    return arrived === "reused" ? REUSED : this.#present(viewer, message.ticketId);
  }

  /** Sets the status; setting it again changes nothing. */
  async setStatus(viewer: Viewer, candidate: unknown): Promise<TicketChangeResult> {
    const staff = getPermittedStaff(viewer, "all-orders");
    if (staff === undefined) return { kind: "missing" };
    const read = parseStaffInput(statusInput, candidate);
    if ("problem" in read) return { kind: "missing" };
    const { ticketId: id, status } = read.value;
    await this.#deps.db.transaction().execute(async (transaction) => {
      const ticket = await lockTicket(transaction, id);
      if (ticket === undefined || ticket.status === status) return;
      await updateStatus(transaction, id, status);
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "ticket.status",
        subjectType: "ticket",
        subjectId: id.toLowerCase(),
        details: { before: { status: ticket.status }, after: { status } },
      });
    });
    return this.#present(viewer, id);
  }

  async #present(viewer: Viewer, id: string): Promise<TicketChangeResult> {
    const ticket = await this.find(viewer, id);
    return ticket === undefined ? { kind: "missing" } : { kind: "changed", ticket };
  }
}

function writeCursor({ updatedAt, id }: TicketRow): string {
  return `${updatedAt.getTime()}-${id}`;
}

function readCursor(cursor: string | null | undefined): TicketCursor | undefined {
  const [, ms, id] = /^(\d{1,15})-(.{36})$/.exec(cursor ?? "") ?? [];
  if (ms === undefined || !ticketId.safeParse(id).success || id === undefined) return undefined;
  return { updatedAt: new Date(Number(ms)), id };
}
