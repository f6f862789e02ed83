import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockEmail } from "./account.repository.ts";
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

/** Lists the connections that wait for a lock. */
const LOCK_WAITS = `
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

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

describe("the old address", () => {
  it("stops a change for good, also while it is confirmed", async () => {
    const account = await test.createAccount();
    const { confirmToken, answerToken } = await test.createChanges(account, EMPLOYEE);
    await test.confirm(confirmToken);
    expect(await stop(answerToken)).toEqual({ kind: "stopped", email: account.email });
    await passThreeDays(account);
    expect(await approve(account, ADMIN)).toEqual({ kind: "missing" });
    expect(await allow(answerToken)).toEqual({ kind: "refused" });

    const racing = await test.createChanges(account);
    const [stopped] = await Promise.all([
      stop(racing.answerToken),
      test.confirm(racing.confirmToken, account),
    ]);
    expect(["stopped", "undone"]).toContain(stopped.kind);
    expect(await test.readEmail(account)).toBe(account.email);
  });

  it("takes the account back for 14 days, with a new password and without its sessions", async () => {
    const account = await test.createAccount();
    const { confirmToken, answerToken } = await test.createChanges(account, EMPLOYEE);
    await test.confirm(confirmToken);
    await passThreeDays(account);
    await approve(account, ADMIN);
    const { token: session } = await test.backend.sessions.start(account.id);
    expect(await stop(answerToken)).toEqual({ kind: "undone", email: account.email });
    expect(await test.readEmail(account)).toBe(account.email);
    expect((await test.backend.sessions.requireViewer(session)).kind).toBe("anonymous");
    const rows = await test.query(
      "select password_reset_required, password_reset_blocked from account where id = $1",
      [account.id],
    );
    expect(rows).toEqual([{ passwordResetRequired: true, passwordResetBlocked: false }]);
    expect(await stop(answerToken)).toEqual({ kind: "refused" });

    const late = await test.createAccount();
    const undoToken = await test.changeTo(late, late.newEmail);
    await test.query(
      "update email_change set confirmed_at = now() - interval '14 days' where account_id = $1",
      [late.id],
    );
    expect(await stop(undoToken)).toEqual({ kind: "refused" });
    expect(await test.readEmail(late)).toBe(late.newEmail);
  });

  it("takes the account back whatever followed, and ends the later changes", async () => {
    const account = await test.createAccount();
    const [second, third] = [makeEmail(), makeEmail()];
    const first = await test.changeTo(account, account.newEmail);
    const later = [await test.changeTo(account, second), await test.changeTo(account, third)];
    const pending = await test.createChanges({ ...account, newEmail: makeEmail() });
    const { token: session } = await test.backend.sessions.start(account.id);
    expect(await stop(first)).toEqual({ kind: "undone", email: account.email });
    expect(await test.readEmail(account)).toBe(account.email);
    expect((await test.backend.sessions.requireViewer(session)).kind).toBe("anonymous");
    const state = await test.query("select password_reset_required from account where id = $1", [
      account.id,
    ]);
    expect(state).toEqual([{ passwordResetRequired: true }]);
    for (const token of [...later, pending.answerToken, first]) {
      expect(await stop(token)).toEqual({ kind: "refused" });
    }
    expect(await test.confirm(pending.confirmToken, account)).toEqual({ kind: "refused" });
    expect(await test.readEmail(account)).toBe(account.email);
  });

  it("takes the account back after a later change was undone, or led back to the address", async () => {
    const account = await test.createAccount();
    const first = await test.changeTo(account, account.newEmail);
    const second = await test.changeTo(account, makeEmail());
    expect(await stop(second)).toEqual({ kind: "undone", email: account.newEmail });
    expect(await stop(first)).toEqual({ kind: "undone", email: account.email });

    const there = await test.changeTo(account, account.newEmail);
    const back = await test.changeTo(account, account.email);
    expect(await stop(there)).toEqual({ kind: "undone", email: account.email });
    expect(await stop(back)).toEqual({ kind: "refused" });
    expect(await test.readEmail(account)).toBe(account.email);
  });

  it("undoes a change while a later one is confirmed", async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await test.createAccount();
      const first = await test.changeTo(account, account.newEmail);
      const { confirmToken } = await test.createChanges({ ...account, newEmail: makeEmail() });
      const [undone] = await Promise.all([stop(first), test.confirm(confirmToken, account)]);
      expect(undone).toEqual({ kind: "undone", email: account.email });
      expect(await test.readEmail(account)).toBe(account.email);
    }
  });

  it("gets back what the changes moved, and nothing that others have at the new addresses", async () => {
    const account = await test.createAccount();
    const { email, newEmail } = account;
    const last = makeEmail();
    for (const address of [email, newEmail, last]) await test.addRows(address);
    await test.invite([email, newEmail, last]);
    await test.invite([email]);
    const undoToken = await test.changeTo(account, newEmail);
    await test.changeTo(account, last);
    expect(await test.countRows(last)).toMatchObject({ carts: 3, orders: 3, tickets: 3 });
    await stop(undoToken);
    expect(await test.countRows(email)).toEqual({ carts: 1, orders: 1, tickets: 1, grants: 2 });
    for (const address of [newEmail, last]) {
      const rows = { carts: 1, orders: 1, tickets: 1, grants: 1 };
      expect(await test.countRows(address)).toEqual(rows);
    }
  });

  it("isn't lost to a sign-up that was never verified", async () => {
    const account = await test.createAccount();
    const undoToken = await test.changeTo(account, account.newEmail);
    await test.signUp(account.email);
    expect(await stop(undoToken)).toEqual({ kind: "undone", email: account.email });
    const holders = await test.query("select id from account where email = $1", [account.email]);
    expect(holders).toEqual([{ id: account.id }]);
  });

  it.each([
    ["undone", false],
    ["taken", true],
  ] as const)("waits for a sign-up at the same time, and is %s", async (kind, isVerified) => {
    const account = await test.createAccount();
    const undoToken = await test.changeTo(account, account.newEmail);
    const undoing = await test.db.transaction().execute(async (transaction) => {
      await lockEmail(transaction, account.email);
      await sql`
        insert into account (id, email, email_verified)
        values (gen_random_uuid(), ${account.email}, ${isVerified})`.execute(transaction);
      const running = stop(undoToken);
      await expect.poll(async () => test.query(LOCK_WAITS)).toHaveLength(1);
      return { running };
    });
    expect(await undoing.running).toMatchObject({ kind });
  });

  it("isn't given back while another person enters the code of a sign-up", async () => {
    const account = await test.createAccount();
    const undoToken = await test.changeTo(account, account.newEmail);
    await test.signUp(account.email);
    const undoing = await test.db.transaction().execute(async (transaction) => {
      await sql`
        update account set email_verified = true where email = ${account.email}`.execute(
        transaction,
      );
      const running = stop(undoToken);
      await expect.poll(async () => test.query(LOCK_WAITS)).toHaveLength(1);
      return { running };
    });
    expect(await undoing.running).toEqual({ kind: "taken" });
    expect(await test.readEmail(account)).toBe(account.newEmail);
  });

  it("isn't given back when another account has verified it by now", async () => {
    const account = await test.createAccount();
    const undoToken = await test.changeTo(account, account.newEmail);
    await test.createAccount(account.email);
    expect(await stop(undoToken)).toEqual({ kind: "taken" });
    expect(await test.readEmail(account)).toBe(account.newEmail);
  });
});
