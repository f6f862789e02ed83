import { type CartChange, findOrderShipByDay } from "@photomap/commerce";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IdentifiedViewer } from "../../../platform/viewer/viewer.ts";
import type { Checkout } from "../../carts/cart.types.ts";
import {
  createDiscount,
  createVariant,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  placeForSession,
  readOrder,
  readStock,
  runRefunds,
} from "../test/buyer.ts";
import { signIn } from "../test/stored-order.ts";

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

async function placeOne(stock: number | undefined = 5) {
  const variantId = await createVariant(test, { ...(stock !== undefined && { stock }) });
  const input = await fillCart(test, [{ variantId }]);
  return { variantId, input, ...(await placeForSession(test, input)) };
}

const settle = (sessionId: string) => test.backend.payments.settle(sessionId);

describe("a paid session", () => {
  it("completes the order once, settled 20 times in parallel", async () => {
    const code = await createDiscount(test, { kind: "fixed", amountMinor: 500 });
    const variantId = await createVariant(test, { stock: 5 });
    const input = await fillCart(test, [{ variantId, quantity: 2 }], { code });
    const { orderId, sessionId } = await placeForSession(test, input);
    test.stripe.pay(sessionId);
    await Promise.all(Array.from({ length: 20 }, () => settle(sessionId)));
    const order = await readOrder(test, orderId);
    expect(order).toMatchObject({
      state: "PAID",
      email: input.email,
      subtotalMinor: 9800,
      discountMinor: 500,
      fulfillmentStatus: "UNFULFILLED",
      shippingAddress: { country: "US" },
    });
    expect(order["taxMinor"]).toBeGreaterThan(0);
    const [dated] = await test.query("select ship_by::text from shop_order where id = $1", [
      orderId,
    ]);
    const paid = await settle(sessionId);
    expect(dated?.["shipBy"]).toBe(paid && findOrderShipByDay(paid));
    expect(dated?.["shipBy"]).not.toBeNull();
    expect(order["paidMinor"]).toBe(order["totalMinor"]);
    expect(order["searchText"]).toContain(String(order["number"]));
    expect(await readStock(test, variantId)).toEqual({ stock: 3, reserved: 0 });
    expect(await listJobs(test, "send-mail", orderId)).toMatchObject([{ kind: "receipt" }]);
    expect(await test.query("select used_count from discount where code = $1", [code])).toEqual([
      { usedCount: 1 },
    ]);
    const [cart] = await test.query("select completed_at from cart where id = $1", [
      input.checkoutId,
    ]);
    expect(cart?.["completedAt"]).toBeInstanceOf(Date);
  });

  it("of another amount is refunded and reviewed", async () => {
    const { orderId, sessionId, variantId } = await placeOne();
    await test.query(
      `update shop_order set subtotal_minor = subtotal_minor - 100,
        total_minor = total_minor - 100 where id = $1`,
      [orderId],
    );
    test.stripe.pay(sessionId);
    await settle(sessionId);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "NEEDS_REVIEW",
      reviewReason: expect.stringContaining("but the order was"),
    });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 0 });
    await runRefunds(test, orderId);
    const order = await readOrder(test, orderId);
    expect(order).toMatchObject({ state: "REFUNDED", refundedMinor: order["paidMinor"] });
  });

  it("whose address costs more to ship to waits for staff", async () => {
    const { orderId, sessionId } = await placeOne();
    const line1 = "1 Ala Moana Blvd";
    test.stripe.pay(sessionId, {
      address: {
        line1,
        line2: null,
        city: "Honolulu",
        state: "HI",
        postal_code: "96701",
        country: "US",
      },
    });
    await Promise.all([settle(sessionId), settle(sessionId)]);
    const order = await readOrder(test, orderId);
    expect(order).toMatchObject({
      state: "PAID",
      shippingMinor: 750,
      shippingAddress: { line1, postalCode: "96701" },
      reviewReason: expect.stringContaining("ZIP code 96701, where shipping costs $14.00"),
    });
    expect(order["shipmentHold"]).toBe(order["reviewReason"]);
  });

  it("of an address in the same zone waits for nobody", async () => {
    const { orderId, sessionId } = await placeOne();
    test.stripe.pay(sessionId);
    await settle(sessionId);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "PAID",
      shippingAddress: { postalCode: "49503" },
      reviewReason: null,
      shipmentHold: null,
    });
  });

  it("of an unknown order, or of another product, changes nothing", async () => {
    const { orderId, sessionId } = await placeOne();
    await test.query("update shop_order set state = 'EXPIRED' where id = $1", [orderId]);
    expect(await settle("cs_test_of_nobody")).toBeUndefined();
    expect(await test.backend.payments.settleOrder("no id")).toBeUndefined();
    expect((await settle(sessionId))?.state).toBe("EXPIRED");
  });
});

