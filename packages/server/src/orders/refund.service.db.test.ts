import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RefundInput } from "./refund.service.ts";
import {
  createVariant,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  placeForSession,
  readOrder,
  readStock,
  runRefunds,
} from "./test/buyer.ts";

const STAFF = { accountId: "staff" };

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

async function payOne(quantity = 4) {
  const variantId = await createVariant(test, { stock: 10, priceMinor: 1000 });
  const placed = await placeForSession(test, await fillCart(test, [{ variantId, quantity }]));
  test.stripe.pay(placed.sessionId);
  await test.backend.orderPayments.settle(placed.sessionId);
  const order = await readOrder(test, placed.orderId);
  const [line] = await test.query("select id from order_line where order_id = $1", [
    placed.orderId,
  ]);
  return {
    ...placed,
    variantId,
    paidMinor: Number(order["paid_minor"]),
    paymentIntentId: String(order["payment_intent_id"]),
    lineId: String(line?.["id"]),
  };
}

function request(orderId: string, facts: Partial<RefundInput> = {}) {
  return test.backend.refunds.request(STAFF, {
    orderId,
    requestId: randomUUID(),
    amountMinor: 1000,
    lines: [],
    reason: "A scratch",
    restock: false,
    ...facts,
  });
}

describe("refunds", () => {
  it("never exceed what was paid, requested 30 times in parallel", async () => {
    const { orderId, paidMinor, paymentIntentId } = await payOne();
    const results = await Promise.all(Array.from({ length: 30 }, () => request(orderId)));
    const accepted = results.filter(({ kind }) => kind === "requested");
    expect(accepted).toHaveLength(Math.floor(paidMinor / 1000));
    expect(results.find(({ kind }) => kind === "too-much")).toEqual({
      kind: "too-much",
      refundableMinor: paidMinor % 1000,
    });
    // As several workers do.
    await Promise.all([1, 2, 3].map(() => runRefunds(test, orderId)));
    const made = await test.backend.payments.findRefunds(paymentIntentId);
    expect(made).toHaveLength(accepted.length);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "PAID",
      refunded_minor: accepted.length * 1000,
    });
  });

  it("are made once for the same request, also in parallel", async () => {
    const { orderId, lineId, variantId } = await payOne();
    const facts = { requestId: randomUUID(), lines: [{ lineId, quantity: 2 }], restock: true };
    await Promise.all(Array.from({ length: 8 }, () => request(orderId, facts)));
    await runRefunds(test, orderId);
    expect(await readOrder(test, orderId)).toMatchObject({ refunded_minor: 1000 });
    expect(await readStock(test, variantId)).toEqual({ stock: 8, reserved: 0 });
    const actions = await test.query("select action from staff_action where subject_id = $1", [
      orderId,
    ]);
    expect(actions).toEqual([{ action: "order.refund" }]);
    expect(await request(orderId, { lines: [{ lineId, quantity: 3 }] })).toEqual({
      kind: "too-many-units",
    });
  });

  it("of everything end the order, and the buyer is told once", async () => {
    const { orderId, paidMinor } = await payOne();
    await request(orderId, { amountMinor: 500 });
    await request(orderId, { amountMinor: paidMinor - 500 });
    expect(await readOrder(test, orderId)).toMatchObject({ state: "PAID" });
    await runRefunds(test, orderId);
    await runRefunds(test, orderId);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "REFUNDED",
      refunded_minor: paidMinor,
    });
    const refunds = await test.query("select id from order_refund where order_id = $1", [orderId]);
    for (const { id } of refunds) {
      expect(await listJobs(test, "send-mail", String(id))).toMatchObject([{ kind: "refund" }]);
    }
  });

  it("are refused for an order that is not paid", async () => {
    const variantId = await createVariant(test);
    const { orderId } = await placeForSession(test, await fillCart(test, [{ variantId }]));
    expect(await request(orderId)).toEqual({ kind: "not-paid" });
    expect(await request(randomUUID())).toEqual({ kind: "missing" });
  });

  it("are retried while the provider is not available, and made once", async () => {
    const { orderId, paymentIntentId } = await payOne();
    await request(orderId);
    // The answer is lost twice: by the request and by the retry of the client.
    test.stripe.failRequests(2, "after");
    await expect(runRefunds(test, orderId)).rejects.toThrow();
    await runRefunds(test, orderId);
    expect(await test.backend.payments.findRefunds(paymentIntentId)).toHaveLength(1);
    expect(await readOrder(test, orderId)).toMatchObject({ refunded_minor: 1000 });
  });

  it("that the bank sends back can be made again", async () => {
    const { orderId, paymentIntentId, paidMinor, lineId } = await payOne();
    await request(orderId, { amountMinor: paidMinor, lines: [{ lineId, quantity: 4 }] });
    await runRefunds(test, orderId);
    const [made] = await test.backend.payments.findRefunds(paymentIntentId);
    test.stripe.failRefund(made?.id ?? "");
    const event = { id: `evt_${orderId}`, type: "refund.failed" };
    await test.backend.refunds.syncPayment(paymentIntentId, event);
    expect(await readOrder(test, orderId)).toMatchObject({
      refunded_minor: 0,
      review_reason: expect.stringContaining("refund failed"),
    });
    const again = await request(orderId, { amountMinor: 500, lines: [{ lineId, quantity: 1 }] });
    expect(again.kind).toBe("requested");
  });

  it("made on the pages of the provider are taken over", async () => {
    const { orderId, paymentIntentId, paidMinor } = await payOne();
    const refund = { paymentIntentId, amountMinor: 700, orderId, idempotencyKey: randomUUID() };
    await test.backend.payments.refund(refund);
    const event = { id: `evt_${orderId}`, type: "refund.created" };
    const { refunds } = test.backend;
    await Promise.all([1, 2, 3].map(() => refunds.syncPayment(paymentIntentId, event)));
    expect(await readOrder(test, orderId)).toMatchObject({ refunded_minor: 700 });
    expect(await request(orderId, { amountMinor: paidMinor })).toEqual({
      kind: "too-much",
      refundableMinor: paidMinor - 700,
    });
  });
});

