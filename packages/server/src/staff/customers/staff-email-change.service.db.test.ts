import { randomUUID } from "node:crypto";
import { type MailBackend, openMailBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { makeStaff } from "../test/staff-member.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");
const ADMIN = makeStaff("ADMIN");
const OTHER_ADMIN = { ...ADMIN, accountId: "another-administrator" };

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

interface RequestFacts {
  readonly email: string;
  readonly brand: string;
  readonly reason: string;
}

function request(
  { id, newEmail }: Customer,
  more: Partial<RequestFacts> = {},
  viewer: AccountViewer = EMPLOYEE,
) {
  const input = { accountId: id, email: newEmail, brand: "pm", reason: "Ticket 7" };
  return test.backend.staff.emailChanges.request(viewer, { ...input, ...more });
}

/** The token of the link to a page, in the address's first email. */
async function readToken(email: string, page: string): Promise<string> {
  const { text } = await test.inbox.waitForMail(email);
  const [, token] = new RegExp(`account/${page}\\?token=(\\S+)`).exec(text) ?? [];
  if (token === undefined) throw new Error("The mail has no link");
  return decodeURIComponent(token);
}

const readEmail = async ({ id }: Customer) =>
  (await test.query("select email from account where id = $1", [id]))[0]?.["email"];

const readLog = ({ id }: Customer) =>
  test.query("select action, details from staff_action where subject_id = $1 order by id", [id]);

describe("a change of the address", () => {
  it("counts when the new address confirmed it and the old one approved it", async () => {
    const customer = await createCustomer();
    const { id, email, newEmail } = customer;
    expect(await request(customer, { email: ` ${newEmail.toUpperCase()} ` })).toEqual({
      kind: "requested",
      oldEmail: email,
      newEmail,
    });
    const token = await readToken(newEmail, "confirm-email");
    expect((await test.inbox.waitForMail(email)).text).toContain(newEmail);
    expect(await test.backend.emailChanges.confirm(token, ANONYMOUS)).toMatchObject({
      kind: "waiting",
    });
    expect(await readEmail(customer)).toBe(email);
    const shown = await test.backend.staff.customers.find(EMPLOYEE, id);
    expect(shown?.emailChange).toMatchObject({ newEmail, newProvenAt: expect.any(Date) });

    const answer = await readToken(email, "allow-email-change");
    expect(await test.backend.emailChangeAnswers.allow(answer)).toEqual({
      kind: "changed",
      email: newEmail,
    });
    expect(await readEmail(customer)).toBe(newEmail);
    expect((await test.inbox.waitForMail(email, 2)).subject).toContain("has changed");
    const after = await test.backend.staff.customers.find(EMPLOYEE, id);
    expect(after?.emailChange).toBeUndefined();
    expect(await test.backend.emailChanges.confirm(token, ANONYMOUS)).toEqual({ kind: "refused" });
    expect(await readLog(customer)).toEqual([
      { action: "email.request", details: { from: email, to: newEmail, note: "Ticket 7" } },
    ]);
  });

  it("is approved by an administrator who didn't request it, and recorded", async () => {
    const customer = await createCustomer();
    const { id, email, newEmail } = customer;
    const { emailChanges } = test.backend.staff;
    await request(customer, {}, ADMIN);
    await test.backend.emailChanges.confirm(await readToken(newEmail, "confirm-email"), ANONYMOUS);
    expect(await emailChanges.approve(OTHER_ADMIN, id)).toMatchObject({ kind: "invalid" });
    await test.query(
      "update email_change set created_at = now() - interval '72 hours' where account_id = $1",
      [id],
    );
    expect(await emailChanges.approve(EMPLOYEE, id)).toEqual({ kind: "missing" });
    expect(await emailChanges.approve(ADMIN, id)).toMatchObject({ kind: "invalid" });
    expect(await readEmail(customer)).toBe(email);
    expect(await emailChanges.approve(OTHER_ADMIN, id)).toMatchObject({ kind: "changed" });
    expect(await readEmail(customer)).toBe(newEmail);
    expect(await readLog(customer)).toMatchObject([
      { action: "email.request" },
      { action: "email.approve", details: { from: email, to: newEmail } },
    ]);
  });

  it("is canceled by staff, which the log has when something was pending", async () => {
    const customer = await createCustomer();
    const { id, newEmail } = customer;
    await request(customer, { reason: "7" });
    for (const _repeated of [1, 2]) {
      expect(await test.backend.staff.emailChanges.cancel(EMPLOYEE, id)).toBe(true);
    }
    const shown = await test.backend.staff.customers.find(EMPLOYEE, id);
    expect(shown?.emailChange).toBeUndefined();
    expect(await test.backend.staff.emailChanges.cancel(EMPLOYEE, "nobody")).toBe(false);
    expect(await readLog(customer)).toMatchObject([
      { action: "email.request", details: { note: "7" } },
      { action: "email.cancel", details: { to: newEmail } },
    ]);
  });

  it("has a reason of 1 to 500 characters", async () => {
    const customer = await createCustomer();
    expect((await request(customer, { reason: "a".repeat(500) })).kind).toBe("requested");
    expect(await request(customer, { reason: "a".repeat(501) })).toEqual({
      kind: "invalid",
      problem: "A reason has at most 500 characters.",
    });
    expect(await request(customer, { reason: " " })).toEqual({
      kind: "invalid",
      problem: "Write how you know the customer asked for it.",
    });
  });

  it("is refused for staff accounts, deleted and unverified ones, and wrong input", async () => {
    for (const state of ["role = 'ADMIN'", "deleted_at = now()", "email_verified = false"]) {
      const customer = await createCustomer();
      await test.query(`update account set ${state} where id = $1`, [customer.id]);
      expect(await request(customer)).toMatchObject({ kind: "invalid" });
    }
    const customer = await createCustomer();
    for (const more of [{ email: "nothing" }, { email: customer.email }]) {
      expect(await request(customer, more)).toMatchObject({ kind: "invalid" });
    }
    await test.backend.suppressionList.add(customer.newEmail, "550");
    expect(await request(customer)).toMatchObject({ kind: "invalid" });
    expect(await request({ ...customer, id: "nobody", newEmail: makeEmail() })).toEqual({
      kind: "missing",
    });
    const { staffRole: _role, ...user } = EMPLOYEE;
    for (const viewer of [ANONYMOUS, user]) {
      const input = { accountId: customer.id, email: makeEmail(), brand: "pm", reason: "x" };
      expect(await test.backend.staff.emailChanges.request(viewer, input)).toEqual({
        kind: "missing",
      });
      expect(await test.backend.staff.emailChanges.cancel(viewer, customer.id)).toBe(false);
      expect(await test.backend.staff.emailChanges.approve(viewer, customer.id)).toEqual({
        kind: "missing",
      });
    }
  });
});
