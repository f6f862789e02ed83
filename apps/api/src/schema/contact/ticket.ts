import {
  encodeImageRequest,
  getViewerPermissions,
  requireOwnImageAccess,
  signPhoto,
  TICKET_AUTHORS,
  TICKET_FIELD_TYPES,
  TICKET_STATUSES,
  type Ticket,
  type TicketField,
  type TicketFile,
  type TicketMessage,
  type Viewer,
} from "@photomap/server";
import { builder, type Context } from "../builder.ts";
import { BusinessIdEnum } from "../business-id.ts";

export const TicketStatusEnum = builder.enumType("TicketStatus", { values: TICKET_STATUSES });
export const TicketFieldTypeEnum = builder.enumType("TicketFieldType", {
  values: TICKET_FIELD_TYPES,
});
const TicketAuthorEnum = builder.enumType("TicketAuthor", { values: TICKET_AUTHORS });

const TicketFileType = builder.objectRef<TicketFile>("TicketFile").implement({
  description: "An attached picture.",
  fields: (t) => ({
    name: t.string({ resolve: ({ key }) => key.slice(key.lastIndexOf("/") + 1) }),
    url: t.string({
      nullable: true,
      description:
        "The path at the image service, re-encoded, at most 2048 px; null when the file isn't a picture.",
      resolve: (file, _args, context) => createFilePath(file, context),
    }),
  }),
});

interface PresentedField extends TicketField {
  readonly files: readonly TicketFile[];
}

const TicketFieldObject = builder.objectRef<PresentedField>("TicketField").implement({
  fields: (t) => ({
    type: t.expose("type", { type: TicketFieldTypeEnum }),
    label: t.exposeString("label"),
    value: t.string({ nullable: true, resolve: ({ value }) => value }),
    values: t.stringList({ nullable: true, resolve: ({ values }) => values }),
    files: t.expose("files", { type: [TicketFileType], description: "The files of a FILE field." }),
  }),
});

const TicketMessageType = builder.objectRef<TicketMessage>("TicketMessage").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    author: t.expose("author", { type: TicketAuthorEnum }),
    text: t.exposeString("text", { description: "Plain text with line breaks." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

export const TicketType = builder.objectRef<Ticket>("Ticket").implement({
  description: "A question to support with its answers.",
  fields: (t) => ({
    id: t.exposeID("id"),
    businessId: t.expose("brand", { type: BusinessIdEnum }),
    subject: t.exposeString("subject"),
    status: t.expose("status", { type: TicketStatusEnum }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    question: t.exposeString("question", { description: "The question as {category}/{question}." }),
    tags: t.exposeStringList("tags"),
    fields: t.field({ type: [TicketFieldObject], resolve: presentFields }),
    messages: t.expose("messages", {
      type: [TicketMessageType],
      description:
        "The messages, oldest first; the first one is what was entered in the form, if it wasn't empty.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
    userId: t.id({
      nullable: true,
      description: "The account that wrote it; for staff only.",
      resolve: ({ accountId }, _args, { viewer }) => (isStaff(viewer) ? accountId : null),
    }),
    userAgent: t.string({
      nullable: true,
      description: "The customer's browser; for staff only.",
      resolve: ({ userAgent }, _args, { viewer }) => (isStaff(viewer) ? userAgent : null),
    }),
    isAddressVerified: t.boolean({
      nullable: true,
      description: "Whether the account that wrote it has verified this address; for staff only.",
      resolve: (ticket, _args, { viewer }) => (isStaff(viewer) ? ticket.isAddressVerified : null),
    }),
  }),
});

function presentFields({ fields, files }: Ticket): PresentedField[] {
  return fields.map((field) => ({
    ...field,
    files: field.type === "FILE" ? files.filter(({ key }) => field.values?.includes(key)) : [],
  }));
}

function isStaff(viewer: Viewer): boolean {
  return getViewerPermissions(viewer).includes("all-orders");
}

const EDGE_PX = 2048;

/**
 * Creates the address of a file, signed for the viewer; without a session for the uploader, since
 * the reader has the ticket's key.
 */
function createFilePath(
  { key, access }: TicketFile,
  { backend: { imageSigner, storage }, viewer }: Context,
): string | null {
  if (access === null) return null;
  const bucket = storage.originalsBucket;
  const resize = { width: EDGE_PX, height: EDGE_PX, fit: "inside" } as const;
  const reader = viewer.kind === "anonymous" ? access : requireOwnImageAccess(viewer);
  const signature = signPhoto(imageSigner, { bucket, key }, reader);
  return `/${encodeImageRequest({ bucket, key, edits: { resize } })}/${signature}`;
}

builder.queryField("ticket", (t) =>
  t.field({
    type: TicketType,
    nullable: true,
    description:
      "A ticket, for the account that verified its address, or with the key from an email's link; null for missing tickets and those of others.",
    args: { id: t.arg.id({ required: true }), key: t.arg.string() },
    resolve: (_root, args, { backend, viewer, brand }) => backend.tickets.find(viewer, brand, args),
  }),
);

builder.queryField("tickets", (t) =>
  t.field({
    type: [TicketType],
    description: "The tickets of the account's verified address, newest first.",
    resolve: (_root, _args, { backend, viewer, brand }) => backend.tickets.list(viewer, brand),
  }),
);