describe("what the buyer changes while paying", () => {
  /** Places an order of 2 units, then changes the cart, pays and reads both carts. */
  async function changeAndPay(
    change: (lineId: string, otherId: string) => CartChange,
    viewer: IdentifiedViewer,
  ) {
    const [variantId, otherId] = [await createVariant(test), await createVariant(test)];
    const input = await fillCart(test, [{ variantId, quantity: 2 }], { viewer });
    const { sessionId } = await placeForSession(test, input, viewer);
    const { carts } = test.backend;
    const target = { ...input, viewer };
    const before = await carts.find(target);
    const changed = await carts.changeLines(target, change(before?.lines[0]?.id ?? "", otherId));
    expect(changed.problems).toEqual([]);
    test.stripe.pay(sessionId);
    await Promise.all([settle(sessionId), settle(sessionId)]);
    const list = (cart: Checkout | undefined) =>
      cart?.lines.map((line) => [line.variantId === otherId ? "other" : "first", line.quantity]);
    const [paid, next] = [await carts.find(target), await carts.findOpen(viewer, "pm")];
    expect(paid?.cart.completedAt).not.toBeNull();
    expect(paid?.prices.subtotal).toEqual(before?.prices.subtotal);
    return { paid: list(paid), next: list(next), nextCart: next?.cart };
  }

  const addOther = (_lineId: string, variantId: string): CartChange => ({
    type: "add",
    lines: [{ variantId, quantity: 3, customAttributes: [] }],
  });

  it.each([
    ["an account", () => signIn(test)],
    ["a guest", async () => (await test.backend.sessions.startGuest()).viewer],
  ])("stays in a new cart of %s", async (_, open) => {
    const viewer = await open();
    const { paid, next, nextCart } = await changeAndPay(addOther, viewer);
    expect(paid).toEqual([["first", 2]]);
    expect(next).toEqual([["other", 3]]);
    expect(nextCart).toMatchObject({ ownerId: viewer.identity, completedAt: null, zip: "48104" });
  });

  it.each<[string, (lineId: string, otherId: string) => CartChange, unknown]>([
    [
      "more units of a line",
      (id) => ({ type: "update", lines: [{ id, quantity: 7 }] }),
      [["first", 5]],
    ],
    ["fewer units", (id) => ({ type: "update", lines: [{ id, quantity: 1 }] }), undefined],
    ["a removed line", (id) => ({ type: "remove", lineIds: [id] }), undefined],
    [
      "a line in place of another",
      (lineId, otherId) => ({ ...addOther(lineId, otherId), type: "replace" }) as CartChange,
      [["other", 3]],
    ],
  ])("doesn't change what was bought: %s", async (_, change, rest) => {
    const { paid, next } = await changeAndPay(change, await signIn(test));
    expect(paid).toEqual([["first", 2]]);
    expect(next).toEqual(rest);
  });

  it("is nothing when only the details changed", async () => {
    const viewer = await signIn(test);
    const input = await fillCart(test, [{ variantId: await createVariant(test) }], { viewer });
    const { sessionId } = await placeForSession(test, input, viewer);
    await test.backend.carts.changeDetails({ ...input, viewer }, { note: "Ring twice" });
    test.stripe.pay(sessionId);
    await settle(sessionId);
    expect(await test.backend.carts.findOpen(viewer, "pm")).toBeUndefined();
  });
});

