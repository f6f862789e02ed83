import { createHash } from "node:crypto";
import type { ContactQuestion } from "@photomap/content";
import type { BrandId } from "@photomap/design";
import type { NewTicket } from "./ticket.repository.ts";
import type { TicketInput } from "./ticket-input.ts";

export function createNewTicket(
  input: TicketInput,
  about: {
    readonly brand: BrandId;
    readonly ownerId: string | null;
    readonly question: Pick<ContactQuestion, "title" | "tags">;
  },
): NewTicket {
  const { brand, ownerId } = about;
  const { id, question, name, email, fields, userAgent } = input;
  const subject = input.subject === "" ? about.question.title : input.subject;
  const tags = [...new Set([...about.question.tags, ...input.tags])];
  return {
    id,
    brand,
    ownerId,
    name,
    email,
    subject,
    question,
    fields,
    tags,
    userAgent,
    hash: hashTicketInput(input),
    searchText: ` ${[name, email, subject, question, ...tags].join(" ")}`.toLowerCase(),
  };
}

/** Hashes what the writer entered: a repeated request has the same hash. */
export function hashTicketInput(input: TicketInput): string {
  const { question, name, email, subject, message, fields } = input;
  const text = JSON.stringify({ question, name, email, subject, message, fields });
  return createHash("sha256").update(text).digest("hex");
}
