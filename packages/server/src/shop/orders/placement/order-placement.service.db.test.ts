import { randomUUID } from "node:crypto";
import { createProduct, listStatements, makeVariant } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../../platform/viewer/viewer.ts";
import {
  createMapVariant,
  createProject,
  DESIGN_ID,
  signIn,
  startGuest,
} from "../../carts/test/shopper.ts";
import {
  ADDRESS,
  createDiscount,
  createVariant,
  EMAIL,
  fillCart,
  listJobs,
  openPaymentBackend,
  type PaymentBackend,
  place,
  placeForSession,
  readOrder,
  readStock,
} from "../test/buyer.ts";
import type { OrderPlacementRequest } from "./order-placement.service.ts";

let test: PaymentBackend;

beforeAll(async () => {
  test = await openPaymentBackend();
});
afterAll(() => test.close());

function listOrders({ checkoutId }: OrderPlacementRequest) {
  return test.query("select id, state from shop_order where cart_id = $1 order by number", [
    checkoutId,
  ]);
}

async function readCodes(input: OrderPlacementRequest): Promise<readonly string[]> {
  const result = await place(test, input);
  return result.kind === "refused" ? result.problems.map(({ code }) => code) : [result.kind];
}

describe("placing an order", () => {
  it("creates one order and one session, pressed 50 times in parallel in two tabs", async () => {
    const variantId = await createVariant(test, { stock: 100 });
    const input = await fillCart(test, [{ variantId, quantity: 2 }]);
    const sessions = test.stripe.sessions.length;
    const results = await Promise.all(Array.from({ length: 50 }, () => place(test, input)));
    const urls = results.map((result) => result.kind === "placed" && result.paymentUrl);
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).toContain("/pay/cs_test");
    expect(await listOrders(input)).toMatchObject([{ state: "AWAITING_PAYMENT" }]);
    expect(test.stripe.sessions.length - sessions).toBe(1);
    expect(await readStock(test, variantId)).toEqual({ stock: 100, reserved: 2 });
  });

  it("takes at most 12 statements for 100 lines with a limited discount", async () => {
    const titles = Array.from({ length: 100 }, (_, i) => `Size ${i}`);
    const variants = titles.map((title) => makeVariant({ title, stock: 5 }));
    const product = await createProduct(test.backend, { variants });
    const lines = product.variants.map(({ id }) => ({ variantId: id }));
    const code = await createDiscount(test, { kind: "fixed", amountMinor: 500 });
    await test.query("update discount set usage_limit = 1 where code = $1", [code]);
    const input = await fillCart(test, lines, { code });
    const statements = await listStatements(() => place(test, input));
    expect(statements.length).toBeLessThanOrEqual(12);
    const ordered = await test.query(
      "select 1 from order_line join shop_order on shop_order.id = order_id where cart_id = $1",
      [input.checkoutId],
    );
    expect(ordered).toHaveLength(100);
  });

  it("refuses a version of the cart that is not the current one, and orders nothing", async () => {
    const variantId = await createVariant(test, { stock: 3 });
    const input = await fillCart(test, [{ variantId }]);
    const outdated = { ...input, version: input.version - 1 };
    expect(await readCodes(outdated)).toEqual(["TOTAL_PRICE_MISMATCH"]);
    expect(await listOrders(input)).toEqual([]);
    expect(await readStock(test, variantId)).toEqual({ stock: 3, reserved: 0 });
  });

  it("reserves all lines or none", async () => {
    const [plenty, few] = [
      await createVariant(test, { stock: 9 }),
      await createVariant(test, { stock: 1 }),
    ];
    const input = await fillCart(test, [{ variantId: plenty }, { variantId: few }]);
    await test.query("update product_variant set reserved = 1 where id = $1", [few]);
    expect(await readCodes(input)).toEqual(["NOT_ENOUGH_IN_STOCK"]);
    expect(await readStock(test, plenty)).toEqual({ stock: 9, reserved: 0 });
    expect(await listOrders(input)).toEqual([]);
  });

  it("refuses an address that is too long, or has another ZIP code than shipping was priced for", async () => {
    const input = await fillCart(test, [{ variantId: await createVariant(test) }]);
    const long = { ...ADDRESS, name: "x".repeat(100_000) };
    expect(await readCodes({ ...input, address: long })).toEqual(["TOO_LONG"]);
    const elsewhere = { ...ADDRESS, state: "HI", zip: "96813" };
    expect(await place(test, { ...input, address: elsewhere })).toMatchObject({
      problems: [{ code: "INVALID", field: ["input", "address", "zip"] }],
    });
    expect(await listOrders(input)).toEqual([]);
    const exact = { ...ADDRESS, zip: "48104-1234" };
    expect(await readCodes({ ...input, address: exact })).toEqual(["placed"]);
  });

  it("is sent to the address of the checkout page, whoever pays", async () => {
    const input = await fillCart(test, [{ variantId: await createVariant(test) }]);
    const { sessionId, orderId } = await placeForSession(test, { ...input, address: ADDRESS });
    const payer = { line1: "9 Ocean Ave", line2: null, city: "Honolulu", country: "US" };
    test.stripe.pay(sessionId, {
      name: "Grandma",
      address: { ...payer, state: "HI", postal_code: "96813" },
    });
    await test.backend.payments.settle(sessionId);
    expect(await readOrder(test, orderId)).toMatchObject({
      state: "PAID",
      name: ADDRESS.name,
      shippingAddress: { line1: ADDRESS.line1, state: "MI", postalCode: "48104" },
      billingAddress: { line1: "9 Ocean Ave", state: "HI" },
      shipmentHold: null,
      // Michigan's, of $49 and the shipping. Hawaii has another one.
      taxMinor: 339,
    });
  });

  it("refuses more than a card can pay", async () => {
    const variantId = await createVariant(test, { priceMinor: 99_999_999 });
    const input = await fillCart(test, [{ variantId, quantity: 2 }]);
    expect(await readCodes(input)).toEqual(["NOT_SUPPORTED"]);
    expect(await listOrders(input)).toEqual([]);
  });

  it("refuses an unknown cart, one of another brand, and an address that is none", async () => {
    const input = await fillCart(test, [{ variantId: await createVariant(test) }]);
    expect(await readCodes({ ...input, checkoutId: randomUUID() })).toEqual(["missing"]);
    expect(await readCodes({ ...input, brand: "tbl" })).toEqual(["missing"]);
    expect(await readCodes({ ...input, email: "nobody" })).toEqual(["INVALID"]);
    expect(await listOrders(input)).toEqual([]);
  });

  it("sends prices, discount and shipping of the tables to the payment page", async () => {
    const variantId = await createVariant(test, { priceMinor: 2000 });
    const code = await createDiscount(test, { kind: "percentage", basisPoints: 1000 });
    const input = await fillCart(test, [{ variantId, quantity: 3 }], { code });
    const { sessionId, orderId } = await placeForSession(test, input);
    const session = await test.backend.paymentProvider.findSession(sessionId);
    expect(session).toMatchObject({
      orderId,
      amountSubtotalMinor: 6000,
      amountDiscountMinor: 600,
      amountShippingMinor: 750,
      amountTotalMinor: 6150,
      email: input.email,
    });
  });
});

