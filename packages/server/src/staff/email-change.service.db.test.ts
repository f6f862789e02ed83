import { randomUUID } from "node:crypto";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../viewer/viewer.ts";
import { makeStaff } from "./test/staff-member.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");

let test: MailBackend;

beforeAll(async () => {
  test = await openMailBackend();
});
afterAll(() => test.close());

const makeEmail = () => `${randomUUID()}@mail.example`;

async function createCustomer() {
  const email = makeEmail();
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email, "seven gray cranes");
  return { id, email, newEmail: makeEmail() };
}

type Customer = Awaited<ReturnType<typeof createCustomer>>;

function request({ id, newEmail }: Customer, more: object = {}, viewer = EMPLOYEE) {
  const input = { accountId: id, email: newEmail, businessId: "pm", reason: "Ticket 7" };
  return test.backend.staff.emailChanges.request(viewer, { ...input, ...more });
}

/** Of the nth mail to an address. */
async function readToken(email: string, count?: number): Promise<string> {
  const { text } = await test.inbox.waitForMail(email, count);
  const [, token] = /confirm-email\?token=(\S+)/.exec(text) ?? [];
  if (token === undefined) throw new Error("The mail has no link");
  return decodeURIComponent(token);
}

const readEmail = async ({ id }: Customer) =>
  (await test.query("select email from account where id = $1", [id]))[0]?.["email"];

describe("a change of the address", () => {
  it("counts when the link in the mail to the new address is opened", async () => {
    const customer = await createCustomer();
    const { id, email, newEmail } = customer;
    await test.query(
      `insert into ticket (id, business_id, name, email, subject, question, hash, search_text)
       values (gen_random_uuid(), 'pm', '', $1, '', 'a/b', '', $1)`,
      [email],
    );
    const { token: session } = await test.backend.sessions.start(id);
    expect(await request(customer, { email: ` ${newEmail.toUpperCase()} ` })).toEqual({
      kind: "requested",
      oldEmail: email,
      newEmail,
    });
    const token = await readToken(newEmail);
    expect((await test.inbox.waitForMail(email)).text).toContain(newEmail);
    expect(await readEmail(customer)).toBe(email);
    const shown = await test.backend.staff.customers.find(EMPLOYEE, id);
    expect(shown?.emailChange).toMatchObject({ new_email: newEmail });

    expect(await test.backend.emailChanges.confirm(token)).toEqual({
      kind: "changed",
      email: newEmail,
    });
    expect(await readEmail(customer)).toBe(newEmail);
    expect(await test.query("select 1 as n from ticket where email = $1", [newEmail])).toHaveLength(
      1,
    );
    expect((await test.backend.sessions.requireViewer(session)).kind).toBe("anonymous");
    expect((await test.inbox.waitForMail(email, 2)).subject).toContain("has changed");
    const after = await test.backend.staff.customers.find(EMPLOYEE, id);
    expect(after?.emailChange).toBeUndefined();
    expect(await test.backend.emailChanges.confirm(token)).toEqual({ kind: "refused" });
    const log = await test.query(
      "select action, details from staff_action where subject_id = $1 order by id",
      [id],
    );
    expect(log).toEqual([
      { action: "email.request", details: { from: email, to: newEmail, note: "Ticket 7" } },
    ]);
  });

  it("is made once by parallel confirmations", async () => {
    const customer = await createCustomer();
    await request(customer);
    const token = await readToken(customer.newEmail);
    const results = await Promise.all(
      [1, 2, 3].map(() => test.backend.emailChanges.confirm(token)),
    );
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(["changed", "refused", "refused"]);
  });

  it("is refused after it was canceled, replaced or has expired", async () => {
    const customer = await createCustomer();
    await request(customer);
    const first = await readToken(customer.newEmail);
    const other = { ...customer, newEmail: makeEmail() };
    await request(other);
    expect(await test.backend.emailChanges.confirm(first)).toEqual({ kind: "refused" });
    const second = await readToken(other.newEmail);
    expect(await test.backend.staff.emailChanges.cancel(EMPLOYEE, customer.id)).toBe(true);
    expect(await test.backend.emailChanges.confirm(second)).toEqual({ kind: "refused" });
    await request(customer);
    const third = await readToken(customer.newEmail, 2);
    await test.query("update email_change set expires_at = now() where account_id = $1", [
      customer.id,
    ]);
    expect(await test.backend.emailChanges.confirm(third)).toEqual({ kind: "refused" });
    expect(await test.backend.emailChanges.confirm("forged")).toEqual({ kind: "refused" });
    expect(await readEmail(customer)).toBe(customer.email);
  });

  it("is refused when another account has the address, then or meanwhile", async () => {
    const [customer, other] = [await createCustomer(), await createCustomer()];
    expect(await request({ ...customer, newEmail: other.email })).toEqual({ kind: "taken" });
    await request(customer);
    const token = await readToken(customer.newEmail);
    await test.backend.sessions.ensureDevelopmentAccount(customer.newEmail);
    expect(await test.backend.emailChanges.confirm(token)).toEqual({ kind: "taken" });
    expect(await readEmail(customer)).toBe(customer.email);
  });

  it("is refused for staff accounts, deleted and unverified ones, and wrong input", async () => {
    for (const state of ["role = 'ADMIN'", "deleted_at = now()", "email_verified = false"]) {
      const customer = await createCustomer();
      await test.query(`update account set ${state} where id = $1`, [customer.id]);
      expect(await request(customer)).toMatchObject({ kind: "invalid" });
    }
    const customer = await createCustomer();
    for (const more of [{ reason: " " }, { email: "nothing" }, { email: customer.email }]) {
      expect(await request(customer, more)).toMatchObject({ kind: "invalid" });
    }
    await test.backend.suppressionList.add(customer.newEmail, "550");
    expect(await request(customer)).toMatchObject({ kind: "invalid" });
    expect(await request({ ...customer, id: "nobody", newEmail: makeEmail() })).toEqual({
      kind: "missing",
    });
    const { staffRole: _role, ...user } = EMPLOYEE;
    for (const viewer of [ANONYMOUS, user]) {
      const input = { accountId: customer.id, email: makeEmail(), businessId: "pm", reason: "x" };
      expect(await test.backend.staff.emailChanges.request(viewer, input)).toEqual({
        kind: "missing",
      });
      expect(await test.backend.staff.emailChanges.cancel(viewer, customer.id)).toBe(false);
    }
  });
});
