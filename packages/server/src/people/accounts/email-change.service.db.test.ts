import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type EmailChangeTest,
  makeEmail,
  openEmailChangeTest,
  type TestAccount,
} from "./test/email-change-steps.ts";

let test: EmailChangeTest;

beforeAll(async () => {
  test = await openEmailChangeTest();
});
afterAll(() => test.close());

const EMPLOYEE = "an-employee";
const ADMIN = "an-administrator";

/** Requests a change by the owner; returns the token of the link to the new address. */
const createChange = async (account: TestAccount) =>
  (await test.createChanges(account)).confirmToken;

const allow = (token: string) => test.backend.emailChangeAnswers.allow(token);
const stop = (token: string) => test.backend.emailChangeAnswers.stop(token);

const approve = (account: TestAccount, approvedBy: string) =>
  test.db
    .transaction()
    .execute((transaction) =>
      test.backend.emailChanges.approve(transaction, { accountId: account.id, approvedBy }),
    );

/** Lets the old address's three days pass. */
const passThreeDays = ({ id }: TestAccount) =>
  test.query(
    "update email_change set created_at = created_at - interval '72 hours' where account_id = $1",
    [id],
  );

const isResetBlocked = async ({ id }: TestAccount) =>
  (await test.query("select password_reset_blocked from account where id = $1", [id]))[0]?.[
    "passwordResetBlocked"
  ];

describe("a confirmed change of the address", () => {
  it("moves what belongs to the address, deletes its codes and ends the sessions", async () => {
    const account = await test.createAccount();
    const { id, email, newEmail } = account;
    await test.addRows(email);
    await test.invite([email]);
    await test.invite([email, newEmail]);
    await test.query(
      "insert into account_code (id, email, purpose) values (gen_random_uuid(), $1, 'RESET_PASSWORD')",
      [email],
    );
    const { token: session } = await test.backend.sessions.start(id);
    expect(await test.confirm(await createChange(account), account)).toEqual({
      kind: "changed",
      email: newEmail,
    });
    expect(await test.readEmail(account)).toBe(newEmail);
    expect(await test.countRows(newEmail)).toEqual({ carts: 1, orders: 1, tickets: 1, grants: 2 });
    expect(await test.query("select from account_code where email = $1", [email])).toEqual([]);
    expect((await test.backend.sessions.requireViewer(session)).kind).toBe("anonymous");
  });

  it("is made once by parallel confirmations", async () => {
    const account = await test.createAccount();
    const token = await createChange(account);
    const results = await Promise.all([1, 2, 3].map(() => test.confirm(token, account)));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["changed", "refused", "refused"]);
  });
});

describe("a confirmation", () => {
  it("is refused after the change was canceled, replaced or has expired", async () => {
    const account = await test.createAccount();
    const first = await createChange(account);
    const second = await createChange({ ...account, newEmail: makeEmail() });
    expect(await test.confirm(first, account)).toEqual({ kind: "refused" });
    await test.db
      .transaction()
      .execute((transaction) => test.backend.emailChanges.cancel(transaction, account.id));
    expect(await test.confirm(second, account)).toEqual({ kind: "refused" });
    const third = await createChange(account);
    await test.query("update email_change set expires_at = now() where account_id = $1", [
      account.id,
    ]);
    expect(await test.confirm(third, account)).toEqual({ kind: "refused" });
    expect(await test.confirm("forged", account)).toEqual({ kind: "refused" });
    expect(await test.readEmail(account)).toBe(account.email);
  });

  it("is refused when the account has another address or a role meanwhile", async () => {
    const moved = await test.createAccount();
    const token = await createChange(moved);
    const email = makeEmail();
    await test.query("update account set email = $2 where id = $1", [moved.id, email]);
    expect(await test.confirm(token, moved)).toEqual({ kind: "refused" });
    expect(await test.readEmail(moved)).toBe(email);
    const hired = await test.createAccount();
    const hiredToken = await createChange(hired);
    await test.query("update account set role = 'EMPLOYEE' where id = $1", [hired.id]);
    expect(await test.confirm(hiredToken, hired)).toEqual({ kind: "refused" });
  });

  it("is refused when another account has the address, then or meanwhile", async () => {
    const [account, other] = [await test.createAccount(), await test.createAccount()];
    const taken = { ...account, newEmail: other.email };
    expect(await test.request(taken, EMPLOYEE)).toEqual({ kind: "taken" });
    // The owner's own request doesn't reveal it, and can't be confirmed.
    expect(await test.confirm(await createChange(taken), account)).toEqual({ kind: "taken" });
    const token = await createChange(account);
    await test.backend.sessions.ensureDevelopmentAccount(account.newEmail);
    expect(await test.confirm(token, account)).toEqual({ kind: "taken" });
    expect(await test.readEmail(account)).toBe(account.email);
  });
});