describe("an open order", () => {
  it("is resumed with the same session after a crash before the session was stored", async () => {
    const variantId = await createVariant(test, { stock: 5 });
    const input = await fillCart(test, [{ variantId }]);
    const { sessionId, orderId } = await placeForSession(test, input);
    // What a process that ended between the two transactions leaves behind.
    await test.query("update shop_order set state = 'CREATED', session_id = null where id = $1", [
      orderId,
    ]);
    const again = await placeForSession(test, input);
    expect(again).toEqual({ sessionId, orderId });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 1 });
  });

  it("is replaced when its session was never created and its time to pay is too short", async () => {
    const variantId = await createVariant(test, { stock: 5 });
    const input = await fillCart(test, [{ variantId }]);
    test.stripe.failRequests(2, "before");
    expect(await readCodes(input)).toEqual(["THROTTLED_DURING_CHECKOUT"]);
    expect(await listOrders(input)).toMatchObject([{ state: "CREATED" }]);
    await test.query(
      `update shop_order set created_at = created_at - interval '10 minutes',
        session_expires_at = session_expires_at - interval '10 minutes' where cart_id = $1`,
      [input.checkoutId],
    );
    await placeForSession(test, input);
    const states = (await listOrders(input)).map(({ state }) => state);
    expect(states).toEqual(["EXPIRED", "AWAITING_PAYMENT"]);
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 1 });
  });

  it("keeps its session when the answer of the provider was lost", async () => {
    const input = await fillCart(test, [{ variantId: await createVariant(test) }]);
    const sessions = test.stripe.sessions.length;
    test.stripe.failRequests(2, "after");
    expect(await readCodes(input)).toEqual(["THROTTLED_DURING_CHECKOUT"]);
    await placeForSession(test, input);
    expect(test.stripe.sessions.length - sessions).toBe(1);
    expect(await listOrders(input)).toMatchObject([{ state: "AWAITING_PAYMENT" }]);
  });

  it("ends with its session when a price changed", async () => {
    const variantId = await createVariant(test, { stock: 5, priceMinor: 3000 });
    const input = await fillCart(test, [{ variantId }]);
    const first = await placeForSession(test, input);
    await test.query("update product_variant set price_minor = 3100 where id = $1", [variantId]);
    const second = await placeForSession(test, input);
    expect(await readOrder(test, first.orderId)).toMatchObject({ state: "EXPIRED" });
    expect(await readOrder(test, second.orderId)).toMatchObject({
      state: "AWAITING_PAYMENT",
      subtotalMinor: 3100,
    });
    expect(await test.backend.paymentProvider.findSession(first.sessionId)).toMatchObject({
      status: "expired",
    });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 1 });
  });

  it("is settled instead of replaced when it turns out to be paid", async () => {
    const variantId = await createVariant(test, { stock: 5 });
    const input = await fillCart(test, [{ variantId }]);
    const { sessionId, orderId } = await placeForSession(test, input);
    test.stripe.pay(sessionId);
    expect(await readCodes({ ...input, email: "other@mail.example" })).toEqual([
      "ALREADY_COMPLETED",
    ]);
    expect(await readOrder(test, orderId)).toMatchObject({ state: "PAID" });
    expect(await readStock(test, variantId)).toEqual({ stock: 4, reserved: 0 });
  });

  it("ends with its session when the cart was changed", async () => {
    const variantId = await createVariant(test, { stock: 5 });
    const input = await fillCart(test, [{ variantId }]);
    const first = await placeForSession(test, input);
    const lines = [{ variantId, quantity: 2, customAttributes: [] }];
    const change = { type: "add", lines } as const;
    const target = { ...input, viewer: ANONYMOUS };
    const changed = await test.backend.carts.changeLines(target, change);
    const version = changed.checkout?.cart.version ?? 0;
    await placeForSession(test, { ...input, version });
    expect(await readOrder(test, first.orderId)).toMatchObject({ state: "EXPIRED" });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 3 });
  });

  it("ends with its session when it's sent to another address", async () => {
    const input = await fillCart(test, [{ variantId: await createVariant(test) }]);
    const asked = await placeForSession(test, input);
    const first = await placeForSession(test, { ...input, address: ADDRESS });
    const again = await placeForSession(test, { ...input, address: { ...ADDRESS } });
    expect(again).toEqual(first);
    const second = await placeForSession(test, {
      ...input,
      address: { ...ADDRESS, line1: "2 Main St" },
    });
    for (const { orderId } of [asked, first]) {
      expect(await readOrder(test, orderId)).toMatchObject({ state: "EXPIRED" });
    }
    expect(await readOrder(test, second.orderId)).toMatchObject({
      state: "AWAITING_PAYMENT",
      shippingAddress: { line1: "2 Main St" },
    });
  });

  it("is given up by the buyer", async () => {
    const variantId = await createVariant(test, { stock: 5 });
    const input = await fillCart(test, [{ variantId }]);
    const { orderId, sessionId } = await placeForSession(test, input);
    const reopened = await test.backend.paymentSessions.reopenCart(input);
    expect(reopened).toMatchObject({ id: orderId, state: "EXPIRED" });
    expect(await readStock(test, variantId)).toEqual({ stock: 5, reserved: 0 });
    expect(() => test.stripe.pay(sessionId)).toThrow("expired");
  });

  it("waits while a payment from a bank account is under way", async () => {
    const input = await fillCart(test, [{ variantId: await createVariant(test) }]);
    const { sessionId } = await placeForSession(test, input);
    test.stripe.payLater(sessionId);
    expect(await readCodes(input)).toEqual(["LOCKED"]);
    expect(await listOrders(input)).toMatchObject([{ state: "AWAITING_PAYMENT" }]);
  });
});

