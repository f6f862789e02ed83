import { AGREEMENT, type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
});
afterAll(() => test.close());

const caller = { ip: "198.51.100.1", brand: "tbl", token: undefined } as const;

function ask(email: string) {
  return test.backend.accounts.signUp(caller, {
    email,
    password: "seven gray cranes",
    agreement: AGREEMENT,
  });
}

/** Jobs of mails only: schedules add other jobs at certain minutes of the hour. */
async function countJobs(...states: string[]): Promise<number> {
  const rows = await test.query(
    "select 1 from pgboss.job where name = 'send-mail' and state::text = any($1)",
    [states],
  );
  return rows.length;
}

async function countAllJobs(): Promise<number> {
  return (await test.query("select 1 from pgboss.job where name = 'send-mail'")).length;
}

describe("a mail", () => {
  it("is sent by the brand, as HTML and as text", async () => {
    await ask("reader@mail.example");
    const mail = await test.inbox.waitForMail("reader@mail.example");
    expect(mail.from).toBe("hello@thebigloop.example");
    expect(mail.subject).toMatch(/^\d{6} is your The Big Loop verification code$/);
    const [code] = mail.subject.split(" ");
    expect(mail.text).toContain(code);
    expect(mail.html).toContain(code);
  });

  it("is not sent by a rolled-back transaction", async () => {
    const before = await countAllJobs();
    for (let i = 0; i < 5; i += 1) await ask("sixth@mail.example");
    expect((await ask("sixth@mail.example")).kind).toBe("too-many-codes");
    expect((await countAllJobs()) - before).toBe(5);
  });

  it("reaches a mailbox at most five times a day, whatever the spelling of its address", async () => {
    const spellings = [
      "often@mail.example",
      "a1,often@mail.example",
      "x:often@mail.example",
      "often(1)@mail.example",
      "often@mail.example;b.c",
      "often@mail.example,b.c",
      "often@(1)mail.example",
      "(1)often@mail.example",
      "x:often@mail.example;",
      "OFTEN@mail.example",
    ];
    for (const [i, email] of Array.from({ length: 3 }, () => spellings)
      .flat()
      .entries()) {
      const from = { ...caller, ip: `203.0.113.${i}` };
      await test.backend.accounts.signUp(from, {
        email,
        password: "seven gray cranes",
        agreement: AGREEMENT,
      });
    }
    await vi.waitUntil(async () => (await countJobs("created", "active")) === 0, {
      timeout: 50_000,
    });
    expect(test.inbox.mailsTo("often@mail.example")).toHaveLength(5);
  });

  it("is retried when the server is busy, and contains the valid code", async () => {
    const email = "busy@mail.example";
    test.inbox.refuse(email, 451);
    await ask(email);
    await vi.waitUntil(async () => (await countJobs("retry")) > 0, { timeout: 50_000 });
    test.inbox.accept(email);
    const code = await test.readCode(email);
    const input = { email, code, password: "seven gray cranes" };
    expect((await test.backend.accounts.verifyEmail(caller, input)).kind).toBe("signed-in");
  });

  it("to a permanently refused address is sent once, and the address is suppressed", async () => {
    const email = "gone@mail.example";
    test.inbox.refuse(email, 550);
    const before = test.inbox.recipientsNamed;
    await ask(email);
    await vi.waitUntil(
      async () =>
        (await test.query("select 1 from mail_refusal where email = $1", [email])).length > 0,
      { timeout: 50_000 },
    );
    await ask(email);
    await ask("after@mail.example");
    await test.inbox.waitForMail("after@mail.example");
    expect(test.inbox.recipientsNamed - before).toBe(2);
    const [marked] = await test.query("select reason from mail_refusal where email = $1", [email]);
    expect(marked?.["reason"]).toContain("550");
    expect(await countJobs("created", "retry")).toBe(0);
  });
});
