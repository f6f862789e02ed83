import type { CreateTicketInput, TicketFieldInput } from "../../platform/api/generated/graphql.ts";

/** A field of a question, as the API describes it. */
export interface ContactField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "select" | "file";
  readonly required: boolean;
  readonly options: readonly string[];
}

/** What a ticket about a question contains beside the typed text. */
export interface TicketQuestion {
  /** "{category}/{question}" */
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly fields: readonly ContactField[];
}

/** Names of the controls of the form. */
export const CONTROL_NAMES = {
  id: "ticketId",
  name: "name",
  email: "email",
  message: "message",
} as const;

export function getControlName({ name }: Pick<ContactField, "name">): string {
  return `field-${name}`;
}

const TYPES = { text: "TEXT", select: "SELECT", file: "FILE" } as const;

/** The input of `createTicket`, from the controls of the form; fields without a value are left out. */
export function readTicketForm(
  form: FormData,
  { id, title, tags, fields }: TicketQuestion,
): CreateTicketInput & { readonly fields: readonly TicketFieldInput[] } {
  const read = (name: string) => readTexts(form, name)[0] ?? "";
  return {
    id: read(CONTROL_NAMES.id),
    question: id,
    name: read(CONTROL_NAMES.name),
    email: read(CONTROL_NAMES.email),
    subject: title,
    message: read(CONTROL_NAMES.message),
    fields: fields.flatMap((field) => readField(form, field)),
    tags: [...tags],
  };
}

function readField(form: FormData, field: ContactField): TicketFieldInput[] {
  const values = readTexts(form, getControlName(field)).filter((text) => text !== "");
  const [value] = values;
  if (value === undefined) return [];
  const base = { type: TYPES[field.type], label: field.label };
  return [field.type === "file" ? { ...base, values } : { ...base, value }];
}

/** The trimmed texts of the controls with a name, without files: the script adds their keys. */
function readTexts(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === "string" ? [value.trim()] : []));
}