describe("a map in an order", () => {
  const SNAPSHOT = {
    designId: DESIGN_ID,
    name: "Our summer",
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    inputs: {},
  } as const;

  /** Fills the account's cart with a map that the guest made in the same browser before. */
  async function fillCartOfFormerGuest() {
    const guest = await startGuest(test);
    const viewer = { ...(await signIn(test)), guestIdentity: guest.identity };
    const request = { ...SNAPSHOT, requestId: randomUUID() };
    const stored = await test.backend.guestSnapshots.store(guest, "pm", request);
    if (stored.kind !== "stored") throw new Error(stored.kind);
    const lines = [{ variantId: await createMapVariant(test), projectId: stored.projectId }];
    const { checkoutId } = await fillCart(test, lines, { viewer: guest });
    const merged = await test.backend.cartMerges.merge(viewer, { brand: "pm", checkoutId });
    const version = merged.checkout?.cart.version ?? 0;
    return { viewer, guest, input: { brand: "pm", checkoutId, version, email: EMAIL } as const };
  }

  it("may be one that the buyer made as a guest, in this browser or a former one", async () => {
    const { viewer, input } = await fillCartOfFormerGuest();
    expect(await place(test, input, viewer)).toMatchObject({ kind: "placed" });
    const other = await fillCartOfFormerGuest();
    const { guestIdentity, ...elsewhere } = other.viewer;
    const lineId = expect.any(String);
    expect(await place(test, other.input, elsewhere)).toEqual({
      kind: "refused",
      problems: [{ code: "INVALID", lineId }],
    });
    await test.query("update guest set owner_id = $2 where id = $1", [
      guestIdentity,
      elsewhere.accountId,
    ]);
    expect(await place(test, other.input, elsewhere)).toMatchObject({ kind: "placed" });
  });

  it("is refused when it became another person's", async () => {
    const [buyer, other] = [await signIn(test), await signIn(test)];
    const projectId = await createProject(test, buyer);
    const lines = [{ variantId: await createMapVariant(test), projectId }];
    const input = await fillCart(test, lines, { viewer: buyer });
    await test.query("update project set owner_id = $2 where id = $1", [
      projectId,
      other.accountId,
    ]);
    expect(await place(test, input, buyer)).toMatchObject({
      kind: "refused",
      problems: [{ code: "INVALID", lineId: expect.any(String) }],
    });
    expect(await listOrders(input)).toEqual([]);
  });
});

