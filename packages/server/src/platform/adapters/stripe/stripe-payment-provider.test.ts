import { StripeDouble } from "@photomap/testing/stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseConfig, paymentVariables } from "../../config/config.ts";
import {
  PaymentRequestError,
  type PaymentSessionRequest,
  PaymentUnavailableError,
} from "./payment-provider.ts";
import { StripePaymentProvider } from "./stripe-payment-provider.ts";

let double: StripeDouble;
let paymentProvider: StripePaymentProvider;
let orders = 0;

beforeAll(async () => {
  double = await StripeDouble.start();
  paymentProvider = new StripePaymentProvider(parseConfig(paymentVariables, double.environment));
});

afterAll(() => double.stop());

const MINUTE_MS = 60_000;

function makeRequest(change: Partial<PaymentSessionRequest> = {}): PaymentSessionRequest {
  orders += 1;
  return {
    orderId: `order-${orders}`,
    brand: "pm",
    cartHash: "hash",
    idempotencyKey: `checkout:order-${orders}:1`,
    currency: "USD",
    email: "customer@mail.example",
    lines: [
      { name: "50 States", description: "24x16, oak", unitAmountMinor: 12_900, quantity: 1 },
      { name: "Hanger bar", unitAmountMinor: 1950, quantity: 2, taxCode: "txcd_99999999" },
    ],
    discountMinor: 0,
    shipping: { title: "Standard", amountMinor: 750, minDays: 3, maxDays: 6 },
    shipTo: "ask",
    successUrl: "http://shop.example/thanks?session={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://shop.example/cart",
    expiresAt: new Date(Date.now() + 31 * MINUTE_MS),
    ...change,
  };
}

