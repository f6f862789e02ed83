import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { createAccount, write } from "../../support/tickets/test/tickets.ts";
import { makeStaff } from "../test/staff-member.ts";
import type { StaffTicketService, TicketSearchRequest } from "./staff-ticket.service.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");

let test: TestBackend;
let tickets: StaffTicketService;
let customer: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  tickets = test.backend.staff.tickets;
  customer = await createAccount(test);
});
afterAll(() => test.close());

const readLog = (subjectId: string) =>
  test.query("select action, details from staff_action where subject_id = $1 order by id", [
    subjectId,
  ]);

async function search(input: TicketSearchRequest) {
  const page = await tickets.search(EMPLOYEE, input);
  if (page === undefined) throw new Error("The tickets are not shown");
  return page;
}

const listNames = async (input: TicketSearchRequest) =>
  (await search(input)).tickets.map(({ name }) => name);

const answer = (ticketId: string, more: object = {}) =>
  tickets.answer(EMPLOYEE, { ticketId, requestId: randomUUID(), text: "Try again.", ...more });

describe("the tickets of staff", () => {
  it("do not exist for anyone else", async () => {
    const { id } = await write(test, ANONYMOUS);
    for (const viewer of [ANONYMOUS, customer]) {
      expect(await tickets.search(viewer, {})).toBeUndefined();
      expect(await tickets.find(viewer, id)).toBeUndefined();
      const input = { ticketId: id, requestId: randomUUID(), text: "Try again." };
      expect(await tickets.answer(viewer, input)).toEqual({ kind: "missing" });
      const closed = { ticketId: id, status: "CLOSED" };
      expect(await tickets.setStatus(viewer, closed)).toEqual({ kind: "missing" });
    }
    expect(await tickets.find(EMPLOYEE, id)).toMatchObject({ status: "OPEN" });
    expect(await readLog(id)).toEqual([]);
  });

  it("are found by parts of all words, in any case, and by status", async () => {
    const word = randomUUID().slice(0, 8);
    const names = [`Amara ${word}`, `Bo ${word}`];
    for (const name of names) await write(test, ANONYMOUS, { name });
    expect(await listNames({ search: word })).toEqual(names.toReversed());
    expect(await listNames({ search: `${word.slice(1, 6).toUpperCase()}, AMARA` })).toEqual([
      names[0],
    ]);
    expect(await listNames({ search: `${word} nobody` })).toEqual([]);
    // Wildcards of the database are letters of a search.
    expect(await listNames({ search: `${word.slice(0, 3)}%${word.slice(5)}` })).toEqual([]);
    const [newest] = (await search({ search: word })).tickets;
    await tickets.setStatus(EMPLOYEE, { ticketId: newest?.id, status: "CLOSED" });
    expect(await listNames({ search: word, status: "CLOSED" })).toEqual([names[1]]);
    expect(await listNames({ search: word, status: "OPEN" })).toEqual([names[0]]);
  });

  it("are listed on pages that neither repeat nor skip one, also of the same moment", async () => {
    const word = randomUUID().slice(0, 8);
    for (const n of [1, 2, 3, 4, 5]) await write(test, ANONYMOUS, { name: `${word} ${n}` });
    await test.query("update ticket set updated_at = now() where name like $1", [`${word}%`]);
    const seen: string[] = [];
    let after: string | null | undefined;
    let pages = 0;
    do {
      const page = await search({ search: word, first: 2, after });
      expect(page.total).toBe(5);
      seen.push(...page.tickets.map(({ name }) => name));
      after = page.nextCursor;
      pages += 1;
    } while (after);
    expect(pages).toBe(3);
    expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `${word} ${n}`));
  });

  it("begin at the first page with an unreadable cursor, and have 1 to 100 rows", async () => {
    const word = randomUUID().slice(0, 8);
    await write(test, ANONYMOUS, { name: word });
    for (const after of ["", "x", "12-not-an-id", `${"9".repeat(20)}-${randomUUID()}`]) {
      expect(await listNames({ search: word, after })).toEqual([word]);
    }
    expect((await search({ first: 0 })).tickets).toHaveLength(1);
    expect((await search({ first: 5000 })).tickets.length).toBeLessThanOrEqual(100);
  });

  it.each(["x", randomUUID()])("are missing with the id %s", async (id) => {
    expect(await tickets.find(EMPLOYEE, id)).toBeUndefined();
    expect((await tickets.setStatus(EMPLOYEE, { ticketId: id, status: "OPEN" })).kind).toBe(
      "missing",
    );
  });
});

