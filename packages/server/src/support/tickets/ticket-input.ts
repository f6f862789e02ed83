import { isEmailAddress, normalizeEmail } from "@photomap/project";
import { z } from "zod";
import { TICKET_FIELD_TYPES } from "./ticket.types.ts";

/** Control characters, and marks that reverse the direction of what follows. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const UNSEEN_IN_LINES = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const MAX_FIELDS = 20;
const MAX_TAGS = 20;
/** The most files of one ticket. */
export const MAX_FILES = 10;

/** Text on one line: a line break could start a header of a mail. */
const oneLine = (name: string, max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(UNSEEN, " ").replaceAll(/\s+/g, " ").trim())
    .refine(
      (text) => text.length <= max,
      `${name} can have up to ${max.toLocaleString("en-US")} characters.`,
    );

const lines = (name: string, max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, "\n").replaceAll(UNSEEN_IN_LINES, "").trim())
    .refine(
      (text) => text.length <= max,
      `${name} can have up to ${max.toLocaleString("en-US")} characters.`,
    );

const id = z.guid("The id must be a UUID.").transform((text) => text.toLowerCase());

const field = z
  .object({
    type: z.enum(TICKET_FIELD_TYPES),
    label: oneLine("A label", 200),
    value: lines("A field", 2000).nullish(),
    values: z
      .array(oneLine("A field", 200))
      .max(MAX_FILES, "You can send up to 10 files.")
      .nullish(),
  })
  .transform(({ type, label, value, values }) => ({
    type,
    label,
    ...(value && type !== "FILE" && { value }),
    ...(values && values.length > 0 && type !== "TEXT" && { values }),
  }));

export const ticketSchema = z.object({
  id,
  question: z
    .string()
    .regex(
      /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}$/,
      "We can't find this question. Go back and choose another one.",
    ),
  name: oneLine("Your name", 100).refine((text) => text !== "", "Enter your name."),
  email: z
    .string()
    .transform(normalizeEmail)
    .refine(isEmailAddress, "Enter a valid email address."),
  subject: oneLine("The subject", 200),
  message: lines("Your message", 10_000)
    .nullish()
    .transform((text) => text ?? ""),
  fields: z
    .array(field)
    .max(MAX_FIELDS)
    .nullish()
    .transform((fields) => fields ?? []),
  tags: z
    .array(oneLine("A tag", 60))
    .max(MAX_TAGS)
    .nullish()
    .transform((tags) => [...new Set(tags ?? [])].filter((tag) => tag !== "")),
  userAgent: oneLine("The user agent", 2000)
    .nullish()
    .transform((text) => (text ?? "").slice(0, 500)),
});

export type TicketInput = z.output<typeof ticketSchema>;

export const replySchema = z.object({
  ticketId: id,
  requestId: id,
  text: lines("Your message", 10_000).refine((text) => text !== "", "Write a message."),
});

/** The value, or the first problem in words. */
export function parseTicketInput<Output>(
  schema: z.ZodType<Output>,
  candidate: unknown,
): { readonly value: Output } | { readonly problem: string } {
  const parsed = schema.safeParse(candidate);
  if (parsed.success) return { value: parsed.data };
  return { problem: parsed.error.issues[0]?.message ?? "The input isn't valid." };
}

export function isTicketId(text: string): boolean {
  return id.safeParse(text).success;
}

/** Keys of uploads in the fields, each once. */
export function listFileKeys({ fields }: Pick<TicketInput, "fields">): string[] {
  const keys = fields.flatMap(({ type, values }) => (type === "FILE" ? (values ?? []) : []));
  return [...new Set(keys)];
}
