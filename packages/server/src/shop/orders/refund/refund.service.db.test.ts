import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PaymentUnavailableError } from "../../../platform/adapters/stripe/payment-provider.ts";
import {
  createVariant,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  payOne,
  placeForSession,
  readOrder,
  readStock,
  runRefunds,
} from "../test/buyer.ts";
import type { RefundInput } from "./refund.service.ts";

const STAFF = { accountId: "staff" };

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

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
    const { orderId, paidMinor, paymentIntentId } = await payOne(test);
    const results = await Promise.all(Array.from({ length: 30 }, () => request(orderId)));
    const accepted = results.filter(({ kind }) => kind === "requested");
    expect(accepted).toHaveLength(Math.floor(paidMinor / 1000));
    expect(results.find(({ kind }) => kind === "too-much")).toEqual({
      kind: "too-much",
      refundableMinor: paidMinor % 1000,
    });
    // As several workers do.
    await Promise.all([1, 2, 3].map(() => runRefunds(test, orderId)));
    const made = await test.backend.paymentProvider.findRefunds(paymentIntentId);
    expect(made).toHaveLength(accepted.length);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "PAID",
      refundedMinor: accepted.length * 1000,
    });
  });

  it("are made once for the same request, also in parallel", async () => {
    const { orderId, lineId, variantId } = await payOne(test);
    const facts = { requestId: randomUUID(), lines: [{ lineId, quantity: 2 }], restock: true };
    await Promise.all(Array.from({ length: 8 }, () => request(orderId, facts)));
    await runRefunds(test, orderId);
    expect(await readOrder(test, orderId)).toMatchObject({ refundedMinor: 1000 });
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
    const { orderId, paidMinor } = await payOne(test);
    await request(orderId, { amountMinor: 500 });
    await request(orderId, { amountMinor: paidMinor - 500 });
    expect(await readOrder(test, orderId)).toMatchObject({ state: "PAID" });
    await runRefunds(test, orderId);
    await runRefunds(test, orderId);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "REFUNDED",
      refundedMinor: paidMinor,
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
    const { orderId, paymentIntentId } = await payOne(test);
    await request(orderId);
    // The answer is lost twice: by the request and by the retry of the client.
    test.stripe.failRequests(2, "after");
    await expect(runRefunds(test, orderId)).rejects.toBeInstanceOf(PaymentUnavailableError);
    await runRefunds(test, orderId);
    expect(await test.backend.paymentProvider.findRefunds(paymentIntentId)).toHaveLength(1);
    expect(await readOrder(test, orderId)).toMatchObject({ refundedMinor: 1000 });
  });

  it("are resumed when their job has given up", async () => {
    const { orderId } = await payOne(test);
    await request(orderId);
    expect(await test.backend.refunds.resumePending()).toBe(0);
    await test.query(
      "update order_refund set created_at = now() - interval '2 hours' where order_id = $1",
      [orderId],
    );
    expect(await test.backend.refunds.resumePending()).toBe(1);
    expect(await test.backend.refunds.resumePending()).toBe(0);
    const [refund] = await test.query("select status from order_refund where order_id = $1", [
      orderId,
    ]);
    expect(refund).toEqual({ status: "SUCCESS" });
  });

  it("that the bank sends back can be made again", async () => {
    const { orderId, paymentIntentId, paidMinor, lineId } = await payOne(test);
    await request(orderId, { amountMinor: paidMinor, lines: [{ lineId, quantity: 4 }] });
    await runRefunds(test, orderId);
    const [made] = await test.backend.paymentProvider.findRefunds(paymentIntentId);
    test.stripe.failRefund(made?.id ?? "");
    const event = { id: `evt_${orderId}`, type: "refund.failed" };
    await test.backend.refunds.syncPayment(paymentIntentId, event);
    expect(await readOrder(test, orderId)).toMatchObject({
      refundedMinor: 0,
      reviewReason: expect.stringContaining("refund failed"),
    });
    const again = await request(orderId, { amountMinor: 500, lines: [{ lineId, quantity: 1 }] });
    expect(again.kind).toBe("requested");
  });

  it("that the bank sends back put their items on the shelf once", async () => {
    const { orderId, paymentIntentId, paidMinor, lineId, variantId } = await payOne(test);
    const all = { amountMinor: paidMinor, lines: [{ lineId, quantity: 4 }], restock: true };
    await request(orderId, all);
    await runRefunds(test, orderId);
    const [made] = await test.backend.paymentProvider.findRefunds(paymentIntentId);
    test.stripe.failRefund(made?.id ?? "");
    const event = { id: `evt_${orderId}`, type: "refund.failed" };
    await test.backend.refunds.syncPayment(paymentIntentId, event);
    // The units are back already; the money is not.
    expect(await request(orderId, all)).toEqual({ kind: "too-many-units" });
    expect((await request(orderId, { amountMinor: paidMinor })).kind).toBe("requested");
    expect(await readStock(test, variantId)).toEqual({ stock: 10, reserved: 0 });
  });

  it("made on the pages of the provider are taken over", async () => {
    const { orderId, paymentIntentId, paidMinor } = await payOne(test);
    const refund = { paymentIntentId, amountMinor: 700, orderId, idempotencyKey: randomUUID() };
    await test.backend.paymentProvider.refund(refund);
    const event = { id: `evt_${orderId}`, type: "refund.created" };
    const { refunds } = test.backend;
    await Promise.all([1, 2, 3].map(() => refunds.syncPayment(paymentIntentId, event)));
    expect(await readOrder(test, orderId)).toMatchObject({ refundedMinor: 700 });
    expect(await request(orderId, { amountMinor: paidMinor })).toEqual({
      kind: "too-much",
      refundableMinor: paidMinor - 700,
    });
  });
});
