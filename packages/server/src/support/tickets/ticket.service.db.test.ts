import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { attach, by, createAccount, makeTicket, STAFF, upload, write } from "./test/tickets.ts";

const TIMES = Array.from({ length: 20 });

let test: TestBackend;
let account: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  account = await createAccount(test);
});
afterAll(() => test.close());

async function count(statement: string, id: string): Promise<unknown> {
  const [row] = await test.query(`select count(*)::int as count from ${statement}`, [id]);
  return row?.["count"];
}

describe("a ticket", () => {
  it("is created once when it is sent 20 times in parallel, with its mails and limit", async () => {
    const { tickets } = test.backend;
    const caller = by(ANONYMOUS);
    const input = makeTicket();
    const results = await Promise.all(TIMES.map(() => tickets.create(caller, "pm", input)));
    const created = results.flatMap((result) => (result.kind === "created" ? [result.isNew] : []));
    expect(created).toHaveLength(TIMES.length);
    expect(created.filter(Boolean)).toEqual([true]);
    expect(await count("ticket where id = $1", input.id)).toBe(1);
    expect(await count("ticket_message where ticket_id = $1", input.id)).toBe(1);
    expect(await count("pgboss.job where data ->> 'ticketId' = $1", input.id)).toBe(2);
    const more = await Promise.all(
      Array.from({ length: 5 }, () => tickets.create(caller, "pm", makeTicket())),
    );
    const kinds = more.map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual(["created", "created", "created", "created", "too-many"]);
  });

  it("is refused with an id of another, with unknown questions and with other fields", async () => {
    const { tickets } = test.backend;
    const { id } = await write(test, ANONYMOUS);
    const refused = [
      makeTicket({ id }),
      makeTicket({ question: "technical/nothing" }),
      makeTicket({ question: "technical/change-email" }),
      makeTicket({ fields: [{ type: "TEXT", label: "Price", value: "0" }] }),
    ];
    const results = await Promise.all(
      refused.map((input) => tickets.create(by(ANONYMOUS), "pm", input)),
    );
    expect(results.map((result) => ("problem" in result ? result.problem : result.kind))).toEqual([
      "You already sent this message. Reload the page to write another one.",
      "We can't find this question. Go back and choose another one.",
      "Fill in “Your new email address”.",
      "This form has changed. Reload the page.",
    ]);
  });

  it("has the title and the tags of its question", async () => {
    const ticket = await write(test, ANONYMOUS, { tags: ["urgent", "technical"] });
    expect(ticket).toMatchObject({
      subject: "Something doesn't work",
      tags: ["technical", "mapmaker", "urgent"],
      status: "OPEN",
    });
  });

  it("is limited by the address that gets the mails, from any network", async () => {
    const { tickets } = test.backend;
    const email = `${randomUUID()}@mail.example`;
    const kinds: string[] = [];
    for (const _ of TIMES.slice(0, 6)) {
      kinds.push((await tickets.create(by(ANONYMOUS), "pm", makeTicket({ email }))).kind);
    }
    expect(kinds).toEqual([...TIMES.slice(0, 5).map(() => "created"), "too-many"]);
  });
});

describe("the files of a ticket", () => {
  it("are uploads of the writer for tickets", async () => {
    const key = await upload(test, account);
    const ticket = await write(test, account, attach(key));
    expect(ticket.files).toMatchObject([
      { key, access: { scope: { kind: "owner", id: account.accountId }, epoch: 1 } },
    ]);
    expect(await count("photo where key = $1", key)).toBe(1);
    expect(await count("pgboss.job where data ->> 'key' = $1", key)).toBe(1);
  });

  it("are refused when they are of another, missing, or no upload for a ticket", async () => {
    const { tickets, sessions } = test.backend;
    const guest = await sessions.startGuest();
    const foreign = await upload(test, await createAccount(test));
    const refused = [
      [account, foreign],
      [ANONYMOUS, foreign],
      [guest.viewer, foreign],
      [account, `${account.identity}/uploads/contact/${randomUUID()}.png`],
      [account, await upload(test, account, "photos")],
      [account, "../../secrets"],
    ] as const;
    const results = await Promise.all(
      refused.map(([viewer, key]) => tickets.create(by(viewer), "pm", makeTicket(attach(key)))),
    );
    const problem = "A file is missing. Choose your files again.";
    expect(results).toEqual(refused.map(() => ({ kind: "invalid", problem })));
  });

  it("stay while the ticket does, and go with abandoned uploads afterward", async () => {
    const { sessions, storage, tickets, uploads } = test.backend;
    const guest = await sessions.startGuest();
    const [kept, lost] = [await upload(test, guest.viewer), await upload(test, guest.viewer)];
    const { id } = await write(test, guest.viewer, attach(kept));
    await test.query(
      "update upload set created_at = now() - interval '3 years' where key = any($1)",
      [[kept, lost]],
    );
    await sessions.end(guest.token);
    expect(await uploads.purgeAbandoned()).toBe(1);
    expect(await storage.has(storage.originalsBucket, lost)).toBe(false);
    expect(await storage.has(storage.originalsBucket, kept)).toBe(true);
    await test.query("update ticket set status = 'CLOSED' where id = $1", [id]);
    await test.query(
      "update ticket_message set created_at = now() - interval '731 days' where ticket_id = $1",
      [id],
    );
    expect(await tickets.purge()).toEqual({ closed: 0, erased: 1 });
    expect(await uploads.purgeAbandoned()).toBe(1);
    expect(await storage.has(storage.originalsBucket, kept)).toBe(false);
  });
});

