import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { WalgreensDouble } from "@photomap/testing/walgreens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  openChain,
  prepareOrder,
  startDouble,
} from "../../platform/adapters/walgreens/test/probe.ts";
import { makeStaff } from "../test/staff-member.ts";

const STAFF = makeStaff("EMPLOYEE");

let test: TestBackend;
let double: WalgreensDouble;

beforeAll(async () => {
  double = await startDouble();
  test = await openTestBackend(double.environment);
});
afterAll(async () => {
  await test.close();
  await double.stop();
});
beforeEach(() => test.query("delete from pickup_order"));

/** Inserts orders and returns their ids, last changed first. */
async function insertOrders(count: number, state: string): Promise<string[]> {
  const rows = await test.query(
    `insert into pickup_order (business_id, owner_id, project_id, batch_id, prints_hash, state,
       store, zip, products, updated_at)
     select 'pm', 'owner-' || n, 'Map' || n, gen_random_uuid(), '', $2, '{"storeNum": "1001"}',
       '48226', '[]', now() - make_interval(secs => n)
     from generate_series(1, $1::int) as n returning id`,
    [count, state],
  );
  return rows.map(({ id }) => String(id));
}

const reconcile = (orderId: string, walgreensOrderId: string | null) =>
  test.backend.staff.pickups.reconcile(STAFF, { orderId, walgreensOrderId });
const readLog = (id: string) =>
  test.query("select action, details from staff_action where subject_id = $1", [id]);

it("is ended as not placed once by parallel requests, with one row in the audit log", async () => {
  const [id = ""] = await insertOrders(1, "UNKNOWN");
  const results = await Promise.all([1, 2, 3, 4].map(() => reconcile(id, null)));
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["changed"]));
  expect(await readLog(id)).toEqual([
    {
      action: "pickup-order.reconcile",
      details: {
        before: { state: "UNKNOWN", walgreensOrderId: null },
        after: { state: "FAILED", walgreensOrderId: null },
      },
    },
  ]);
});

it("refuses to end an order that has an answer", async () => {
  const [id = ""] = await insertOrders(1, "PLACED");
  expect(await reconcile(id, null)).toEqual({
    kind: "invalid",
    problem: "This order is already placed.",
  });
  expect(await readLog(id)).toEqual([]);
});

it("is placed with a number that the chain knows, whose status is read again later", async () => {
  const chain = openChain(double);
  const sent = await chain.submit(await prepareOrder(chain));
  const number = "orderId" in sent ? sent.orderId : "";
  const [id = ""] = await insertOrders(1, "UNKNOWN");
  expect(await reconcile(id, ` ${number} `)).toMatchObject({
    kind: "changed",
    order: { state: "PLACED", chainOrderId: number, chainStatus: { text: "In Progress" } },
  });
  const [otherId = ""] = await insertOrders(1, "UNKNOWN");
  expect(await reconcile(otherId, number)).toEqual({
    kind: "invalid",
    problem: "This number belongs to another order.",
  });
  double.advance(86_400_000);
  expect(await test.backend.staff.pickups.checkStatus(STAFF, id)).toMatchObject({
    kind: "changed",
    order: { state: "PLACED", chainStatus: { isValid: true, text: "Ready for Pickup" } },
  });
  expect(await readLog(id)).toHaveLength(1);
});

it("stays unknown with a number that the chain does not know or cannot verify", async () => {
  const [id = ""] = await insertOrders(1, "UNKNOWN");
  expect(await reconcile(id, "4200001")).toEqual({
    kind: "invalid",
    problem: "Walgreens doesn't recognize this number.",
  });
  expect(await reconcile(id, " ")).toMatchObject({ kind: "invalid" });
  double.behave("status", "http-500");
  expect(await reconcile(id, "4200001")).toEqual({ kind: "unavailable" });
  double.reset();
  const [order] = await test.query("select state, chain_order_id from pickup_order");
  expect(order).toEqual({ state: "UNKNOWN", chainOrderId: null });
  expect(await readLog(id)).toEqual([]);
});

it("lists all orders in pages, last changed first, and finds them by state, map and store", async () => {
  const ids = await insertOrders(60, "PLACED");
  const { pickups, dashboard } = test.backend.staff;
  const first = await pickups.search(STAFF, {});
  const second = await pickups.search(STAFF, { after: first?.nextCursor ?? null });
  const found = [...(first?.orders ?? []), ...(second?.orders ?? [])];
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(second?.nextCursor).toBeNull();
  const [unknown = ""] = await insertOrders(1, "UNKNOWN");
  const listIds = async (search: Parameters<typeof pickups.search>[1]) =>
    (await pickups.search(STAFF, search))?.orders.map(({ id }) => id);
  expect(await listIds({ state: "UNKNOWN" })).toEqual([unknown]);
  expect(await listIds({ search: " Map7 " })).toEqual([ids[6]]);
  expect(await listIds({ search: unknown.toUpperCase() })).toEqual([unknown]);
  expect(await listIds({ search: unknown.slice(0, 8) })).toEqual([unknown]);
  expect(await listIds({ search: unknown.slice(0, 7) })).toEqual([]);
  expect(await listIds({ state: "UNKNOWN", search: "1001" })).toEqual([unknown]);
  const work = (await dashboard.read(STAFF, 7))?.openWork;
  expect(work?.pickupsToReconcile).toBe(1);
});