describe("an answer of staff", () => {
  it("is added once by a repeated request, in parallel as well", async () => {
    const { id } = await write(test, ANONYMOUS);
    const requestId = randomUUID();
    const results = await Promise.all([1, 2, 3, 4].map(() => answer(id, { requestId })));
    expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => "changed"));
    const ticket = await tickets.find(EMPLOYEE, id);
    expect(ticket?.status).toBe("ANSWERED");
    expect(ticket?.messages.filter(({ author }) => author === "STAFF")).toHaveLength(1);
    expect(await readLog(id)).toEqual([{ action: "ticket.answer", details: { requestId } }]);
  });

  it("is not replaced by another text with the same request", async () => {
    const { id } = await write(test, ANONYMOUS);
    const requestId = randomUUID();
    await answer(id, { requestId });
    expect(await answer(id, { requestId, text: "Another text" })).toEqual({
      kind: "invalid",
      problem: "This answer was already sent. Reload the ticket.",
    });
    const ticket = await tickets.find(EMPLOYEE, id);
    expect(ticket?.messages.map(({ text }) => text)).toEqual([
      "My map does not open.",
      "Try again.",
    ]);
  });

  it.each([
    ["  \r\n ", "Write an answer."],
    ["a".repeat(10_001), "An answer has at most 10,000 characters."],
  ])("is refused when it is empty or too long", async (text, problem) => {
    const { id } = await write(test, ANONYMOUS);
    expect(await answer(id, { text })).toEqual({ kind: "invalid", problem });
    expect((await tickets.find(EMPLOYEE, id))?.status).toBe("OPEN");
  });

  it("keeps its lines as any browser sends them", async () => {
    const { id } = await write(test, ANONYMOUS);
    await answer(id, { text: " First\r\nSecond\rThird \n" });
    const ticket = await tickets.find(EMPLOYEE, id);
    expect(ticket?.messages.at(-1)?.text).toBe("First\nSecond\nThird");
  });

  it("to a missing ticket is nowhere", async () => {
    expect(await answer(randomUUID())).toEqual({ kind: "missing" });
    expect(await answer("x")).toMatchObject({ kind: "invalid" });
  });
});

describe("the status of a ticket", () => {
  it("is in the audit log each time it changes, and not when it is set again", async () => {
    const { id } = await write(test, ANONYMOUS);
    const set = (status: string) => tickets.setStatus(EMPLOYEE, { ticketId: id, status });
    expect(await set("CLOSED")).toMatchObject({ kind: "changed", ticket: { status: "CLOSED" } });
    await Promise.all([set("CLOSED"), set("CLOSED")]);
    expect(await set("OPEN")).toMatchObject({ kind: "changed", ticket: { status: "OPEN" } });
    expect(await readLog(id)).toEqual([
      {
        action: "ticket.status",
        details: { before: { status: "OPEN" }, after: { status: "CLOSED" } },
      },
      {
        action: "ticket.status",
        details: { before: { status: "CLOSED" }, after: { status: "OPEN" } },
      },
    ]);
  });

  it("is one of those that are known", async () => {
    const { id } = await write(test, ANONYMOUS);
    expect(await tickets.setStatus(EMPLOYEE, { ticketId: id, status: "LOST" })).toEqual({
      kind: "missing",
    });
    expect((await tickets.find(EMPLOYEE, id))?.status).toBe("OPEN");
  });
});
