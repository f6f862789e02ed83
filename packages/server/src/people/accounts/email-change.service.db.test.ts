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

const makeEmail = () => `${randomUUID()}@mail.example`;

async function createAccount() {
  const email = makeEmail();
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { id, email, newEmail: makeEmail() };
}

type Account = Awaited<ReturnType<typeof createAccount>>;

function request({ id, newEmail }: Account) {
  const change = { accountId: id, email: newEmail, brand: "pm" } as const;
  return database.db
    .transaction()
    .execute((transaction) => test.backend.emailChanges.request(transaction, change));
}

/** Requests a change; returns the token of the mailed link. */
async function createChange(account: Account): Promise<string> {
  const result = await request(account);
  const change = await test.backend.emailChanges.findPending(database.db, account.id);
  if (result.kind !== "requested" || change === undefined) throw new Error(result.kind);
  return test.backend.emailChanges.createToken(change.id);
}

const confirm = (token: string) => test.backend.emailChanges.confirm(token);

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
    expect(await request({ ...account, newEmail: other.email })).toEqual({ kind: "taken" });
    const token = await createChange(account);
    await test.backend.sessions.ensureDevelopmentAccount(account.newEmail);
    expect(await confirm(token)).toEqual({ kind: "taken" });
    expect(await readEmail(account)).toBe(account.email);
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
