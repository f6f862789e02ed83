import type { TicketMail } from "../tickets/ticket-mail.service.ts";
import type { MailBrand } from "./mail-brand.ts";
import type { MailBlock, MailContent, MailTableRow } from "./mail-content.ts";

export function createTicketMail(brand: MailBrand, mail: TicketMail): MailContent {
  switch (mail.kind) {
    case "ticket-created":
      return createSupportMail(brand, mail, "New ticket");
    case "ticket-replied":
      return createSupportMail(brand, mail, "Reply");
    case "ticket-received":
      return createReceivedMail(brand, mail);
    case "ticket-answered":
      return createAnsweredMail(brand, mail);
  }
}

type MailOf<Kind extends TicketMail["kind"]> = Extract<TicketMail, { readonly kind: Kind }>;

function createSupportMail(
  brand: MailBrand,
  { ticket, text }: MailOf<"ticket-created" | "ticket-replied">,
  heading: string,
): MailContent {
  const { id, name, email, subject, question, tags, fields } = ticket;
  const rows: MailTableRow[] = [
    { label: "From", value: `${name} <${email}>` },
    { label: "Question", value: question },
    ...(tags.length === 0 ? [] : [{ label: "Tags", value: tags.join(", ") }]),
  ];
  const entered: MailBlock[] = fields.map(({ type, label, value, values = [] }) => {
    const files = `${values.length} ${values.length === 1 ? "file" : "files"}`;
    const content = type === "FILE" ? files : [value, ...values].filter(Boolean).join(", ");
    return { kind: "quote", text: `${label}: ${content}` };
  });
  return {
    subject: `${heading}: ${subject} [${id.slice(0, 8)}]`,
    preview: `From ${name}.`,
    heading: `${heading}: ${subject}`,
    blocks: [
      { kind: "table", rows },
      ...(text === "" ? [] : [{ kind: "quote" as const, text }]),
      ...entered,
      {
        kind: "button",
        label: "Answer in the staff area",
        url: `${brand.url}/staff/tickets/${id}`,
      },
      { kind: "note", text: "Replies to this email don't reach the customer." },
    ],
  };
}

/**
 * Writes a mail that does not quote the message: the address entered may belong to another person.
 */
function createReceivedMail(brand: MailBrand, mail: MailOf<"ticket-received">): MailContent {
  return {
    subject: `We received your message to ${brand.name}`,
    preview: "We almost always respond within 1 business day.",
    heading: "Thank you for writing to us",
    blocks: [
      {
        kind: "text",
        text: "Your message has arrived. We almost always respond within 1 business day, by email to this address.",
      },
      createTicketButton(brand, mail),
      {
        kind: "note",
        text: "Anyone who has this link can read the conversation, so don't forward this email. If you didn't write to us, you can ignore it.",
      },
    ],
  };
}

function createAnsweredMail(brand: MailBrand, mail: MailOf<"ticket-answered">): MailContent {
  return {
    subject: `We answered your message to ${brand.name}`,
    preview: mail.text.slice(0, 120),
    heading: "We answered your message",
    blocks: [
      { kind: "quote", text: mail.text },
      createTicketButton(brand, mail),
      {
        kind: "note",
        text: "To write back, open the conversation. Anyone who has the link can read it, so don't forward this email.",
      },
    ],
  };
}

function createTicketButton(
  brand: MailBrand,
  { ticket, key }: { readonly ticket: { readonly id: string }; readonly key: string },
): MailBlock {
  const query = new URLSearchParams({ key });
  return {
    kind: "button",
    label: "Open the conversation",
    url: `${brand.url}/contact/tickets/${ticket.id}?${query.toString()}`,
  };
}
