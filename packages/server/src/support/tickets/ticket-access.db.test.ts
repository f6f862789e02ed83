import { randomUUID } from "node:crypto";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS, type Viewer } from "../../platform/viewer/viewer.ts";
import { attach, by, createAccount, makeTicket, STAFF, upload, write } from "./test/tickets.ts";

let test: MailBackend;
let account: AccountViewer;

beforeAll(async () => {
  test = await openMailBackend();
  account = await createAccount(test);
});
afterAll(() => test.close());

function find(viewer: Viewer, id: string, key?: string, brand: "pm" | "tbl" = "pm") {
  return test.backend.tickets.find(viewer, brand, { id, key });
}

/** The key of the link in the first mail to the address. */
async function readKey(email: string): Promise<string> {
  const { text } = await test.inbox.waitForMail(email);
  const [, key = ""] = /\/contact\/tickets\/[\w-]+\?key=([\w.%-]+)/.exec(text) ?? [];
  return decodeURIComponent(key);
}

describe("a thread", () => {
  it("is shown to the account that verified the address, also for tickets of guests", async () => {
    const { tickets } = test.backend;
    const { id } = await write(test, ANONYMOUS, { email: account.email.toUpperCase() });
    expect(await find(account, id)).toMatchObject({ id, messages: [{ author: "CUSTOMER" }] });
    expect((await tickets.list(account, "pm")).map((ticket) => ticket.id)).toEqual([id]);
  });

  it("is not shown to others, the writer with another address included", async () => {
    const { sessions, tickets } = test.backend;
    const guest = await sessions.startGuest();
    const ofGuest = await write(test, guest.viewer);
    const { id } = await write(test, account);
    const own = await write(test, account, { email: account.email });
    const unverified = { ...account, isUnverified: true };
    const found = await Promise.all([
      find(guest.viewer, ofGuest.id),
      find(account, id),
      find(unverified, own.id),
      find(account, own.id, undefined, "tbl"),
      find(await createAccount(test), own.id),
      find(ANONYMOUS, own.id),
      find(account, randomUUID()),
      find(account, "not an id"),
    ]);
    expect(found).toEqual(found.map(() => undefined));
    expect(await tickets.list(unverified, "pm")).toEqual([]);
    expect(await tickets.list(account, "tbl")).toEqual([]);
  });

  it("is shown to the holder of its key, who may write back, and of no other key", async () => {
    const { tickets } = test.backend;
    const { id, email } = await write(test, ANONYMOUS);
    const other = await write(test, ANONYMOUS);
    const key = await readKey(email);
    expect(await find(ANONYMOUS, id, key)).toMatchObject({ id });
    const reply = { ticketId: id, requestId: randomUUID(), text: "Hello?", key };
    expect((await tickets.reply(by(ANONYMOUS), "pm", reply)).kind).toBe("changed");
    const wrong = [await readKey(other.email), `${key}x`, key.slice(0, -1), "", "undefined"];
    const found = await Promise.all(wrong.map((text) => find(ANONYMOUS, id, text)));
    expect(found).toEqual(wrong.map(() => undefined));
    const replies = await Promise.all(
      wrong.map((text) => tickets.reply(by(ANONYMOUS), "pm", { ...reply, key: text })),
    );
    expect(replies).toEqual(wrong.map(() => ({ kind: "missing" })));
  });

  it("has no key of another purpose that is signed with the same secret", async () => {
    const { digestSetting } = test.backend;
    const { id } = await write(test, ANONYMOUS);
    expect(await find(ANONYMOUS, id, digestSetting.createToken(id))).toBeUndefined();
  });

  it("does not show its answers to the writer who repeats the request", async () => {
    const { staff, tickets } = test.backend;
    const input = makeTicket();
    await tickets.create(by(ANONYMOUS), "pm", input);
    const answer = { ticketId: input.id, requestId: randomUUID(), text: "Your order is #1042." };
    await staff.tickets.answer(STAFF, answer);
    const repeated = await tickets.create(by(ANONYMOUS), "pm", input);
    expect(repeated).toMatchObject({
      isNew: false,
      ticket: { messages: [{ text: input.message }] },
    });
  });

  it("of a guest belongs to the account that the guest logs in to", async () => {
    const { sessions, staff } = test.backend;
    const guest = await sessions.startGuest();
    const { id } = await write(test, guest.viewer, attach(await upload(test, guest.viewer)));
    expect(await staff.tickets.find(STAFF, id)).toMatchObject({ accountId: null });
    await sessions.start(account.accountId, guest.token);
    expect(await staff.tickets.find(STAFF, id)).toMatchObject({
      accountId: account.accountId,
      isAddressVerified: false,
    });
  });
});
