import {
  type CreateTicketResult,
  getViewerId,
  type ReplyResult,
  type Ticket,
  type TicketChangeResult,
} from "@photomap/server";
import { TooManyAttempts, tooManyAttempts } from "../accounts/refusals.ts";
import { builder } from "../builder.ts";
import { deriveRequestId } from "../derive-request-id.ts";
import { InvalidInput, invalidInput, NotFound, notFound } from "../refusal.ts";
import { TicketFieldTypeEnum, TicketType } from "./ticket.ts";

/** The question of a ticket that names none. */
const OTHER_QUESTION = "something-else/other";

const TicketFieldInput = builder.inputType("TicketFieldInput", {
  fields: (t) => ({
    type: t.field({ type: TicketFieldTypeEnum, required: true }),
    label: t.string({ required: true }),
    value: t.string(),
    values: t.stringList({
      description: "The value; for a FILE, keys of the viewer's uploads in the folder contact.",
    }),
  }),
});

const CreateTicketInput = builder.inputType("CreateTicketInput", {
  fields: (t) => ({
    id: t.id({
      description: "A UUID; repeating it creates no second ticket. Derived when it is omitted.",
    }),
    question: t.string({
      description: "The question as {category}/{question}; something else when it is omitted.",
    }),
    name: t.string({ required: true }),
    email: t.string({ required: true, description: "The address that gets the answers." }),
    subject: t.string({
      required: true,
      description: "The subject; the question's title when it is empty.",
    }),
    message: t.string({ description: "The message, at most 10,000 characters." }),
    fields: t.field({ type: [TicketFieldInput] }),
    tags: t.stringList(),
    userAgent: t.string({
      description: "The browser; the request's User-Agent when it is omitted.",
    }),
  }),
});

interface Created {
  readonly __typename: "CreatedTicket";
  readonly created: boolean;
  readonly ticket: Ticket;
}

const CreatedTicket = builder.objectRef<Created>("CreatedTicket").implement({
  fields: (t) => ({
    created: t.exposeBoolean("created", {
      description: "False when an earlier request created the ticket.",
    }),
    ticket: t.expose("ticket", {
      type: TicketType,
      description: "The ticket without later messages.",
    }),
  }),
});

const CreateTicketResultType = builder.unionType("CreateTicketResult", {
  types: [CreatedTicket, InvalidInput, TooManyAttempts],
});

builder.mutationField("createTicket", (t) =>
  t.field({
    type: CreateTicketResultType,
    description: "Stores a question to support and emails it. Without a session it takes no files.",
    args: { input: t.arg({ type: CreateTicketInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer, caller, brand, userAgent }) => {
      const { name, email, subject, message, fields } = input;
      const question = input.question ?? OTHER_QUESTION;
      const content = [name, email, subject, message, fields, question];
      const request = {
        ...input,
        id: input.id ?? deriveRequestId(getViewerId(viewer), ...content),
        question,
        userAgent: input.userAgent ?? userAgent,
      };
      const from = { viewer, networks: caller };
      return presentCreated(await backend.tickets.create(from, brand, request));
    },
  }),
);

function presentCreated(result: CreateTicketResult) {
  switch (result.kind) {
    case "created":
      return { __typename: "CreatedTicket" as const, created: result.isNew, ticket: result.ticket };
    case "invalid":
      return invalidInput(result.problem);
    case "too-many":
      return tooManyAttempts("You've sent a lot of messages. Try again in an hour.");
  }
}

interface Changed {
  readonly __typename: "ChangedTicket";
  readonly ticket: Ticket;
}

const ChangedTicket = builder
  .objectRef<Changed>("ChangedTicket")
  .implement({ fields: (t) => ({ ticket: t.expose("ticket", { type: TicketType }) }) });

export const TicketResult = builder.unionType("TicketResult", {
  types: [ChangedTicket, NotFound, InvalidInput, TooManyAttempts],
});

export function presentTicketChange(result: ReplyResult | TicketChangeResult) {
  switch (result.kind) {
    case "changed":
      return { __typename: "ChangedTicket" as const, ticket: result.ticket };
    case "missing":
      return notFound("There is no such ticket.");
    case "invalid":
      return invalidInput(result.problem);
    case "too-many":
      return tooManyAttempts("You've sent a lot of messages. Try again in an hour.");
  }
}

const ReplyToTicketInput = builder.inputType("ReplyToTicketInput", {
  fields: (t) => ({
    ticketId: t.id({ required: true }),
    requestId: t.id({ required: true, description: "A UUID; repeating it sends nothing twice." }),
    text: t.string({ required: true, description: "The text, at most 10,000 characters." }),
    key: t.string({ description: "The key from the link in an email." }),
  }),
});

builder.mutationField("replyToTicket", (t) =>
  t.field({
    type: TicketResult,
    description: "Adds a message from the customer, which opens the ticket again.",
    args: { input: t.arg({ type: ReplyToTicketInput, required: true }) },
    resolve: async (_root, { input }, { backend, viewer, caller, brand }) => {
      const from = { viewer, networks: caller };
      return presentTicketChange(await backend.tickets.reply(from, brand, input));
    },
  }),
);
