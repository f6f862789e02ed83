import { randomUUID } from "node:crypto";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";
import { type AccountViewer, ANONYMOUS } from "../../platform/viewer/viewer.ts";
import type { ClientInfo } from "./account.types.ts";

const PASSWORD = "seven gray cranes";
const CALLER: ClientInfo = { ip: "198.51.100.7", brand: "tbl", token: undefined };

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
});
afterAll(() => test.close());

const makeEmail = () => `${randomUUID()}@mail.example`;

async function logIn(): Promise<AccountViewer> {
  const email = makeEmail();
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email, PASSWORD);
  return { kind: "account", accountId: id, identity: id, email };
}

const request = (viewer: AccountViewer, email: string, password = PASSWORD) =>
  test.backend.ownEmailChanges.request(CALLER, viewer, { email, password });

async function readToken(email: string, page: string, count?: number): Promise<string> {
  const { text } = await test.inbox.waitForMail(email, count);
  const [, token] = new RegExp(`account/${page}\\?token=(\\S+)`).exec(text) ?? [];
  if (token === undefined) throw new Error(`The mail to ${email} has no link`);
  return decodeURIComponent(token);
}

const readEmail = async ({ accountId }: AccountViewer) =>
  (await test.query("select email from account where id = $1", [accountId]))[0]?.["email"];

describe("a person's own change of the address", () => {
  it("is asked for with the password, confirmed by the new mailbox and undone by the old one", async () => {
    const [viewer, newEmail] = [await logIn(), makeEmail()];
    const { emailChanges, emailChangeAnswers } = test.backend;
    expect(await request(viewer, ` ${newEmail.toUpperCase()}`)).toEqual({
      kind: "requested",
      newEmail,
    });
    expect(await readEmail(viewer)).toBe(viewer.email);
    const confirmToken = await readToken(newEmail, "confirm-email");
    expect((await test.inbox.waitForMail(viewer.email)).from).toBe("hello@thebigloop.example");
    expect(await emailChanges.confirm(confirmToken, viewer)).toEqual({
      kind: "changed",
      email: newEmail,
    });
    const undoToken = await readToken(viewer.email, "stop-email-change", 2);
    expect(await emailChangeAnswers.stop(undoToken)).toEqual({
      kind: "undone",
      email: viewer.email,
    });
    // Whoever knew the password needs the mailbox now.
    const login = { email: viewer.email, password: PASSWORD };
    expect(await test.backend.accounts.signIn(CALLER, login)).toEqual({ kind: "reset-required" });
  });

  it("needs the right password, a new address and a mailbox that takes email", async () => {
    const viewer = await logIn();
    expect(await request(viewer, makeEmail(), "wrong")).toEqual({ kind: "incorrect-password" });
    expect(await request(viewer, viewer.email)).toMatchObject({ kind: "invalid" });
    expect(await request(viewer, "nothing")).toMatchObject({ kind: "invalid" });
    const bounced = makeEmail();
    await test.backend.suppressionList.add(bounced, "550");
    expect(await request(viewer, bounced)).toMatchObject({ kind: "invalid" });
    const staff = await logIn();
    await test.query("update account set role = 'EMPLOYEE' where id = $1", [staff.accountId]);
    expect(await request(staff, makeEmail())).toMatchObject({ kind: "invalid" });
  });

  it("doesn't reveal that an address has an account", async () => {
    const [viewer, other] = [await logIn(), await logIn()];
    expect(await request(viewer, other.email)).toMatchObject({ kind: "requested" });
    const mail = await test.inbox.waitForMail(other.email);
    expect(mail.subject).toContain("already has");
    expect(mail.text).not.toContain("confirm-email");
  });

  it("is limited by account and by mailbox", async () => {
    const viewer = await logIn();
    const kinds = [];
    for (let i = 0; i < 6; i += 1) kinds.push((await request(viewer, makeEmail())).kind);
    expect(kinds).toEqual([...Array.from({ length: 5 }, () => "requested"), "too-many-attempts"]);
    const [mailbox, results] = [makeEmail(), new Set<string>()];
    for (let i = 0; i < 11; i += 1) results.add((await request(await logIn(), mailbox)).kind);
    expect(results).toEqual(new Set(["requested", "too-many-attempts"]));
  });
});

it("a mailed code resets the password of an address without the old one's proof only after a log-in", async () => {
  const [viewer, newEmail] = [await logIn(), makeEmail()];
  const { accounts, emailChanges } = test.backend;
  const database = openDatabase(test.databaseUrl, 1);
  const { accountId } = viewer;
  await database.db.transaction().execute(async (transaction) => {
    const change = { accountId, email: newEmail, brand: "pm", requestedBy: "employee" } as const;
    await emailChanges.request(transaction, change);
  });
  await emailChanges.confirm(await readToken(newEmail, "confirm-email"), ANONYMOUS);
  await test.query("update email_change set created_at = now() - interval '4 days'");
  const approved = await database.db
    .transaction()
    .execute((transaction) => emailChanges.approve(transaction, { accountId, approvedBy: "boss" }));
  expect(approved).toMatchObject({ kind: "changed" });
  expect((await test.inbox.waitForMail(newEmail, 2)).subject).toContain("your new address");

  const sendReset = () => accounts.sendCode(CALLER, { email: newEmail, purpose: "RESET_PASSWORD" });
  await sendReset();
  const refusal = await test.inbox.waitForMail(newEmail, 3);
  expect(refusal.subject).toBe("About your The Big Loop password");
  expect(refusal.text).not.toMatch(/\d{6}/);

  const login = await accounts.signIn(CALLER, { email: newEmail, password: PASSWORD });
  expect(login.kind).toBe("signed-in");
  await sendReset();
  const input = { email: newEmail, code: await test.readCode(newEmail, 4) };
  const block = "update account set password_reset_blocked = $2 where id = $1";
  const reset = { ...input, newPassword: "another fine phrase" };
  await test.query(block, [accountId, true]);
  expect((await accounts.resetPassword(CALLER, reset)).kind).toBe("code-refused");
  await test.query(block, [accountId, false]);
  expect((await accounts.resetPassword(CALLER, reset)).kind).toBe("signed-in");
  await database.close();
});