describe("an order without anything to pay", () => {
  it("is completed at once and once, without the provider, pressed in parallel", async () => {
    const variantId = await createVariant(test, { stock: 5, priceMinor: 9000 });
    const code = await createDiscount(test, { kind: "percentage", basisPoints: 10_000 });
    await createDiscount(test, { kind: "free-shipping", isAutomatic: true });
    const input = await fillCart(test, [{ variantId }], { code });
    const requests = test.stripe.requests.length;
    const results = await Promise.all(
      Array.from({ length: 10 }, () => place(test, { ...input, address: ADDRESS })),
    );
    expect(results.filter(({ kind }) => kind === "placed")).toEqual([
      { kind: "placed", paymentUrl: null },
    ]);
    expect(test.stripe.requests.length).toBe(requests);
    const [order] = await listOrders(input);
    expect(await readOrder(test, String(order?.["id"]))).toMatchObject({
      state: "PAID",
      totalMinor: 0,
      paidMinor: 0,
      name: "Customer 1",
      shippingAddress: { line1: "1 Main St", postalCode: "48104" },
    });
    expect(await readStock(test, variantId)).toEqual({ stock: 4, reserved: 0 });
    expect(await listJobs(test, "send-mail", String(order?.["id"]))).toHaveLength(1);
    expect(await test.backend.carts.find({ ...input, viewer: ANONYMOUS })).toMatchObject({
      cart: { completedAt: expect.any(Date) },
    });
  });

  it("needs an address in the USA", async () => {
    const code = await createDiscount(test, { kind: "percentage", basisPoints: 10_000 });
    const input = await fillCart(test, [{ variantId: await createVariant(test) }], { code });
    expect(await readCodes(input)).toEqual(["BLANK", "BLANK", "BLANK", "BLANK", "BLANK"]);
    const abroad = { ...ADDRESS, state: "ON", zip: "K1A 0B1" };
    expect(await readCodes({ ...input, address: abroad })).toEqual([
      "INVALID_STATE_IN_COUNTRY",
      "INVALID",
    ]);
    expect(await listOrders(input)).toEqual([]);
  });

  it("is not one of a few cents, which no card can pay", async () => {
    const code = await createDiscount(test, { kind: "fixed", amountMinor: 8960 });
    const input = await fillCart(
      test,
      [{ variantId: await createVariant(test, { priceMinor: 9000 }) }],
      { code },
    );
    expect(await place(test, input)).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("$0.50"),
    });
    expect(await listOrders(input)).toEqual([]);
  });
});