describe("replies", () => {
  interface ReplyFacts {
    readonly requestId: string;
    readonly text: string;
  }
  const reply = (viewer: AccountViewer, ticketId: string, facts: Partial<ReplyFacts> = {}) =>
    test.backend.tickets.reply(by(viewer), "pm", {
      ticketId,
      requestId: randomUUID(),
      text: "It works now.",
      ...facts,
    });

  it("are written once when they are sent 20 times in parallel", async () => {
    const { id } = await write(test, account, { email: account.email });
    const requestId = randomUUID();
    const results = await Promise.all(TIMES.map(() => reply(account, id, { requestId })));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["changed"]));
    expect(await count("ticket_message where request_id = $1", requestId)).toBe(1);
    expect((await reply(account, id, { requestId, text: "Another" })).kind).toBe("invalid");
  });

  it("of both sides are all kept, and the last one sets the status", async () => {
    const { staff } = test.backend;
    const { id: ticketId } = await write(test, account, { email: account.email });
    const text = "We look into it.";
    await Promise.all(
      TIMES.slice(0, 10).flatMap(() => [
        reply(account, ticketId),
        staff.tickets.answer(STAFF, { ticketId, requestId: randomUUID(), text }),
      ]),
    );
    const ticket = await staff.tickets.find(STAFF, ticketId);
    expect(ticket?.messages).toHaveLength(21);
    expect(ticket?.status).toBe(ticket?.messages.at(-1)?.author === "STAFF" ? "ANSWERED" : "OPEN");
    expect(await count("staff_action where subject_id = $1", ticketId)).toBe(10);
  });

  it("open a closed ticket again", async () => {
    const { id: ticketId } = await write(test, account, { email: account.email });
    const { tickets } = test.backend.staff;
    expect(await tickets.setStatus(STAFF, { ticketId, status: "CLOSED" })).toMatchObject({
      ticket: { status: "CLOSED" },
    });
    expect(await reply(account, ticketId)).toMatchObject({ ticket: { status: "OPEN" } });
  });

  it("are limited to 20 an hour", async () => {
    const viewer = await createAccount(test);
    const { id } = await write(test, viewer, { email: viewer.email });
    const kinds: string[] = [];
    for (const _ of [...TIMES, 21]) kinds.push((await reply(viewer, id)).kind);
    expect(kinds).toEqual([...TIMES.map(() => "changed"), "too-many"]);
  });
});

describe("the retention of tickets", () => {
  it("closes answered ones after 30 days and erases closed ones after two years", async () => {
    const { staff, tickets } = test.backend;
    const ages = [
      ["ANSWERED", 29],
      ["ANSWERED", 31],
      ["OPEN", 800],
      ["CLOSED", 729],
      ["CLOSED", 732],
    ] as const;
    const ids: string[] = [];
    for (const [status, days] of ages) {
      const { id } = await write(test, ANONYMOUS);
      await test.query("update ticket set status = $2 where id = $1", [id, status]);
      await test.query(
        "update ticket_message set created_at = now() - make_interval(days => $2) where ticket_id = $1",
        [id, days],
      );
      ids.push(id);
    }
    expect(await tickets.purge()).toEqual({ closed: 1, erased: 1 });
    const found = await Promise.all(ids.map((id) => staff.tickets.find(STAFF, id)));
    expect(found.map((ticket) => ticket?.status)).toEqual([
      "ANSWERED",
      "CLOSED",
      "OPEN",
      "CLOSED",
      undefined,
    ]);
    expect(await tickets.purge()).toEqual({ closed: 0, erased: 0 });
  });
});
