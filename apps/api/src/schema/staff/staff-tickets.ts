import type { TicketRow } from "@photomap/server";
import { builder } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";
import { TicketStatusEnum, TicketType } from "../contact/ticket.ts";
import { presentTicketChange, TicketResult } from "../contact/ticket-changes.ts";

const StaffTicketSummary = builder.objectRef<TicketRow>("StaffTicketSummary").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    subject: t.exposeString("subject"),
    status: t.expose("status", { type: TicketStatusEnum }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    question: t.exposeString("question", { description: "{category}/{question}" }),
    tags: t.exposeStringList("tags"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

const StaffTicketConnection = builder
  .objectRef<{
    readonly tickets: readonly TicketRow[];
    readonly nextCursor: string | null;
    readonly total: number;
  }>("StaffTicketConnection")
  .implement({
    fields: (t) => ({
      tickets: t.expose("tickets", { type: [StaffTicketSummary] }),
      nextCursor: t.exposeString("nextCursor", { nullable: true }),
      total: t.exposeInt("total", { description: "Counted up to 1,000." }),
    }),
  });

const StaffTicketsInput = builder.inputType("StaffTicketsInput", {
  fields: (t) => ({
    status: t.field({ type: TicketStatusEnum }),
    search: t.string({ description: "Words of name, e-mail, subject, question and tags." }),
    after: t.string({ description: "`nextCursor` of the page before." }),
    first: t.int({ defaultValue: 50, description: "At most 100." }),
  }),
});

builder.queryField("staffTickets", (t) =>
  t.field({
    type: StaffTicketConnection,
    nullable: true,
    description: "Tickets of both brands, last changed first; null for everyone who is not staff.",
    args: { input: t.arg({ type: StaffTicketsInput, required: true }) },
    resolve: (_root, { input }, { backend, viewer }) => backend.staff.tickets.search(viewer, input),
  }),
);

builder.queryField("staffTicket", (t) =>
  t.field({
    type: TicketType,
    nullable: true,
    description: "Null when it is missing, and for everyone who is not staff.",
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, { backend, viewer }) => backend.staff.tickets.find(viewer, id),
  }),
);

const ReplyAsStaffInput = builder.inputType("ReplyToTicketAsStaffInput", {
  fields: (t) => ({
    ticketId: t.id({ required: true }),
    requestId: t.id({ required: true, description: "A UUID; repeating it sends nothing twice." }),
    text: t.string({ required: true, description: "At most 10,000 characters." }),
  }),
});

builder.mutationField("replyToTicketAsStaff", (t) =>
  t.field({
    type: TicketResult,
    description: "Answers a ticket and mails the answer to the customer.",
    args: { input: t.arg({ type: ReplyAsStaffInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer }) =>
      presentTicketChange(await backend.staff.tickets.answer(viewer, input)),
  }),
);

builder.mutationField("setTicketStatus", (t) =>
  t.field({
    type: TicketResult,
    description: "For staff.",
    args: {
      ticketId: t.arg.id({ required: true }),
      status: t.arg({ type: TicketStatusEnum, required: true }),
    },
    resolve: async (_root, change, { backend, viewer }) =>
      presentTicketChange(await backend.staff.tickets.setStatus(viewer, change)),
  }),
);
