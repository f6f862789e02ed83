import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../platform/database/database.ts";

let test: TestBackend;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  test = await openTestBackend();
  database = openDatabase(test.databaseUrl, 4);
});
afterAll(async () => {
  await database.close();
  await test.close();
});

const EMPLOYEE = "an-employee";
const ADMIN = "an-administrator";

const makeEmail = () => `${randomUUID()}@mail.example`;

async function createAccount() {
  const email = makeEmail();
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { id, email, newEmail: makeEmail() };
}

type Account = Awaited<ReturnType<typeof createAccount>>;

function request({ id, newEmail }: Account, requestedBy?: string) {
  const change = {
    accountId: id,
    email: newEmail,
    brand: "pm",
    ...(requestedBy !== undefined && { requestedBy }),
  } as const;
  return database.db
    .transaction()
    .execute((transaction) => test.backend.emailChanges.request(transaction, change));
}

/** Requests a change; returns the tokens of the links to the new address and to the old one. */
async function createChanges(account: Account, requestedBy?: string) {
  const result = await request(account, requestedBy);
  const change = await test.backend.emailChanges.findPending(database.db, account.id);
  if (result.kind !== "requested" || change === undefined) throw new Error(result.kind);
  return {
    confirmToken: test.backend.emailChanges.createToken(change.id),
    answerToken: test.backend.emailChangeAnswers.createToken(change.id),
  };
}

/** Requests a change by the owner; returns the token of the link to the new address. */
const createChange = async (account: Account) => (await createChanges(account)).confirmToken;

const confirm = (token: string) => test.backend.emailChanges.confirm(token);
const allow = (token: string) => test.backend.emailChangeAnswers.allow(token);
const stop = (token: string) => test.backend.emailChangeAnswers.stop(token);

const approve = (account: Account, approvedBy: string) =>
  database.db
    .transaction()
    .execute((transaction) =>
      test.backend.emailChanges.approve(transaction, { accountId: account.id, approvedBy }),
    );

/** Lets the old address's three days pass. */
const passThreeDays = ({ id }: Account) =>
  test.query(
    "update email_change set created_at = created_at - interval '72 hours' where account_id = $1",
    [id],
  );

const isResetBlocked = async ({ id }: Account) =>
  (await test.query("select password_reset_blocked from account where id = $1", [id]))[0]?.[
    "passwordResetBlocked"
  ];

const readEmail = async ({ id }: Account) =>
  (await test.query("select email from account where id = $1", [id]))[0]?.["email"];

async function count(table: string, email: string): Promise<number> {
  const column = table === "project_grant" ? "grantee_email" : "email";
  return (await test.query(`select from ${table} where ${column} = $1`, [email])).length;
}

/** Invites people to a new project of another account. */
async function invite(emails: readonly string[]): Promise<void> {
  const { id, email } = await createAccount();
  const owner = { kind: "account", accountId: id, identity: id, email } as const;
  const request = { designId: "50-states-36x24" };
  const created = await test.backend.projects.create(owner, "pm", request);
  if (created.kind !== "created") throw new Error(created.kind);
  for (const granteeEmail of emails) {
    const grant = { projectId: created.project.id, granteeEmail, role: "COLLABORATOR" } as const;
    await test.backend.grants.add(owner, grant);
  }
}

