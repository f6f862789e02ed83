import { parse } from "yaml";
import { z } from "zod";

/** Search engines cut longer descriptions. */
const description = z.string().min(50).max(160);
const title = z.string().min(3).max(70);
/** Dates are unquoted in YAML, which has no type for them. */
const day = z.iso.date();

export const pageMatter = z.strictObject({ title, description, updated: day });

export const postMatter = z.strictObject({
  title,
  description,
  publishedAt: day,
  author: z.strictObject({ name: z.string(), slug: z.string() }),
  /** The name of the picture; its forms have the suffixes -card and -share. */
  picture: z.string(),
  alt: z.string().min(10),
});

export const legalMatter = z.strictObject({
  title,
  description,
  version: z.string().regex(/^\d{4}-\d\d-\d\d\.\d+$/),
  effective: day,
});

const contactField = z.strictObject({
  name: z.string().regex(/^[a-z][a-zA-Z]*$/),
  label: z.string().min(2).max(80),
  type: z.enum(["text", "select", "file"]),
  required: z.boolean().default(false),
  options: z.array(z.string()).default([]),
});

export const questionMatter = z.strictObject({
  title,
  description,
  tags: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
  messageLabel: z.string().default("Message"),
  fields: z.array(contactField).default([]),
});

const FENCE = /^---\n(?<matter>[\s\S]*?\n)---\n(?<body>[\s\S]*)$/;

export function parseFrontMatter<Matter>(
  text: string,
  schema: z.ZodType<Matter>,
): { matter: Matter; body: string } {
  const { matter, body } = FENCE.exec(text)?.groups ?? {};
  if (matter === undefined || body === undefined) throw new Error("The front matter is missing");
  return { matter: schema.parse(parse(matter)), body };
}
