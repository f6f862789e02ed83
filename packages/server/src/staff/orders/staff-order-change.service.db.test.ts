import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../platform/viewer/viewer.ts";
import {
  createVariant,
  fillCart,
  openPaymentBackend,
  type PaymentBackend,
  payOne,
  placeForSession,
  readOrder,
  readStock,
} from "../../shop/orders/test/buyer.ts";
import { makeStaff } from "../test/staff-member.ts";
import type { OrderChangeResult, StaffOrderChangeService } from "./staff-order-change.service.ts";

const EMPLOYEE = makeStaff("EMPLOYEE");
const { staffRole: _role, ...CUSTOMER } = EMPLOYEE;
const TOO_MANY = {
  kind: "invalid",
  problem: "A line has fewer units left. Reload the order.",
};

let test: PaymentBackend;
let changes: StaffOrderChangeService;

beforeAll(async () => {
  test = await openPaymentBackend();
  changes = test.backend.staff.orderChanges;
});
afterAll(() => test.close());

type Paid = Awaited<ReturnType<typeof payOne>>;

function ship({ orderId, lineId }: Paid, quantity: number, more: object = {}) {
  const lines = [{ lineId, quantity }];
  return changes.ship(EMPLOYEE, { orderId, requestId: randomUUID(), lines, ...more });
}

function refund({ orderId }: Pick<Paid, "orderId">, more: object) {
  const input = { orderId, requestId: randomUUID(), restock: false };
  return changes.refund(EMPLOYEE, { ...input, ...more });
}

const cancel = ({ orderId }: Pick<Paid, "orderId">) =>
  changes.cancel(EMPLOYEE, { orderId, requestId: randomUUID(), reason: "INVENTORY" });

const countKind = (results: readonly OrderChangeResult[], kind: OrderChangeResult["kind"]) =>
  results.filter((result) => result.kind === kind).length;

const listActions = async ({ orderId }: Pick<Paid, "orderId">) => {
  const rows = await test.query(
    "select action, account_id from staff_action where subject_id = $1 order by id",
    [orderId],
  );
  return rows.map(({ action, accountId: by }) => `${String(action)} ${String(by)}`);
};

it("changes of orders are refused to everyone who is not staff, as if there was no order", async () => {
  const paid = await payOne(test, 1);
  const { orderId, lineId } = paid;
  const common = { orderId, requestId: randomUUID() };
  for (const viewer of [ANONYMOUS, CUSTOMER]) {
    const results = [
      await changes.ship(viewer, { ...common, lines: [{ lineId, quantity: 1 }] }),
      await changes.refund(viewer, { ...common, amount: "1.00", restock: false }),
      await changes.cancel(viewer, { ...common, reason: "OTHER" }),
      await changes.deliver(viewer, { orderId, shipmentId: randomUUID() }),
      await changes.renderPrint(viewer, randomUUID()),
      // Nor is told what is wrong with the input.
      await changes.ship(viewer, {}),
    ];
    expect(countKind(results, "missing")).toBe(results.length);
  }
  expect(await readOrder(test, orderId)).toMatchObject({
    fulfillmentStatus: "UNFULFILLED",
    refundedMinor: 0,
    canceledAt: null,
  });
  expect(await listActions(paid)).toEqual([]);
});

it("changes of a missing order are missing", async () => {
  const orderId = randomUUID();
  const results = [
    await ship({ ...(await payOne(test, 1)), orderId }, 1),
    await refund({ orderId }, { amount: "1.00" }),
    await cancel({ orderId }),
    await changes.deliver(EMPLOYEE, { orderId, shipmentId: randomUUID() }),
    await changes.renderPrint(EMPLOYEE, randomUUID()),
    await changes.renderPrint(EMPLOYEE, "x"),
  ];
  expect(results).toEqual(results.map(() => ({ kind: "missing" })));
});

describe("a shipment", () => {
  it("changes the order and is in the audit log", async () => {
    const paid = await payOne(test, 3);
    const tracking = { trackingCompany: "UPS", trackingNumber: "1Z999" };
    expect(await ship(paid, 2, tracking)).toMatchObject({
      kind: "changed",
      order: { fulfillmentStatus: "PARTIALLY_FULFILLED" },
    });
    expect(await ship(paid, 2)).toEqual(TOO_MANY);
    expect(await ship(paid, 1)).toMatchObject({ order: { fulfillmentStatus: "FULFILLED" } });
    const sent = `order.fulfill ${EMPLOYEE.accountId}`;
    expect(await listActions(paid)).toEqual([sent, sent]);
  });

  it("of parallel requests sends no unit twice", async () => {
    const paid = await payOne(test, 3);
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => ship(paid, 1)));
    expect([countKind(results, "changed"), countKind(results, "invalid")]).toEqual([3, 2]);
    expect(await listActions(paid)).toHaveLength(3);
  });

  it("needs a paid order and at least one unit", async () => {
    const variantId = await createVariant(test, { stock: 10, priceMinor: 1000 });
    const unpaid = await placeForSession(test, await fillCart(test, [{ variantId }]));
    const [line] = await test.query("select id from order_line where order_id = $1", [
      unpaid.orderId,
    ]);
    const requestId = randomUUID();
    const lines = [{ lineId: String(line?.["id"]), quantity: 1 }];
    expect(await changes.ship(EMPLOYEE, { orderId: unpaid.orderId, requestId, lines })).toEqual({
      kind: "invalid",
      problem: "Only paid orders can be shipped.",
    });
    expect(await ship(await payOne(test, 1), 1, { lines: [] })).toEqual({
      kind: "invalid",
      problem: "Choose at least one unit.",
    });
  });

  it("is delivered once", async () => {
    const paid = await payOne(test, 1);
    await ship(paid, 1);
    const [shipment] = await test.query("select id from order_fulfillment where order_id = $1", [
      paid.orderId,
    ]);
    const input = { orderId: paid.orderId, shipmentId: String(shipment?.["id"]) };
    const results = await Promise.all([1, 2, 3].map(() => changes.deliver(EMPLOYEE, input)));
    expect(countKind(results, "changed")).toBe(3);
    const delivered = (await listActions(paid)).filter((text) => text.startsWith("order.deliver"));
    expect(delivered).toHaveLength(1);
  });
});