describe("a confirmed change of the address", () => {
  it("moves what belongs to the address, deletes its codes and ends the sessions", async () => {
    const account = await createAccount();
    const { id, email, newEmail } = account;
    const upperCase = email.toUpperCase();
    await test.query("insert into cart (id, business_id, email) values ($1, 'pm', $2)", [
      email,
      upperCase,
    ]);
    await test.query(
      `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, email,
         subtotal_minor, total_minor, search_text)
       values ('pm', $1, 1, '', 'PAID', $2, 1, 1, '7 ' || $1 || ' boise')`,
      [email, upperCase],
    );
    await test.query(
      `insert into ticket (id, business_id, name, email, subject, question, hash, search_text)
       values (gen_random_uuid(), 'pm', '', $1, '', 'a/b', '', 'help ' || $1)`,
      [email],
    );
    await invite([email]);
    await invite([email, newEmail]);
    await test.query(
      "insert into account_code (id, email, purpose) values (gen_random_uuid(), $1, 'RESET_PASSWORD')",
      [email],
    );
    const { token: session } = await test.backend.sessions.start(id);
    expect(await confirm(await createChange(account))).toEqual({
      kind: "changed",
      email: newEmail,
    });
    expect(await readEmail(account)).toBe(newEmail);
    expect(await count("cart", newEmail)).toBe(1);
    expect(await count("shop_order", newEmail)).toBe(1);
    expect(await count("ticket", newEmail)).toBe(1);
    expect(await count("project_grant", newEmail)).toBe(2);
    expect(await count("account_code", email)).toBe(0);
    const texts = await test.query(
      `select search_text from shop_order where email = $1
       union all select search_text from ticket where email = $1`,
      [newEmail],
    );
    expect(texts.map((row) => row["searchText"])).toEqual([
      `7 ${newEmail} boise`,
      `help ${newEmail}`,
    ]);
    expect((await test.backend.sessions.requireViewer(session)).kind).toBe("anonymous");
  });

  it("is made once by parallel confirmations", async () => {
    const token = await createChange(await createAccount());
    const results = await Promise.all([1, 2, 3].map(() => confirm(token)));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["changed", "refused", "refused"]);
  });
});

describe("a confirmation", () => {
  it("is refused after the change was canceled, replaced or has expired", async () => {
    const account = await createAccount();
    const first = await createChange(account);
    const second = await createChange({ ...account, newEmail: makeEmail() });
    expect(await confirm(first)).toEqual({ kind: "refused" });
    await database.db
      .transaction()
      .execute((transaction) => test.backend.emailChanges.cancel(transaction, account.id));
    expect(await confirm(second)).toEqual({ kind: "refused" });
    const third = await createChange(account);
    await test.query("update email_change set expires_at = now() where account_id = $1", [
      account.id,
    ]);
    expect(await confirm(third)).toEqual({ kind: "refused" });
    expect(await confirm("forged")).toEqual({ kind: "refused" });
    expect(await readEmail(account)).toBe(account.email);
  });

  it("is refused when the account has another address or a role meanwhile", async () => {
    const moved = await createAccount();
    const token = await createChange(moved);
    const email = makeEmail();
    await test.query("update account set email = $2 where id = $1", [moved.id, email]);
    expect(await confirm(token)).toEqual({ kind: "refused" });
    expect(await readEmail(moved)).toBe(email);
    const hired = await createAccount();
    const hiredToken = await createChange(hired);
    await test.query("update account set role = 'EMPLOYEE' where id = $1", [hired.id]);
    expect(await confirm(hiredToken)).toEqual({ kind: "refused" });
  });

  it("is refused when another account has the address, then or meanwhile", async () => {
    const [account, other] = [await createAccount(), await createAccount()];
    const taken = { ...account, newEmail: other.email };
    expect(await request(taken, EMPLOYEE)).toEqual({ kind: "taken" });
    // The owner's own request doesn't reveal it, and can't be confirmed.
    expect(await confirm(await createChange(taken))).toEqual({ kind: "taken" });
    const token = await createChange(account);
    await test.backend.sessions.ensureDevelopmentAccount(account.newEmail);
    expect(await confirm(token)).toEqual({ kind: "taken" });
    expect(await readEmail(account)).toBe(account.email);
  });
});