describe("sessions", () => {
  it("creates an open session with the amounts of the order", async () => {
    const request = makeRequest({ discountMinor: 1680 });
    const session = await paymentProvider.createSession(request);
    expect(session).toMatchObject({
      status: "open",
      paymentStatus: "unpaid",
      url: `${double.url}/pay/${session.id}`,
      orderId: request.orderId,
      currency: "USD",
      email: "customer@mail.example",
      amountSubtotalMinor: 16_800,
      amountDiscountMinor: 1680,
      amountShippingMinor: 750,
      amountTaxMinor: 0,
      amountTotalMinor: 15_870,
      paymentIntentId: undefined,
      shippingAddress: undefined,
    });
    expect(Math.abs(session.expiresAt.getTime() - request.expiresAt.getTime())).toBeLessThan(1000);
    expect(double.sessions.at(-1)?.metadata).toEqual({
      orderId: request.orderId,
      businessId: "pm",
      cartHash: "hash",
    });
  });

  it("does not take the order from a reference that a payer may have chosen", async () => {
    const request = makeRequest();
    const { id } = await paymentProvider.createSession(request);
    const stored = double.sessions.find((session) => session.id === id);
    // The address of a payment link sets the reference, but no metadata.
    if (stored !== undefined) stored.metadata = {};
    expect(stored?.client_reference_id).toBe(request.orderId);
    expect(await paymentProvider.findSession(id)).toMatchObject({ orderId: undefined });
  });

  it("finds a paid session with tax, payment and address", async () => {
    const { id } = await paymentProvider.createSession(makeRequest());
    double.pay(id, { name: "Customer 2" });
    expect(await paymentProvider.findSession(id)).toMatchObject({
      status: "complete",
      paymentStatus: "paid",
      url: undefined,
      // 6 % of lines and shipping in Michigan.
      amountTaxMinor: 1053,
      amountTotalMinor: 18_603,
      paymentIntentId: expect.stringMatching(/^pi_/),
      email: "customer@mail.example",
      name: "Customer 2",
      shippingAddress: {
        line1: "500 Main Street",
        line2: undefined,
        city: "Grand Rapids",
        state: "MI",
        postalCode: "49503",
        country: "US",
      },
      billingAddress: { state: "MI" },
    });
    expect(await paymentProvider.findSession("cs_test_unknown")).toBeUndefined();
  });

  it("takes an address along, so that the payment page doesn't ask and the tax is its own", async () => {
    const address = { line1: "9 Elm St", city: "Portland", state: "OR", postalCode: "97201" };
    const shipTo = { name: "Customer 3", address: { ...address, country: "US" } };
    const { id } = await paymentProvider.createSession(makeRequest({ shipTo }));
    double.pay(id, { name: "Customer 2" });
    expect(await paymentProvider.findSession(id)).toMatchObject({
      paymentStatus: "paid",
      // The payer is in Michigan, the address in a state without sales tax.
      amountTaxMinor: 0,
      email: "customer@mail.example",
      shippingAddress: undefined,
      billingAddress: { state: "MI" },
    });
  });

  it("completes a session without a payment when nothing is to pay, and ships nothing", async () => {
    const request = makeRequest({
      discountMinor: 16_800,
      shipping: undefined,
      shipTo: undefined,
    });
    const { id } = await paymentProvider.createSession(request);
    double.pay(id);
    expect(await paymentProvider.findSession(id)).toMatchObject({
      paymentStatus: "no_payment_required",
      amountTotalMinor: 0,
      paymentIntentId: undefined,
      shippingAddress: undefined,
      billingAddress: { country: "US" },
    });
  });

  it("returns the same session for the same key, and refuses another request with it", async () => {
    const request = makeRequest({ discountMinor: 100 });
    const first = await paymentProvider.createSession(request);
    const [second, third] = await Promise.all([
      paymentProvider.createSession(request),
      paymentProvider.createSession(request),
    ]);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    const changed = paymentProvider.createSession({ ...request, cartHash: "other" });
    await expect(changed).rejects.toThrow(PaymentRequestError);
    await expect(changed).rejects.toThrow("Keys for idempotent requests");
  });

  it("expires an open session and returns a complete one as it is", async () => {
    const open = await paymentProvider.createSession(makeRequest());
    expect(await paymentProvider.expireSession(open.id)).toMatchObject({
      status: "expired",
      url: undefined,
    });
    expect(await paymentProvider.expireSession(open.id)).toMatchObject({ status: "expired" });
    const paid = await paymentProvider.createSession(makeRequest());
    double.pay(paid.id);
    expect(await paymentProvider.expireSession(paid.id)).toMatchObject({
      status: "complete",
      paymentStatus: "paid",
    });
    await expect(paymentProvider.expireSession("cs_test_unknown")).rejects.toThrow(
      PaymentRequestError,
    );
  });

  it("refuses what Stripe refuses", async () => {
    const line = { name: "Pin", unitAmountMinor: 100, quantity: 1 };
    const tooMany = makeRequest({ lines: Array.from({ length: 101 }, () => line) });
    await expect(paymentProvider.createSession(tooMany)).rejects.toThrow("100 line items");
    const tooShort = makeRequest({ expiresAt: new Date(Date.now() + 29 * MINUTE_MS) });
    await expect(paymentProvider.createSession(tooShort)).rejects.toThrow("30 minutes");
    const tooSmall = makeRequest({
      lines: [{ ...line, unitAmountMinor: 49 }],
      shipping: undefined,
    });
    await expect(paymentProvider.createSession(tooSmall)).rejects.toMatchObject({
      code: "amount_too_small",
    });
  });
});

it("lists all sessions since a time over several pages, newest first", async () => {
  const other = await StripeDouble.start();
  try {
    const listed = new StripePaymentProvider(parseConfig(paymentVariables, other.environment));
    other.advance(-2 * 60 * MINUTE_MS);
    const old = makeRequest({ expiresAt: new Date(Date.now() - 60 * MINUTE_MS) });
    await listed.createSession(old);
    other.advance(2 * 60 * MINUTE_MS);
    const ids: string[] = [];
    for (let i = 0; i < 103; i += 1) ids.push((await listed.createSession(makeRequest())).id);
    const found: string[] = [];
    const createdAfter = new Date(Date.now() - 60 * MINUTE_MS);
    for await (const { id } of listed.listSessions({ createdAfter })) found.push(id);
    expect(found).toEqual(ids.toReversed());
    expect(other.requests.filter((line) => line === "GET /v1/checkout/sessions")).toHaveLength(2);
  } finally {
    await other.stop();
  }
});

