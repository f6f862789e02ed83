import { describe, expect, it } from "vitest";
import type { TicketField, TicketRow } from "../tickets/ticket.types.ts";
import { createMailBrands } from "./mail-brand.ts";
import { createMailText } from "./mail-content.ts";
import { createTicketMail } from "./ticket-mails.ts";

const brand = createMailBrands({
  pm: "https://photomap.example",
  tbl: "https://thebigloop.example",
}).pm;

const TICKET: TicketRow = {
  id: "4c1d4f8c-95b5-4a69-a1a6-1d1c9c1a2b3c",
  brand: "pm",
  accountId: null,
  name: "Customer 1",
  email: "buyer@mail.example",
  isAddressVerified: false,
  subject: "A broken frame",
  question: "My order",
  fields: [],
  tags: [],
  userAgent: "",
  status: "OPEN",
  hash: "",
  createdAt: new Date("2026-11-16T08:00:00.000Z"),
  updatedAt: new Date("2026-11-16T08:00:00.000Z"),
};

const ABOUT = { email: "recipient@mail.example", ticket: TICKET, text: "The glass is broken." };
const KEY = "a+b/c";
const CONVERSATION = {
  kind: "button",
  label: "Open the conversation",
  url: `https://photomap.example/contact/tickets/${TICKET.id}?key=a%2Bb%2Fc`,
};

describe("a mail to support", () => {
  it("has the sender, the question and the text of a new ticket", () => {
    const { blocks, ...head } = createTicketMail(brand, { ...ABOUT, kind: "ticket-created" });
    expect(head).toEqual({
      subject: "New ticket: A broken frame [4c1d4f8c]",
      preview: "From Customer 1.",
      heading: "New ticket: A broken frame",
    });
    expect(blocks).toEqual([
      {
        kind: "table",
        rows: [
          { label: "From", value: "Customer 1 <buyer@mail.example>" },
          { label: "Question", value: "My order" },
        ],
      },
      { kind: "quote", text: "The glass is broken." },
      {
        kind: "button",
        label: "Answer in the staff area",
        url: `https://photomap.example/staff/tickets/${TICKET.id}`,
      },
      { kind: "note", text: "Replies to this email don't reach the customer." },
    ]);
  });

  it("has the tags and what was entered, with files by their number", () => {
    const fields: TicketField[] = [
      { type: "TEXT", label: "Order", value: "1042" },
      { type: "SELECT", label: "Parts", values: ["Frame", "Glass"] },
      { type: "FILE", label: "Photo", values: ["key-1"] },
      { type: "FILE", label: "Photos", values: ["key-1", "key-2"] },
      { type: "FILE", label: "More" },
    ];
    const ticket = { ...TICKET, tags: ["frame", "damage"], fields };
    const mail = createTicketMail(brand, { ...ABOUT, kind: "ticket-replied", text: "", ticket });
    expect(mail.subject).toBe("Reply: A broken frame [4c1d4f8c]");
    expect(mail.blocks[0]).toMatchObject({
      rows: [{}, {}, { label: "Tags", value: "frame, damage" }],
    });
    expect(mail.blocks.flatMap((block) => (block.kind === "quote" ? [block.text] : []))).toEqual([
      "Order: 1042",
      "Parts: Frame, Glass",
      "Photo: 1 file",
      "Photos: 2 files",
      "More: 0 files",
    ]);
  });
});

describe("a mail to the customer", () => {
  it("says that the message arrived, without a word of the writer", () => {
    const mail = createTicketMail(brand, { ...ABOUT, kind: "ticket-received", key: KEY });
    expect(mail.subject).toBe(`We received your message to ${brand.name}`);
    expect(mail.preview).toContain("within 1 business day");
    expect(mail.blocks).toContainEqual(CONVERSATION);
    const written = createMailText(mail, brand);
    for (const fact of ["Thank you", "Your message has arrived", "don't forward this email"]) {
      expect(written).toContain(fact);
    }
    const text = JSON.stringify(mail);
    for (const word of [TICKET.name, TICKET.subject, ABOUT.text]) expect(text).not.toContain(word);
  });

  it("has the answer, and its beginning as the preview", () => {
    const text = "x".repeat(121);
    const mail = createTicketMail(brand, { ...ABOUT, kind: "ticket-answered", key: KEY, text });
    expect(mail.subject).toBe(`We answered your message to ${brand.name}`);
    expect(mail.preview).toBe("x".repeat(120));
    expect(mail.blocks.slice(0, 2)).toEqual([{ kind: "quote", text }, CONVERSATION]);
    const written = createMailText(mail, brand);
    for (const fact of ["We answered your message", "don't forward this email"]) {
      expect(written).toContain(fact);
    }
  });
});
