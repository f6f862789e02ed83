import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import { makeStaff } from "../test/staff-member.ts";
import type { CustomerService } from "./staff-customer.service.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");
const { staffRole: _role, ...CUSTOMER } = EMPLOYEE;

let test: TestBackend;
let customers: CustomerService;

beforeAll(async () => {
  test = await openTestBackend();
  customers = test.backend.staff.customers;
});
afterAll(() => test.close());

async function createAccount(email = `${randomUUID()}@mail.example`): Promise<string> {
  return (await test.backend.sessions.ensureDevelopmentAccount(email)).id;
}

async function addPaidOrder(email: string, paidMinor: number, refundedMinor = 0): Promise<void> {
  const cartId = randomUUID();
  await test.query("insert into cart (id, business_id) values ($1, 'pm')", [cartId]);
  await test.query(
    `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, subtotal_minor,
       total_minor, paid_minor, refunded_minor, paid_at, email)
     values ('pm', $1, 1, '', 'PAID', $2::int, $2::int, $2::int, $3, now(), $4)`,
    [cartId, paidMinor, refundedMinor, email],
  );
}

async function search(text: string, after?: string | null) {
  const page = await customers.search(EMPLOYEE, { search: text, after });
  if (page === undefined) throw new Error("The customers are not shown");
  return page;
}

describe("customers", () => {
  it("are shown to staff only", async () => {
    const id = await createAccount();
    for (const viewer of [ANONYMOUS, CUSTOMER]) {
      expect(await customers.search(viewer, {})).toBeUndefined();
      expect(await customers.find(viewer, id)).toBeUndefined();
    }
    expect(await customers.find(EMPLOYEE, id)).toMatchObject({ id });
    expect(await customers.find(EMPLOYEE, "nobody")).toBeUndefined();
  });

  it("are found by parts of address and name, in any case", async () => {
    const word = randomUUID().slice(0, 8);
    const id = await createAccount(`${word}@mail.example`);
    await test.query("update account set name = 'Zoë Martin' where id = $1", [id]);
    for (const text of [word, word.toUpperCase(), `${word} zoë`, `mart ${word.slice(2)}`]) {
      expect((await search(text)).customers.map((customer) => customer.id)).toEqual([id]);
    }
    expect((await search(`${word} nobody`)).customers).toEqual([]);
    expect((await search(`${word}_mail`)).customers).toEqual([]);
  });

  it("are listed newest first on pages that neither repeat nor skip one of the same moment", async () => {
    const word = randomUUID().slice(0, 8);
    await test.query(
      `insert into account (id, email, created_at)
       select $1 || n, $1 || n || '@mail.example', now() - make_interval(secs => n / 10)
       from generate_series(1, 60) n`,
      [word],
    );
    const first = await search(word);
    expect(first.customers).toHaveLength(50);
    const second = await search(word, first.nextCursor);
    expect(second.nextCursor).toBeNull();
    const found = [...first.customers, ...second.customers];
    expect(new Set(found.map(({ id }) => id)).size).toBe(60);
    const times = found.map(({ createdAt: time }) => time.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect((await search(word, "unreadable")).customers[0]?.id).toBe(found[0]?.id);
  });
});

describe("a customer", () => {
  it("has the paid orders of the address, in any case and without an account", async () => {
    const email = `${randomUUID()}@mail.example`;
    await addPaidOrder(email.toUpperCase(), 5000, 1000);
    const id = await createAccount(email);
    await addPaidOrder(email, 250);
    await addPaidOrder(`other-${email}`, 9999);
    const customer = await customers.find(EMPLOYEE, id);
    expect(customer).toMatchObject({ orderCount: 2, spentMinor: 4250 });
    expect(customer?.orders).toHaveLength(2);
  });

  it("has maps, which staff may not open unless they are shared", async () => {
    const id = await createAccount();
    await test.query(
      `insert into project (id, owner_id, name, design_id, business_id, output_type, output_scale,
         deleted_at)
       values ($1, $2, 'Our trips', '50-states-36x24', 'pm', 'MATBOARD_WALL_MAP', 1, null),
         ($3, $2, 'In the trash', '50-states-36x24', 'pm', 'MATBOARD_WALL_MAP', 1, now())`,
      ["Map001", id, "Map002"],
    );
    const customer = await customers.find(EMPLOYEE, id);
    expect(customer?.projectCount).toBe(1);
    expect(customer?.projects).toMatchObject([{ name: "Our trips", canOpen: false }]);
  });

  it("is internal with a verified address of the company only", async () => {
    const isInternal = async (email: string, isVerified: boolean) => {
      const id = await createAccount(email);
      await test.query("update account set email_verified = $2 where id = $1", [id, isVerified]);
      return (await customers.find(EMPLOYEE, id))?.isInternal;
    };
    const domain = "photomap.example";
    expect(await isInternal(`${randomUUID()}@${domain}`, true)).toBe(true);
    expect(await isInternal(`${randomUUID()}@${domain}`, false)).toBe(false);
    expect(await isInternal(`${randomUUID()}@${domain}.example`, true)).toBe(false);
    expect(await isInternal(`${randomUUID()}@mail.example`, true)).toBe(false);
  });
});

describe("transparent files", () => {
  it("are allowed and taken back by administrators, each once in the audit log", async () => {
    const id = await createAccount();
    const { printPermissions } = test.backend.staff;
    const set = (isAllowed: boolean, role: "ADMIN" | "EMPLOYEE" = "ADMIN") =>
      printPermissions.set(makeStaff(role), { accountId: id, isAllowed });
    const isAllowed = async () => (await customers.find(EMPLOYEE, id))?.transparentPrints;
    expect(await set(true, "EMPLOYEE")).toEqual({ kind: "missing" });
    expect(await isAllowed()).toBe(false);
    const results = await Promise.all([set(true), set(true)]);
    expect(results).toEqual([{ kind: "set" }, { kind: "set" }]);
    expect(await isAllowed()).toBe(true);
    await set(false);
    expect(await isAllowed()).toBe(false);
    const log = await test.query(
      "select action from staff_action where subject_id = $1 order by id",
      [id],
    );
    expect(log.map(({ action }) => action)).toEqual([
      "transparent-prints.allow",
      "transparent-prints.refuse",
    ]);
    const other = { accountId: "nobody", isAllowed: true };
    expect(await printPermissions.set(makeStaff("ADMIN"), other)).toEqual({ kind: "missing" });
  });
});
