import { randomUUID } from "node:crypto";
import type { AccountViewer } from "@photomap/server";
import {
  createProduct,
  openTestBackend,
  readServiceEnvironment,
  type TestBackend,
} from "@photomap/testing";
import { StripeDouble } from "@photomap/testing/stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SEEDED_ACCOUNTS } from "./seed.ts";
import { seedOrders } from "./seed-orders.ts";

const EMPLOYEE: AccountViewer = {
  kind: "account",
  accountId: randomUUID(),
  email: "employee@photomap.example",
  identity: randomUUID(),
  staffRole: "EMPLOYEE",
};

let stripe: StripeDouble;
let test: TestBackend;

async function seed(double: StripeDouble): Promise<void> {
  const environment = { ...readServiceEnvironment(), ...double.environment };
  await seedOrders({ ...environment, DATABASE_URL: test.databaseUrl });
}

beforeAll(async () => {
  stripe = await StripeDouble.start();
  test = await openTestBackend(stripe.environment);
  for (const { email } of SEEDED_ACCOUNTS) {
    await test.backend.sessions.ensureDevelopmentAccount(email);
  }
  for (const businessId of ["pm", "tbl"] as const) {
    await createProduct(test.backend, { businessId });
    await createProduct(test.backend, { businessId });
  }
  await seed(stripe);
});
afterAll(async () => {
  await test.close();
  await stripe.stop();
});

const LIST_REFUNDABLE = `
  select id from shop_order
  where paid_minor > refunded_minor and review_reason is null order by number`;

/** Refunds the rest of an order and returns its state. */
async function refund(orderId: string) {
  const { staff, refunds } = test.backend;
  const [order] = await test.query(
    "select ((paid_minor - refunded_minor) / 100.0)::numeric(9, 2) as rest from shop_order where id = $1",
    [orderId],
  );
  const request = { orderId, requestId: randomUUID(), amount: String(order?.["rest"]) };
  const { kind } = await staff.orderChanges.refund(EMPLOYEE, { ...request, restock: false });
  for (const { id } of await test.query("select id from order_refund where status = 'PENDING'")) {
    await refunds.perform(String(id));
  }
  const [stored] = await test.query("select state, review_reason from shop_order where id = $1", [
    orderId,
  ]);
  return { kind, ...stored };
}

const REFUNDED = { kind: "changed", state: "REFUNDED", reviewReason: null };

it("pays each order once at the double of Stripe, whose sessions agree with the orders", async () => {
  const paid = await test.query("select session_id from shop_order where paid_at is not null");
  expect(paid).toHaveLength(36);
  await seed(stripe);
  expect(stripe.sessions.map(({ id }) => id).toSorted()).toEqual(
    paid.map((order) => String(order["sessionId"])).toSorted(),
  );
  expect(await test.backend.reconciliation.reconcile()).toMatchObject({
    checked: 36,
    differences: 0,
  });
  const wrong = await test.query(
    `select state from shop_order
     where (state = 'REFUNDED') <> (paid_minor > 0 and refunded_minor = paid_minor)`,
  );
  expect(wrong).toEqual([]);
});

it("leaves orders that staff can refund, also one that was refunded partly", async () => {
  const [first] = await test.query(LIST_REFUNDABLE);
  expect(await refund(String(first?.["id"]))).toEqual(REFUNDED);
  const [partly] = await test.query(
    "select id from shop_order where refunded_minor > 0 and refunded_minor < paid_minor",
  );
  expect(await refund(String(partly?.["id"]))).toEqual(REFUNDED);
});

it("names customers by their number", async () => {
  const found = await test.query(
    "select distinct name, email from shop_order where email like 'customer-12@%'",
  );
  expect(found).toEqual([{ name: "Customer 12", email: "customer-12@photomap.example" }]);
});

it("pays again at a double that has forgotten its payments", async () => {
  const other = await StripeDouble.start();
  try {
    await seed(other);
    expect(other.sessions).toHaveLength(36);
  } finally {
    await other.stop();
  }
});
