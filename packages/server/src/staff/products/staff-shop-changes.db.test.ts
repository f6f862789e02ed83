import { randomUUID } from "node:crypto";
import { createProduct, makeVariant, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "../test/staff-member.ts";
import type { ProductChangeResult, StaffVariant } from "./staff-product.service.ts";

const ADMIN = makeStaff("ADMIN");
const EMPLOYEE = makeStaff("EMPLOYEE");

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

const readLog = (subjectId: string) =>
  test.query("select account_id, action, details from staff_action where subject_id = $1", [
    subjectId,
  ]);

function listKinds(results: readonly ProductChangeResult[]): string[] {
  return results.map(({ kind }) => kind).toSorted();
}

describe("a variant", () => {
  const values = { price: "49.00", stock: 7, isActive: true };

  async function create(reserved = 0) {
    const variant = makeVariant({ stock: 7 });
    const product = await createProduct(test.backend, { variants: [variant] });
    const id = product.variants[0]?.id ?? "";
    await test.query("update product_variant set reserved = $2 where id = $1", [id, reserved]);
    return { id, product, variant };
  }

  const change = (id: string, next: Partial<typeof values>, previous = values) =>
    test.backend.staff.products.changeVariant(ADMIN, { id, ...values, ...next, previous });

  function readVariant(result: ProductChangeResult): StaffVariant | undefined {
    return "product" in result ? result.product.variants[0] : undefined;
  }

  it("is changed once by parallel edits of the same form, with one row in the audit log", async () => {
    const { id, variant } = await create();
    const results = await Promise.all([8, 9, 10, 11].map((stock) => change(id, { stock })));
    expect(listKinds(results)).toEqual(["changed", "outdated", "outdated", "outdated"]);
    const [first, ...others] = results.map((result) => readVariant(result)?.stock);
    expect(new Set(others)).toEqual(new Set([first]));
    expect(await readLog(id)).toEqual([
      {
        accountId: ADMIN.accountId,
        action: "variant.update",
        details: {
          sku: variant.sku,
          before: { priceMinor: 4900, stock: 7, isActive: true },
          after: { priceMinor: 4900, stock: first, isActive: true },
        },
      },
    ]);
  });

  it("is changed once by a repeated request", async () => {
    const { id } = await create();
    const results = await Promise.all([1, 2, 3].map(() => change(id, { price: "55.5" })));
    expect(listKinds(results)).toEqual(["changed", "changed", "changed"]);
    expect(results.map((result) => readVariant(result)?.priceMinor)).toEqual([5550, 5550, 5550]);
    expect(await readLog(id)).toHaveLength(1);
  });

  it("keeps at least the reserved items, and can become made to order", async () => {
    const { id } = await create(3);
    expect(await change(id, { stock: 2 })).toEqual({
      kind: "invalid",
      problem: "Enter at least 3: orders being paid reserve that many.",
    });
    expect(readVariant(await change(id, { stock: 3 }))).toMatchObject({ stock: 3, reserved: 3 });
    const unlimited = { id, ...values, stock: null, previous: { ...values, stock: 3 } };
    const result = await test.backend.staff.products.changeVariant(ADMIN, unlimited);
    expect(readVariant(result)).toMatchObject({ stock: null, reserved: 3 });
  });

  it.each([
    [{ price: "-1" }, "Enter an amount such as 12.50."],
    [{ price: "1.234" }, "Enter an amount such as 12.50."],
    [{ price: "1000000" }, "The highest amount is $999,999.99."],
    [{ stock: -1 }, "Stock can't be negative."],
    [{ stock: 1.5 }, "Enter stock as a whole number."],
  ])("is refused %j", async (next, problem) => {
    expect(await change(randomUUID(), next)).toEqual({ kind: "invalid", problem });
  });

  it("is missing for an employee", async () => {
    const { id } = await create();
    const request = { id, ...values, stock: 8, previous: values };
    expect(await test.backend.staff.products.changeVariant(EMPLOYEE, request)).toEqual({
      kind: "missing",
    });
    expect(await readLog(id)).toEqual([]);
  });
});

describe("a product", () => {
  it("keeps the texts of staff when its data is stored again, and is found by them", async () => {
    const data = { handle: "edited", variants: [makeVariant({ sku: "EDITED-1" })] };
    const { id } = await createProduct(test.backend, data);
    const { products } = test.backend.staff;
    const before = await products.find(ADMIN, id);
    const edit = { id, title: "Gallery map", descriptionHtml: "<p>New</p>", isActive: true };
    const request = { ...edit, updatedAt: before?.updatedAt };
    const results = await Promise.all([
      products.changeProduct(ADMIN, request),
      products.changeProduct(ADMIN, { ...request, title: "Other title" }),
    ]);
    expect(listKinds(results)).toEqual(["changed", "outdated"]);
    const title = results.flatMap((result) =>
      result.kind === "changed" ? result.product.title : [],
    )[0];
    const again = await createProduct(test.backend, data);
    expect(again).toMatchObject({ title, descriptionHtml: "<p>New</p>" });
    const found = await products.search(EMPLOYEE, { search: `${title} edited-1` });
    expect(found?.products.map((product) => product.id)).toEqual([id]);
    expect(await readLog(id)).toHaveLength(1);
  });

  it("takes no scripts", async () => {
    const { id } = await createProduct(test.backend);
    const edit = { id, title: "Map", descriptionHtml: "<script>1</script>", isActive: true };
    const result = await test.backend.staff.products.changeProduct(ADMIN, {
      ...edit,
      updatedAt: new Date(),
    });
    expect(result.kind).toBe("invalid");
  });
});

describe("the dashboard", () => {
  it("counts by day, with what was removed since, and compares with the days before", async () => {
    const render = (daysAgo: number) =>
      test.query(
        `insert into render (id, owner_id, request, lane, content_hash, pixels, created_at)
         values (gen_random_uuid(), 'somebody', '{}', 'print', gen_random_uuid(), 1,
           now() - make_interval(days => $1))`,
        [daysAgo],
      );
    for (const daysAgo of [0, 0, 1, 8]) await render(daysAgo);
    await test.query("insert into cart (id, business_id) values ('sold', 'pm')");
    await test.query(
      `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, subtotal_minor,
         total_minor, paid_minor, refunded_minor, paid_at)
       values ('pm', 'sold', 1, '', 'PAID', 5000, 5000, 5000, 1000, now())`,
    );
    const read = () => test.backend.staff.dashboard.read(EMPLOYEE, 7);
    const before = await read();
    expect(before?.renders).toMatchObject({ total: 3, previousTotal: 1 });
    expect(before?.renders.days.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 1, 2]);
    expect(before?.revenue).toMatchObject({ total: 4000, previousTotal: 0 });
    expect(before?.orders.days.at(-1)?.value).toBe(1);
    expect(before?.openWork).toMatchObject({ toShip: 1, toReview: 0 });
    await test.query("delete from render where owner_id = 'somebody'");
    expect((await read())?.renders).toEqual(before?.renders);
    expect(await test.backend.staff.dashboard.read({ kind: "anonymous" }, 7)).toBeUndefined();
  });
});

describe("customers", () => {
  it("are found by a part of the address or the name, newest first", async () => {
    const { sessions } = test.backend;
    const ids: string[] = [];
    for (const name of ["ann.first", "ann.second"]) {
      ids.push((await sessions.ensureDevelopmentAccount(`${name}@customers.example`)).id);
    }
    await test.query("update account set name = 'Customer 34' where id = $1", [ids[0]]);
    const list = async (search: string) =>
      (await test.backend.staff.customers.search(EMPLOYEE, { search }))?.customers.map(
        ({ id }) => id,
      );
    expect(await list("CUSTOMERS.example")).toEqual(ids.toReversed());
    expect(await list("34 customer")).toEqual([ids[0]]);
    expect(await test.backend.staff.customers.find({ kind: "anonymous" }, ids[0] ?? "")).toBe(
      undefined,
    );
  });
});
