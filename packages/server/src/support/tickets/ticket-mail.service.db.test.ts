import { randomUUID } from "node:crypto";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { STAFF, write } from "./test/tickets.ts";

const SUPPORT = "support@photomap.example";
const HTML = '<img src=x onerror=alert(1)><a href="https://evil.example">win</a>';

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
});
afterAll(() => test.close());

/** The mail to support about the ticket. */
function waitForSupport(id: string, heading: string) {
  return vi.waitUntil(
    () =>
      test.inbox
        .mailsTo(SUPPORT)
        .find(({ subject, text }) => subject.startsWith(heading) && text.includes(id)),
    { timeout: 20_000 },
  );
}

describe("the mails about a ticket", () => {
  it("tell support what was written, as text and on one line of the header", async () => {
    const subject = `Hello\r\nBcc: hidden@mail.example ${HTML}`;
    const message = `First line\nsecond line ${HTML}`;
    const name = `${HTML}\nX-Evil: 1`;
    const { id } = await write(test, ANONYMOUS, { name, subject, message });
    const mail = await waitForSupport(id, "New ticket: ");
    expect(mail.subject).toBe(
      `New ticket: Hello Bcc: hidden@mail.example ${HTML} [${id.slice(0, 8)}]`,
    );
    expect(mail.to).toEqual([SUPPORT]);
    expect(mail.headers).not.toHaveProperty("bcc");
    expect(mail.headers).not.toHaveProperty("x-evil");
    expect(test.inbox.mailsTo("hidden@mail.example")).toEqual([]);
    expect(mail.text).toContain(message);
    expect(mail.text).toContain(`https://photomap.example/staff/tickets/${id}`);
    expect(mail.html).toContain("&lt;img src=x");
    expect(mail.html).not.toContain("<img");
    expect(mail.html).not.toContain('href="https://evil.example');
  });

  it("confirm the ticket without a word of its writer, who may have entered any address", async () => {
    const facts = { name: "Win money", subject: "Free prizes", message: "https://evil.example" };
    const { email } = await write(test, ANONYMOUS, facts);
    const mail = await test.inbox.waitForMail(email);
    expect(mail.subject).toBe("We received your message to Photomap");
    const content = `${mail.subject} ${mail.text} ${mail.html}`;
    expect(content).not.toMatch(/Win money|Free prizes|evil/);
  });

  it("bring each answer to the customer once, and each reply to support", async () => {
    const { staff, tickets } = test.backend;
    const { id: ticketId, email } = await write(test, ANONYMOUS);
    await test.inbox.waitForMail(email);
    const answer = { ticketId, requestId: randomUUID(), text: `Reload the page.\n${HTML}` };
    await Promise.all([1, 2, 3].map(() => staff.tickets.answer(STAFF, answer)));
    const mail = await test.inbox.waitForMail(email, 2);
    expect(mail.subject).toBe("We answered your message to Photomap");
    expect(mail.text).toContain(answer.text);
    expect(mail.html).not.toContain("<img");
    const [, key = ""] = /\?key=(\S+)/.exec(mail.text) ?? [];
    const caller = { viewer: ANONYMOUS, networks: { ip: email } };
    const reply = { ticketId, requestId: randomUUID(), text: "It works, thank you.", key };
    expect(await tickets.reply(caller, "pm", reply)).toMatchObject({
      kind: "changed",
      ticket: { status: "OPEN", messages: [{}, { author: "STAFF" }, { author: "CUSTOMER" }] },
    });
    expect((await waitForSupport(ticketId, "Reply: ")).text).toContain(reply.text);
    expect(test.inbox.mailsTo(email)).toHaveLength(2);
  });

  it("are not sent after the ticket was erased", async () => {
    const ticketId = randomUUID();
    const { mail } = test.backend;
    const jobs = [
      { kind: "ticket-received", ticketId },
      { kind: "ticket-created", ticketId },
      { kind: "ticket-answered", messageId: ticketId },
    ] as const;
    const deliveries = await Promise.all(
      jobs.map((job) => mail.deliver({ ...job, businessId: "pm" })),
    );
    expect(deliveries).toEqual(jobs.map(() => "nothing-to-send"));
  });
});