describe("the owner's own change", () => {
  it("is confirmed in a session of the account alone", async () => {
    const [account, stranger] = [await test.createAccount(), await test.createAccount()];
    await test.addRows(account.newEmail);
    const token = await createChange(account);
    expect(await test.confirm(token)).toEqual({ kind: "not-signed-in" });
    expect(await test.confirm(token, stranger)).toEqual({ kind: "other-account" });
    const guest = { kind: "guest", identity: "guest-of-the-mailbox" } as const;
    expect(await test.backend.emailChanges.confirm(token, guest)).toEqual({
      kind: "not-signed-in",
    });
    const pending = await test.backend.emailChanges.findPending(test.db, account.id);
    expect(pending?.newProvenAt).toBeNull();
    expect(await test.readEmail(account)).toBe(account.email);
    expect(await test.confirm(token, account)).toEqual({
      kind: "changed",
      email: account.newEmail,
    });
  });
});

describe("a sign-up that was never verified", () => {
  it("gives way to the account whose owner proves the mailbox", async () => {
    const [account, other] = [await test.createAccount(), await test.createAccount()];
    await test.signUp(account.newEmail);
    await test.signUp(other.newEmail);
    expect(await test.confirm(await createChange(account), account)).toMatchObject({
      kind: "changed",
    });
    const { confirmToken, answerToken } = await test.createChanges(other, EMPLOYEE);
    await test.confirm(confirmToken);
    expect(await allow(answerToken)).toMatchObject({ kind: "changed" });
    for (const { id, newEmail } of [account, other]) {
      const holders = await test.query("select id from account where email = $1", [newEmail]);
      expect(holders).toEqual([{ id }]);
    }
  });

  it("and a change to its address at the same time end with one account", async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await test.createAccount();
      const token = await createChange(account);
      const [changed] = await Promise.all([
        test.confirm(token, account),
        test.signUp(account.newEmail),
      ]);
      expect(changed).toEqual({ kind: "changed", email: account.newEmail });
      expect(await test.readEmail(account)).toBe(account.newEmail);
    }
  });

  it("gives way to one of two changes at the same time", async () => {
    const [first, second] = [await test.createAccount(), await test.createAccount()];
    const rival = { ...second, newEmail: first.newEmail };
    await test.signUp(first.newEmail);
    const tokens = [await createChange(first), await createChange(rival)] as const;
    const results = await Promise.all([
      test.confirm(tokens[0], first),
      test.confirm(tokens[1], rival),
    ]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["changed", "taken"]);
  });
});

describe("a change by staff", () => {
  it("waits for both addresses, in any order", async () => {
    const [first, second] = [await test.createAccount(), await test.createAccount()];
    const { confirmToken, answerToken } = await test.createChanges(first, EMPLOYEE);
    expect(await test.confirm(confirmToken)).toEqual({ kind: "waiting", oldEmail: first.email });
    expect(await test.readEmail(first)).toBe(first.email);
    expect(await allow(answerToken)).toEqual({ kind: "changed", email: first.newEmail });

    const other = await test.createChanges(second, EMPLOYEE);
    expect(await allow(other.answerToken)).toEqual({ kind: "waiting", newEmail: second.newEmail });
    expect(await test.readEmail(second)).toBe(second.email);
    expect(await test.confirm(other.confirmToken)).toEqual({
      kind: "changed",
      email: second.newEmail,
    });
    expect(await isResetBlocked(first)).toBe(false);
    expect(await isResetBlocked(second)).toBe(false);
  });

  it("keeps the links of the two addresses apart", async () => {
    const account = await test.createAccount();
    const { confirmToken, answerToken } = await test.createChanges(account, EMPLOYEE);
    expect(await allow(confirmToken)).toEqual({ kind: "refused" });
    expect(await stop(confirmToken)).toEqual({ kind: "refused" });
    expect(await test.confirm(answerToken)).toEqual({ kind: "refused" });
  });

  it("is made without the old address by a second person only, after three days", async () => {
    const account = await test.createAccount();
    const { confirmToken } = await test.createChanges(account, EMPLOYEE);
    await passThreeDays(account);
    expect(await approve(account, ADMIN)).toMatchObject({
      problem: "The customer hasn't confirmed the new address yet.",
    });
    await test.confirm(confirmToken);
    expect(await approve(account, EMPLOYEE)).toMatchObject({ kind: "invalid" });
    await test.query("update email_change set created_at = now() where account_id = $1", [
      account.id,
    ]);
    expect(await approve(account, ADMIN)).toMatchObject({ kind: "invalid" });
    expect(await test.readEmail(account)).toBe(account.email);
    await passThreeDays(account);
    const results = await Promise.all([approve(account, ADMIN), approve(account, ADMIN)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["changed", "missing"]);
    expect(await test.readEmail(account)).toBe(account.newEmail);
    expect(await isResetBlocked(account)).toBe(true);
  });

  it("can't be hurried on the owner's own request", async () => {
    const account = await test.createAccount();
    await createChange(account);
    await passThreeDays(account);
    expect(await approve(account, ADMIN)).toMatchObject({ kind: "invalid" });
  });
});

it("removes changes a month after they expired", async () => {
  const [old, recent] = [await test.createAccount(), await test.createAccount()];
  for (const [account, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    await createChange(account);
    await test.query(
      "update email_change set expires_at = now() - make_interval(days => $2) where account_id = $1",
      [account.id, days],
    );
  }
  expect(await test.backend.emailChanges.purge()).toBe(1);
  const left = await test.query("select account_id from email_change where account_id = any($1)", [
    [old.id, recent.id],
  ]);
  expect(left).toEqual([{ accountId: recent.id }]);
});