describe("refunds", () => {
  async function pay() {
    const { id } = await paymentProvider.createSession(makeRequest());
    const paymentIntentId = String(double.pay(id).payment_intent);
    return { paymentIntentId, orderId: "order" };
  }

  it("refunds in parts up to what was paid", async () => {
    const paid = await pay();
    const part = { ...paid, amountMinor: 8603, idempotencyKey: `${paid.paymentIntentId}:1` };
    const first = await paymentProvider.refund(part);
    expect(first).toMatchObject({
      amountMinor: 8603,
      currency: "USD",
      status: "succeeded",
      orderId: "order",
    });
    expect((await paymentProvider.refund(part)).id).toBe(first.id);
    const more = { ...part, amountMinor: 10_001, idempotencyKey: `${paid.paymentIntentId}:2` };
    await expect(paymentProvider.refund(more)).rejects.toThrow(PaymentRequestError);
    const rest = { ...more, amountMinor: 10_000 };
    const second = await paymentProvider.refund(rest);
    await expect(
      paymentProvider.refund({ ...rest, idempotencyKey: `${paid.paymentIntentId}:3` }),
    ).rejects.toMatchObject({ code: "charge_already_refunded" });
    const found = await paymentProvider.findRefunds(paid.paymentIntentId);
    expect(found.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it("shows a refund that failed later", async () => {
    const paid = await pay();
    const { id } = await paymentProvider.refund({
      ...paid,
      amountMinor: 100,
      idempotencyKey: paid.paymentIntentId,
    });
    double.failRefund(id);
    expect(await paymentProvider.findRefunds(paid.paymentIntentId)).toMatchObject([
      { id, status: "failed" },
    ]);
  });
});

describe("failures", () => {
  it("repeats a request whose answer was lost, without doing it twice", async () => {
    const before = double.sessions.length;
    double.failRequests(1, "after");
    await paymentProvider.createSession(makeRequest());
    expect(double.sessions).toHaveLength(before + 1);
  });

  it("reports an outage as temporary", async () => {
    const request = makeRequest();
    double.failRequests(2, "before");
    await expect(paymentProvider.createSession(request)).rejects.toThrow(PaymentUnavailableError);
    expect(await paymentProvider.createSession(request)).toMatchObject({ status: "open" });
    const closed = new StripePaymentProvider(
      parseConfig(paymentVariables, {
        ...double.environment,
        STRIPE_API_URL: "http://127.0.0.1:1",
      }),
    );
    await expect(closed.findSession("cs_test_1")).rejects.toThrow(PaymentUnavailableError);
  });
});

describe("events", () => {
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "customer.created",
    data: { object: {} },
  });
  const read = (text: string, signature: string | undefined) =>
    paymentProvider.readEvent(Buffer.from(text), signature);

  it("takes the ids of sessions, refunds and charges", async () => {
    double.takeDeliveries();
    const request = makeRequest();
    const { id: sessionId } = await paymentProvider.createSession(request);
    const paymentIntentId = String(double.pay(sessionId).payment_intent);
    const { orderId } = request;
    await paymentProvider.refund({
      paymentIntentId,
      amountMinor: 1,
      idempotencyKey: sessionId,
      orderId,
    });
    const events = double
      .takeDeliveries()
      .map((delivery) => read(delivery.body, double.sign(delivery.body)));
    const ids = { kind: "event", id: expect.stringMatching(/^evt_/), paymentIntentId, orderId };
    expect(events).toEqual([
      { ...ids, type: "checkout.session.completed", sessionId },
      { ...ids, type: "refund.created" },
      { ...ids, type: "charge.refunded" },
    ]);
    expect(read(body, double.sign(body))).toEqual({
      kind: "event",
      id: "evt_1",
      type: "customer.created",
    });
  });

  it.each([
    ["no signature", () => read(body, undefined)],
    ["an altered signature", () => read(body, double.sign(body).replace(/.$/, "x"))],
    ["a header that is none", () => read(body, "signature")],
    ["an altered byte", () => read(body.replace("evt_1", "evt_2"), double.sign(body))],
    ["an event older than 300 s", () => read(body, double.sign(body, secondsAgo(301)))],
    ["an empty body", () => read("", double.sign(""))],
    ["a signed text that is not JSON", () => read("{", double.sign("{"))],
  ])("rejects %s", (_, readInvalid) => {
    expect(readInvalid()).toEqual({ kind: "rejected", reason: expect.stringMatching(/./) });
  });

  it("accepts an event of 290 s, and one signed with any of the secrets", () => {
    expect(read(body, double.sign(body, secondsAgo(290)))).toMatchObject({ kind: "event" });
    const { environment } = double;
    const secrets = `${"n".repeat(32)},${environment["STRIPE_WEBHOOK_SECRET"]}`;
    const rotated = new StripePaymentProvider(
      parseConfig(paymentVariables, { ...environment, STRIPE_WEBHOOK_SECRET: secrets }),
    );
    expect(rotated.readEvent(Buffer.from(body), double.sign(body))).toMatchObject({ id: "evt_1" });
  });
});

function secondsAgo(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}