describe("an expired session", () => {
  it("releases the reservation, once", async () => {
    const { orderId, sessionId, variantId } = await placeOne();
    test.stripe.expire(sessionId);
    await Promise.all(Array.from({ length: 10 }, () => settle(sessionId)));
    expect(await readOrder(test, orderId)).toMatchObject({ state: "EXPIRED", paidAt: null });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 0 });
  });

  it("is found by the job when its event is lost", async () => {
    const { orderId, variantId } = await placeOne();
    await test.query(
      "update shop_order set session_expires_at = now() - interval '1 second' where id = $1",
      [orderId],
    );
    expect(await test.backend.reconciliation.expireOrders()).toBe(1);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "EXPIRED" });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 0 });
    expect(await test.backend.reconciliation.expireOrders()).toBe(0);
  });
});

describe("a session that the provider does not have", () => {
  it("ends its order, and does not stop the end of others", async () => {
    const [first, second] = [await placeOne(), await placeOne()];
    await test.query("update shop_order set session_id = 'cs_test_lost' where id = $1", [
      first.orderId,
    ]);
    await test.query(
      "update shop_order set session_expires_at = now() - interval '1 second' where id = any($1)",
      [[first.orderId, second.orderId]],
    );
    expect(await test.backend.reconciliation.expireOrders()).toBe(2);
    expect(await readStock(test, first.variantId)).toEqual({ stock: 5, reserved: 0 });
    const again = await placeForSession(test, first.input);
    expect(again.orderId).not.toBe(first.orderId);
  });
});

describe("a payment from a bank account", () => {
  it("completes the order when it arrives", async () => {
    const { orderId, sessionId, variantId } = await placeOne();
    test.stripe.payLater(sessionId);
    await settle(sessionId);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "AWAITING_PAYMENT" });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 1 });
    // The reservation lasts while the money is on its way.
    expect(await test.backend.reconciliation.expireOrders()).toBe(0);
    test.stripe.settleLater(sessionId, "succeeded");
    await settle(sessionId);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "PAID" });
  });

  it("releases the reservation when it fails, and the buyer is told", async () => {
    const { orderId, sessionId, variantId } = await placeOne();
    test.stripe.payLater(sessionId);
    test.stripe.settleLater(sessionId, "failed");
    const event = { id: `evt_${orderId}`, type: "checkout.session.async_payment_failed" };
    const { payments } = test.backend;
    await Promise.all([event, event].map((each) => payments.settle(sessionId, each)));
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "CANCELED",
      cancelReason: "DECLINED",
    });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 0 });
    expect(await listJobs(test, "send-mail", orderId)).toMatchObject([{ kind: "payment-failed" }]);
  });
});

describe("a failed payment from a bank account whose event is lost", () => {
  async function placeFailed() {
    const placed = await placeOne();
    test.stripe.payLater(placed.sessionId);
    await settle(placed.sessionId);
    test.stripe.settleLater(placed.sessionId, "failed");
    return placed;
  }

  async function readEnd({ orderId, variantId }: Awaited<ReturnType<typeof placeFailed>>) {
    const { state, cancelReason } = await readOrder(test, orderId);
    const mails = await listJobs(test, "send-mail", orderId);
    return { state, cancelReason, ...(await readStock(test, variantId)), mails: mails.length };
  }

  const END = { state: "CANCELED", cancelReason: "DECLINED", stock: 5, reserved: 0, mails: 1 };

  it("ends by the reconciliation, which releases the items", async () => {
    const placed = await placeFailed();
    await test.backend.reconciliation.reconcile();
    expect(await readEnd(placed)).toEqual(END);
  });

  it("ends by the job of expired orders, also after the window of the reconciliation", async () => {
    const placed = await placeFailed();
    const { reconciliation } = test.backend;
    // The next comparison with a payment under way is due.
    await test.query("update shop_order set session_expires_at = now() where id = $1", [
      placed.orderId,
    ]);
    await Promise.all([reconciliation.expireOrders(), reconciliation.expireOrders()]);
    expect(await readEnd(placed)).toEqual(END);
  });
});