describe("a refund", () => {
  it("of units is what was paid for them, computed by the server", async () => {
    const paid = await payOne(test, 4);
    const lines = [{ lineId: paid.lineId, quantity: 1 }];
    expect(await refund(paid, { lines, restock: true })).toMatchObject({ kind: "changed" });
    const order = await readOrder(test, paid.orderId);
    // A unit at $10.00 with its tax, without the shipping.
    expect(order["refundedMinor"]).toBe(1060);
    expect(await readStock(test, paid.variantId)).toMatchObject({ stock: 7 });
    expect(await refund(paid, { lines: [{ ...lines[0], quantity: 4 }] })).toEqual(TOO_MANY);
  });

  it("is made once by a repeated request, and never exceeds the payment", async () => {
    const paid = await payOne(test, 1);
    const request = { amount: "6.00", requestId: randomUUID() };
    const repeated = await Promise.all([1, 2, 3].map(() => refund(paid, request)));
    expect(countKind(repeated, "changed")).toBe(3);
    expect(await readOrder(test, paid.orderId)).toMatchObject({ refundedMinor: 600 });
    const halfMinor = Math.floor((paid.paidMinor - 600) / 2);
    const amount = (halfMinor / 100).toFixed(2);
    const others = await Promise.all([1, 2, 3].map(() => refund(paid, { amount })));
    expect(countKind(others, "changed")).toBe(2);
    const refundedMinor = 600 + 2 * halfMinor;
    expect(await readOrder(test, paid.orderId)).toMatchObject({ refundedMinor });
  });

  it("says how much is left, and when nothing is", async () => {
    const paid = await payOne(test, 1);
    const total = (paid.paidMinor / 100).toFixed(2);
    expect(await refund(paid, { amount: "900.00" })).toEqual({
      kind: "invalid",
      problem: `At most $${total} can be refunded.`,
    });
    await refund(paid, { amount: total });
    expect(await refund(paid, { amount: "0.01" })).toEqual({
      kind: "invalid",
      problem: "Everything is already refunded.",
    });
  });

  it("needs an amount or units, and a payment", async () => {
    const paid = await payOne(test, 1);
    expect(await refund(paid, { lines: [] })).toEqual({
      kind: "invalid",
      problem: "Choose at least one unit.",
    });
    const variantId = await createVariant(test, { stock: 1, priceMinor: 1000 });
    const unpaid = await placeForSession(test, await fillCart(test, [{ variantId }]));
    expect(await refund(unpaid, { amount: "1.00" })).toEqual({
      kind: "invalid",
      problem: "Nothing was paid for this order.",
    });
  });
});

describe("a cancellation", () => {
  it("puts the items back once, and refunds what was paid", async () => {
    const paid = await payOne(test, 4);
    const results = await Promise.all([1, 2, 3].map(() => cancel(paid)));
    expect(countKind(results, "changed")).toBe(3);
    expect(await readStock(test, paid.variantId)).toEqual({ stock: 10, reserved: 0 });
    expect(await readOrder(test, paid.orderId)).toMatchObject({
      refundedMinor: paid.paidMinor,
      cancelReason: "INVENTORY",
    });
    // It stays paid until the refund has arrived, and is not sent meanwhile.
    const problem = "Only paid orders can be shipped.";
    expect(await ship(paid, 1)).toEqual({ kind: "invalid", problem });
    expect(await listActions(paid)).toEqual([`order.cancel ${EMPLOYEE.accountId}`]);
  });

  it("is refused after something was sent", async () => {
    const paid = await payOne(test, 2);
    await ship(paid, 1);
    expect(await cancel(paid)).toEqual({
      kind: "invalid",
      problem:
        "This order can't be canceled: something has shipped, it's being paid, or the payment is disputed.",
    });
    expect(await readOrder(test, paid.orderId)).toMatchObject({ canceledAt: null });
  });

  it("and a shipment at the same time do not both happen", async () => {
    const paid = await payOne(test, 1);
    const [canceled, sent] = await Promise.all([cancel(paid), ship(paid, 1)]);
    expect([canceled.kind, sent.kind].toSorted()).toEqual(["changed", "invalid"]);
  });
});