describe("a change by staff", () => {
  it("waits for both addresses, in any order", async () => {
    const [first, second] = [await createAccount(), await createAccount()];
    const { confirmToken, answerToken } = await createChanges(first, EMPLOYEE);
    expect(await confirm(confirmToken)).toEqual({ kind: "waiting", oldEmail: first.email });
    expect(await readEmail(first)).toBe(first.email);
    expect(await allow(answerToken)).toEqual({ kind: "changed", email: first.newEmail });

    const other = await createChanges(second, EMPLOYEE);
    expect(await allow(other.answerToken)).toEqual({ kind: "waiting", newEmail: second.newEmail });
    expect(await readEmail(second)).toBe(second.email);
    expect(await confirm(other.confirmToken)).toEqual({ kind: "changed", email: second.newEmail });
    expect(await isResetBlocked(first)).toBe(false);
    expect(await isResetBlocked(second)).toBe(false);
  });

  it("keeps the links of the two addresses apart", async () => {
    const account = await createAccount();
    const { confirmToken, answerToken } = await createChanges(account, EMPLOYEE);
    expect(await allow(confirmToken)).toEqual({ kind: "refused" });
    expect(await stop(confirmToken)).toEqual({ kind: "refused" });
    expect(await confirm(answerToken)).toEqual({ kind: "refused" });
  });

  it("is made without the old address by a second person only, after three days", async () => {
    const account = await createAccount();
    const { confirmToken } = await createChanges(account, EMPLOYEE);
    await passThreeDays(account);
    expect(await approve(account, ADMIN)).toMatchObject({
      problem: "The customer hasn't confirmed the new address yet.",
    });
    await confirm(confirmToken);
    expect(await approve(account, EMPLOYEE)).toMatchObject({ kind: "invalid" });
    await test.query("update email_change set created_at = now() where account_id = $1", [
      account.id,
    ]);
    expect(await approve(account, ADMIN)).toMatchObject({ kind: "invalid" });
    expect(await readEmail(account)).toBe(account.email);
    await passThreeDays(account);
    const results = await Promise.all([approve(account, ADMIN), approve(account, ADMIN)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["changed", "missing"]);
    expect(await readEmail(account)).toBe(account.newEmail);
    expect(await isResetBlocked(account)).toBe(true);
  });

  it("can't be hurried on the owner's own request", async () => {
    const account = await createAccount();
    await createChange(account);
    await passThreeDays(account);
    expect(await approve(account, ADMIN)).toMatchObject({ kind: "invalid" });
  });
});

describe("the old address", () => {
  it("stops a change for good, also while it is confirmed", async () => {
    const account = await createAccount();
    const { confirmToken, answerToken } = await createChanges(account, EMPLOYEE);
    await confirm(confirmToken);
    expect(await stop(answerToken)).toEqual({ kind: "stopped", email: account.email });
    await passThreeDays(account);
    expect(await approve(account, ADMIN)).toEqual({ kind: "missing" });
    expect(await allow(answerToken)).toEqual({ kind: "refused" });

    const racing = await createChanges(account);
    const [stopped] = await Promise.all([stop(racing.answerToken), confirm(racing.confirmToken)]);
    expect(["stopped", "undone"]).toContain(stopped.kind);
    expect(await readEmail(account)).toBe(account.email);
  });

  it("takes the account back for 14 days, with a new password and without its sessions", async () => {
    const account = await createAccount();
    const { confirmToken, answerToken } = await createChanges(account, EMPLOYEE);
    await confirm(confirmToken);
    await passThreeDays(account);
    await approve(account, ADMIN);
    const { token: session } = await test.backend.sessions.start(account.id);
    expect(await stop(answerToken)).toEqual({ kind: "undone", email: account.email });
    expect(await readEmail(account)).toBe(account.email);
    expect((await test.backend.sessions.requireViewer(session)).kind).toBe("anonymous");
    const rows = await test.query(
      "select password_reset_required, password_reset_blocked from account where id = $1",
      [account.id],
    );
    expect(rows).toEqual([{ passwordResetRequired: true, passwordResetBlocked: false }]);
    expect(await stop(answerToken)).toEqual({ kind: "refused" });

    const late = await createAccount();
    const tokens = await createChanges(late);
    await confirm(tokens.confirmToken);
    await test.query(
      "update email_change set confirmed_at = now() - interval '14 days' where account_id = $1",
      [late.id],
    );
    expect(await stop(tokens.answerToken)).toEqual({ kind: "refused" });
    expect(await readEmail(late)).toBe(late.newEmail);
  });

  it("isn't given back when another account has it by now, or the account moved on", async () => {
    const account = await createAccount();
    const { confirmToken, answerToken } = await createChanges(account);
    await confirm(confirmToken);
    await test.backend.sessions.ensureDevelopmentAccount(account.email);
    expect(await stop(answerToken)).toEqual({ kind: "taken" });
    await test.query("update account set email = $2 where id = $1", [account.id, makeEmail()]);
    expect(await stop(answerToken)).toEqual({ kind: "refused" });
  });
});

it("removes changes a month after they expired", async () => {
  const [old, recent] = [await createAccount(), await createAccount()];
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
