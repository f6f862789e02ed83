import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ANONYMOUS, type Viewer } from "../../platform/viewer/viewer.ts";
import { makeStaff } from "../test/staff-member.ts";
import type { Dashboard, Series } from "./staff-dashboard.service.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());
beforeEach(() => test.query("truncate shop_order, render, removed_count cascade"));

interface Sale {
  /** The days since the payment; absent for an order that was not paid. */
  readonly daysAgo?: number;
  readonly paidMinor?: number;
  readonly refundedMinor?: number;
  readonly state?: string;
  readonly sent?: string;
}

async function addOrder(sale: Sale): Promise<string> {
  const { daysAgo, paidMinor = 0, refundedMinor = 0, state = "PAID", sent = "FULFILLED" } = sale;
  const cartId = randomUUID();
  await test.query("insert into cart (id, business_id) values ($1, 'pm')", [cartId]);
  const [row] = await test.query(
    `insert into shop_order (business_id, cart_id, cart_version, cart_hash, state, subtotal_minor,
       total_minor, paid_minor, refunded_minor, fulfillment_status, review_reason, paid_at)
     values ('pm', $1, 1, '', $2, $3::int, $3::int, $3::int, $4, $5,
       case when $2 = 'NEEDS_REVIEW' then 'Sold out' end, now() - make_interval(days => $6::int))
     returning id`,
    [cartId, state, paidMinor, refundedMinor, sent, daysAgo ?? null],
  );
  return String(row?.["id"]);
}

async function addPrint(orderId: string, status: "FAILED" | "DONE"): Promise<void> {
  const renderId = randomUUID();
  await test.query(
    `insert into render (id, owner_id, request, lane, content_hash, pixels, status)
     values ($1, 'order-1', '{}', 'print', $2, 1, $3)`,
    [renderId, randomUUID(), status],
  );
  await test.query(
    `with line as (
       insert into order_line (order_id, position, handle, sku, title, quantity, unit_price_minor)
       values ($1, 0, 'map', 'map', 'Map', 1, 1) returning id, order_id
     )
     insert into order_print (order_line_id, order_id, project_id, render_id)
     select id, order_id, 'Map001', $2 from line`,
    [orderId, renderId],
  );
}

async function read(days: number, viewer: Viewer = EMPLOYEE): Promise<Dashboard> {
  const dashboard = await test.backend.staff.dashboard.read(viewer, days);
  if (dashboard === undefined) throw new Error("The dashboard is not shown");
  return dashboard;
}

const listValues = ({ days }: Series) => days.map(({ value }) => value);

describe("the dashboard", () => {
  it("is for staff only", async () => {
    const { dashboard } = test.backend.staff;
    const { staffRole: _role, ...customer } = EMPLOYEE;
    for (const viewer of [ANONYMOUS, customer]) {
      expect(await dashboard.read(viewer, 7)).toBeUndefined();
    }
    expect(await dashboard.read(makeStaff("ADMIN"), 7)).toBeDefined();
  });

  it("shows a value for each day, also for those without orders", async () => {
    const { orders, revenue, renders, uploads } = await read(7);
    for (const series of [orders, revenue, renders, uploads]) {
      expect(listValues(series)).toEqual([0, 0, 0, 0, 0, 0, 0]);
      expect(series).toMatchObject({ total: 0, previousTotal: 0 });
    }
    const days = orders.days.map(({ day }) => Date.parse(day));
    const steps = days.slice(1).map((day, index) => (day - (days[index] ?? 0)) / 86_400_000);
    expect(steps).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it("counts what was paid on a day, minus refunds, and compares with the days before", async () => {
    await addOrder({ daysAgo: 0, paidMinor: 5000 });
    await addOrder({ daysAgo: 0, paidMinor: 2000, refundedMinor: 500, state: "REFUNDED" });
    await addOrder({ daysAgo: 2, paidMinor: 1000 });
    await addOrder({ daysAgo: 3, paidMinor: 700 });
    await addOrder({ daysAgo: 5, paidMinor: 300 });
    await addOrder({ daysAgo: 6, paidMinor: 9999 });
    await addOrder({ state: "AWAITING_PAYMENT" });
    const { orders, revenue } = await read(3);
    expect(listValues(orders)).toEqual([1, 0, 2]);
    expect(listValues(revenue)).toEqual([1000, 0, 6500]);
    expect(orders).toMatchObject({ total: 3, previousTotal: 2 });
    expect(revenue).toMatchObject({ total: 7500, previousTotal: 1000 });
  });

  it("counts renders that were removed since", async () => {
    await addPrint(await addOrder({}), "DONE");
    await test.query(
      "insert into removed_count (kind, day, count) values ('render', business_day(now()), 4)",
    );
    const { renders, uploads } = await read(1);
    expect(listValues(renders)).toEqual([5]);
    expect(listValues(uploads)).toEqual([0]);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [100_000, 365],
  ])("answers a wish for %i days with %i", async (wanted, days) => {
    expect((await read(wanted)).orders.days).toHaveLength(days);
  });

  it("counts the work that is open", async () => {
    const toShip = await addOrder({ sent: "UNFULFILLED" });
    await addPrint(toShip, "FAILED");
    await addPrint(await addOrder({ sent: "PARTIALLY_FULFILLED" }), "DONE");
    // A print of an order that was sent is no work any more.
    await addPrint(await addOrder({}), "FAILED");
    await addOrder({ state: "NEEDS_REVIEW", sent: "UNFULFILLED" });
    expect((await read(1)).openWork).toEqual({
      toShip: 2,
      toReview: 1,
      failedPrints: 1,
      stickersToPrint: 0,
      pickupsToReconcile: 0,
    });
  });
});