describe("a fulfillment", () => {
  it("is created once for the same request, and derives the status", async () => {
    const { orderId, lineId } = await payOne(3);
    const fulfill = (requestId: string, quantity: number) =>
      test.backend.fulfillments.fulfill(STAFF, {
        orderId,
        requestId,
        lines: [{ lineId, quantity }],
        trackingCompany: "UPS",
        trackingNumber: "1Z999",
      });
    const requestId = randomUUID();
    const results = await Promise.all(Array.from({ length: 6 }, () => fulfill(requestId, 2)));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["fulfilled"]));
    expect(await readOrder(test, orderId)).toMatchObject({
      fulfillment_status: "PARTIALLY_FULFILLED",
    });
    expect(await fulfill(randomUUID(), 2)).toEqual({ kind: "too-many-units" });
    await fulfill(randomUUID(), 1);
    expect(await readOrder(test, orderId)).toMatchObject({ fulfillment_status: "FULFILLED" });
    const rows = await test.query("select id from order_fulfillment where order_id = $1", [
      orderId,
    ]);
    expect(rows).toHaveLength(2);
    expect(await listJobs(test, "send-mail", String(rows[0]?.["id"]))).toHaveLength(1);
  });

  it("of parallel requests sends no unit twice", async () => {
    const { orderId, lineId } = await payOne(4);
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        test.backend.fulfillments.fulfill(STAFF, {
          orderId,
          requestId: randomUUID(),
          lines: [{ lineId, quantity: 1 }],
        }),
      ),
    );
    expect(results.filter(({ kind }) => kind === "fulfilled")).toHaveLength(4);
    const [line] = await test.query("select fulfilled_quantity from order_line where id = $1", [
      lineId,
    ]);
    expect(line).toEqual({ fulfilled_quantity: 4 });
  });
});

describe("a cancellation", () => {
  const cancel = (orderId: string) =>
    test.backend.cancellations.cancel(STAFF, { orderId, reason: "CUSTOMER" });

  it("of a paid order refunds everything and puts the items back, once", async () => {
    const { orderId, variantId, paidMinor } = await payOne();
    await request(orderId, { amountMinor: 300 });
    await Promise.all(Array.from({ length: 5 }, () => cancel(orderId)));
    await runRefunds(test, orderId);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "REFUNDED",
      refunded_minor: paidMinor,
      cancel_reason: "CUSTOMER",
    });
    expect(await readStock(test, variantId)).toEqual({ stock: 10, reserved: 0 });
    const actions = await test.query(
      "select action from staff_action where subject_id = $1 and action = 'order.cancel'",
      [orderId],
    );
    expect(actions).toHaveLength(1);
  });

  it("of an open order ends its session", async () => {
    const variantId = await createVariant(test, { stock: 2 });
    const { orderId, sessionId } = await placeForSession(
      test,
      await fillCart(test, [{ variantId }]),
    );
    expect(await cancel(orderId)).toEqual({ kind: "canceled" });
    expect(await readStock(test, variantId)).toEqual({ stock: 2, reserved: 0 });
    expect(() => test.stripe.pay(sessionId)).toThrow("expired");
    expect((await readOrder(test, orderId))["canceled_at"]).toBeInstanceOf(Date);
  });

  it("of an order that was paid meanwhile refunds it", async () => {
    const variantId = await createVariant(test, { stock: 2 });
    const { orderId, sessionId } = await placeForSession(
      test,
      await fillCart(test, [{ variantId }]),
    );
    test.stripe.pay(sessionId);
    expect(await cancel(orderId)).toEqual({ kind: "canceled" });
    await runRefunds(test, orderId);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "REFUNDED" });
    expect(await readStock(test, variantId)).toEqual({ stock: 2, reserved: 0 });
  });

  it("of an order that was sent is refused", async () => {
    const { orderId, lineId } = await payOne();
    await test.backend.fulfillments.fulfill(STAFF, {
      orderId,
      requestId: randomUUID(),
      lines: [{ lineId, quantity: 1 }],
    });
    expect(await cancel(orderId)).toEqual({ kind: "not-cancelable" });
  });
});