describe("money that arrives late", () => {
  /** An order that ended here while its session could still be paid. */
  async function placeEnded(stock: number) {
    const placed = await placeOne(stock);
    await test.query("update shop_order set state = 'EXPIRED' where id = $1", [placed.orderId]);
    await test.query("update product_variant set reserved = reserved - 1 where id = $1", [
      placed.variantId,
    ]);
    return placed;
  }

  it("takes the items again when they are still there", async () => {
    const { orderId, sessionId, variantId } = await placeEnded(1);
    test.stripe.pay(sessionId);
    await Promise.all(Array.from({ length: 5 }, () => settle(sessionId)));
    expect(await readOrder(test, orderId)).toMatchObject({ state: "PAID" });
    expect(await readStock(test, variantId)).toEqual({ stock: 0, reserved: 0 });
  });

  it("is refunded in full when they are gone, and the buyer is told", async () => {
    const { orderId, sessionId, variantId } = await placeEnded(1);
    await test.query("update product_variant set stock = 0 where id = $1", [variantId]);
    test.stripe.pay(sessionId);
    await Promise.all(Array.from({ length: 5 }, () => settle(sessionId)));
    expect(await readOrder(test, orderId)).toMatchObject({ state: "NEEDS_REVIEW" });
    await runRefunds(test, orderId);
    const order = await readOrder(test, orderId);
    expect(order).toMatchObject({ state: "REFUNDED", refundedMinor: order["paidMinor"] });
    expect(await readStock(test, variantId)).toEqual({ stock: 0, reserved: 0 });
    const mails = await listJobs(test, "send-mail", orderId);
    expect(mails).toMatchObject([{ kind: "payment-returned" }]);
  });

  it("of a sale whose refund has failed does not become a second sale", async () => {
    const { input, ...first } = await placeEnded(5);
    const second = await placeForSession(test, input);
    for (const { sessionId } of [second, first]) test.stripe.pay(sessionId);
    await settle(second.sessionId);
    await test.query("update shop_order set review_reason = 'A refund failed' where id = $1", [
      second.orderId,
    ]);
    await settle(first.sessionId);
    expect(await readOrder(test, first.orderId)).toMatchObject({ state: "NEEDS_REVIEW" });
    expect(await readStock(test, first.variantId)).toEqual({ stock: 4, reserved: 0 });
  });

  it("of a cart that another order has paid is refunded", async () => {
    const { input, ...first } = await placeEnded(5);
    const second = await placeForSession(test, input);
    test.stripe.pay(second.sessionId);
    test.stripe.pay(first.sessionId);
    await Promise.all([settle(second.sessionId), settle(first.sessionId)]);
    const states = await test.query(
      "select state from shop_order where cart_id = $1 order by state",
      [input.checkoutId],
    );
    expect(states).toEqual([{ state: "NEEDS_REVIEW" }, { state: "PAID" }]);
    expect(await readStock(test, first.variantId)).toEqual({ stock: 4, reserved: 0 });
  });
});

describe("the reconciliation", () => {
  it("settles what no event has brought, and finds no difference afterward", async () => {
    const [paid, expired, ended, open] = [
      await placeOne(),
      await placeOne(),
      await placeOne(),
      await placeOne(),
    ];
    test.stripe.pay(paid.sessionId);
    test.stripe.expire(expired.sessionId);
    await test.query("update shop_order set state = 'CANCELED' where id = $1", [ended.orderId]);
    await test.query("update shop_order set state = 'CREATED', session_id = null where id = $1", [
      open.orderId,
    ]);
    const { reconciliation } = test.backend;
    const first = await reconciliation.reconcile();
    expect(first.differences).toBeGreaterThanOrEqual(4);
    expect(first.remaining).toEqual([]);
    const orders = [paid, expired, ended, open].map(({ orderId }) => readOrder(test, orderId));
    expect((await Promise.all(orders)).map(({ state }) => state)).toEqual([
      "PAID",
      "EXPIRED",
      "CANCELED",
      "AWAITING_PAYMENT",
    ]);
    expect(await reconciliation.reconcile()).toMatchObject({ differences: 0, remaining: [] });
  });
});
