import type { makeVariant } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createVariant, openShop, type TestShop } from "../../../test/open-shop.ts";
import { ShopBrowser } from "../../../test/shop-browser.ts";

let shop: TestShop;
let browser: ShopBrowser;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ask(query: string, variables: object = {}) {
  const data = await browser.ask<Record<string, Record<string, never>>>(query, variables);
  return Object.values(data)[0] ?? {};
}

interface Placement {
  readonly __typename: string;
  readonly paymentUrl: string | null;
  readonly message: string;
  readonly errors: readonly { readonly code: string }[];
  readonly checkout: { readonly version: number };
}

async function openCheckout(facts: Parameters<typeof makeVariant>[0] = {}) {
  browser = new ShopBrowser(shop.api);
  const variantId = await createVariant(shop, facts);
  const created = await ask(
    `mutation ($lines: [CheckoutLineItemInput!]) {
      storefrontCheckoutCreate(lineItems: $lines) { checkout { id } }
    }`,
    { lines: [{ quantity: 1, variantId }] },
  );
  const { id: checkoutId } = Object(created["checkout"]);
  const updated = await ask(
    `mutation ($checkoutId: ID!, $input: CheckoutAttributesInput!) {
      storefrontCheckoutAttributesUpdateV2(checkoutId: $checkoutId, input: $input) {
        checkout { version }
      }
    }`,
    { checkoutId, input: { zip: "48104", shippingOptionId: "standard" } },
  );
  const { version } = Object(updated["checkout"]);
  return { checkoutId: String(checkoutId), version: Number(version), email: "buyer@mail.example" };
}

async function placeOrder(input: object): Promise<Placement> {
  const result: unknown = await ask(
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        __typename
        ... on PlaceOrderSuccess { paymentUrl checkout { version } }
        ... on PlaceOrderRefused { message errors { code message } checkout { version } }
        ... on NotFound { message }
      }
    }`,
    { input },
  );
  return result as Placement;
}

function settle(checkoutId: string, name = "settleCheckout") {
  return ask(
    `mutation ($id: ID!) {
      ${name}(checkoutId: $id) {
        checkout { completedAt orderNumber totalTax { amount } totalPriceV2 { amount } }
        checkoutUserErrors { code }
      }
    }`,
    { id: checkoutId },
  );
}

/** Pays a session whose event is not delivered yet. */
async function payForEvent() {
  const checkout = await openCheckout({ stock: 5 });
  const { paymentUrl } = await placeOrder(checkout);
  shop.stripe.takeDeliveries();
  const session = shop.stripe.pay(String(paymentUrl?.split("/").at(-1)));
  const [delivery] = shop.stripe.takeDeliveries();
  return { ...checkout, session, body: delivery?.body ?? "" };
}

function post(payload: string | Buffer, signature?: string) {
  return shop.api.inject({
    method: "POST",
    url: "/webhooks/stripe",
    headers: {
      "content-type": "application/json; charset=utf-8",
      ...(signature !== undefined && { "stripe-signature": signature }),
    },
    payload,
  });
}

async function readState(checkoutId: string): Promise<unknown> {
  const [order] = await shop.query("select state from shop_order where cart_id = $1", [checkoutId]);
  return order?.["state"];
}

it("is sent to an address in the USA, with which the checkout starts again", async () => {
  const checkout = await openCheckout();
  const address = { name: "Customer 1", line1: "1 Main St", line2: "Apt 2", city: "Ann Arbor" };
  const placed = await placeOrder({
    ...checkout,
    address: { ...address, state: "MI", zip: "48104" },
  });
  expect(placed).toMatchObject({ __typename: "PlaceOrderSuccess" });
  const query = `query ($id: ID!) {
    checkout(checkoutId: $id) { shippingAddress { name line1 line2 city state zip } }
  }`;
  expect(await ask(query, { id: checkout.checkoutId })).toEqual({
    shippingAddress: { ...address, state: "MI", zip: "48104" },
  });
  browser = new ShopBrowser(shop.api);
  expect(await ask(query, { id: checkout.checkoutId })).toEqual({});
});

describe("placeOrder", () => {
  it("returns the payment page, and completes the checkout after the payment", async () => {
    const checkout = await openCheckout();
    const placed = await placeOrder(checkout);
    expect(placed).toMatchObject({ __typename: "PlaceOrderSuccess" });
    expect(await settle(checkout.checkoutId)).toMatchObject({
      checkout: { completedAt: null, orderNumber: null },
      checkoutUserErrors: [],
    });
    shop.stripe.pay(String(placed.paymentUrl?.split("/").at(-1)));
    const settled = await settle(checkout.checkoutId);
    expect(settled).toMatchObject({
      checkout: { completedAt: expect.any(String), orderNumber: expect.any(Number) },
      checkoutUserErrors: [],
    });
    expect(await settle(checkout.checkoutId)).toEqual(settled);
    expect(await placeOrder(checkout)).toMatchObject({ errors: [{ code: "ALREADY_COMPLETED" }] });
  });

  it.each([
    ["The items were sold before the payment arrived.", "NOT_ENOUGH_IN_STOCK"],
    ["The discount was used up before the payment arrived.", "DISCOUNT_LIMIT_REACHED"],
    ["The sticker tokens were spent before the payment arrived.", "INVALID"],
    ["Another order already paid for the same stickers.", "ALREADY_COMPLETED"],
    ["Another order from the same cart was already paid.", "TOTAL_PRICE_MISMATCH"],
  ])("gives the reason of a returned payment: %s", async (reason, code) => {
    const { checkoutId, ...checkout } = await openCheckout();
    await placeOrder({ ...checkout, checkoutId });
    await shop.query(
      `update shop_order set state = 'NEEDS_REVIEW', paid_at = now(), review_reason = $2
       where cart_id = $1`,
      [checkoutId, reason],
    );
    expect(await settle(checkoutId)).toMatchObject({ checkoutUserErrors: [{ code }] });
  });

  it("says nothing about what staff review of a paid order", async () => {
    const { checkoutId, ...checkout } = await openCheckout();
    await placeOrder({ ...checkout, checkoutId });
    await shop.query(
      `update shop_order set state = 'PAID', paid_at = now(), review_reason = 'Shipping costs more.'
       where cart_id = $1`,
      [checkoutId],
    );
    expect(await settle(checkoutId)).toMatchObject({ checkoutUserErrors: [] });
  });

  it("refuses an outdated version with the current checkout", async () => {
    const checkout = await openCheckout();
    expect(await placeOrder({ ...checkout, version: 1 })).toMatchObject({
      __typename: "PlaceOrderRefused",
      errors: [{ code: "TOTAL_PRICE_MISMATCH" }],
      checkout: { version: checkout.version },
    });
  });

  it("answers not found for an unknown checkout", async () => {
    const unknown = { checkoutId: "unknown", version: 1, email: "buyer@mail.example" };
    expect(await placeOrder(unknown)).toMatchObject({ __typename: "NotFound" });
    expect(await settle("unknown")).toEqual({ checkout: null, checkoutUserErrors: [] });
  });

  it("is limited", async () => {
    const checkout = await openCheckout();
    const invalid = { ...checkout, email: "nobody" };
    const answers: string[] = [];
    for (let i = 0; i < 61; i += 1) answers.push((await placeOrder(invalid)).__typename);
    expect(answers.at(-2)).toBe("PlaceOrderRefused");
    expect(answers.at(-1)).toBe("TooManyAttempts");
  });

  it("can be given up, and says so while the provider is not available", async () => {
    const { checkoutId, ...input } = await openCheckout();
    await placeOrder({ checkoutId, ...input });
    shop.stripe.failRequests(2, "before");
    expect(await settle(checkoutId, "reopenCheckout")).toMatchObject({
      checkoutUserErrors: [{ code: "THROTTLED_DURING_CHECKOUT" }],
    });
    await settle(checkoutId, "reopenCheckout");
    expect(await readState(checkoutId)).toBe("EXPIRED");
  });
});

describe("the webhook", () => {
  it("pays the order of a signed event, and answers a replay without an effect", async () => {
    const { checkoutId, body } = await payForEvent();
    const answers = await Promise.all([1, 2, 3].map(() => post(body, shop.stripe.sign(body))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await readState(checkoutId)).toBe("PAID");
    const requests = shop.stripe.requests.length;
    expect((await post(body, shop.stripe.sign(body))).statusCode).toBe(200);
    expect(shop.stripe.requests.length).toBe(requests);
    const events = await shop.query("select 1 from payment_event where id = $1", [
      JSON.parse(body).id,
    ]);
    expect(events).toHaveLength(1);
  });

  it("rejects bad signatures, old timestamps and altered bytes, each time", async () => {
    const { checkoutId, body } = await payForEvent();
    const signature = shop.stripe.sign(body);
    const old = new Date(Date.now() - 301_000);
    const alterations = Array.from({ length: 30 }, (_, i) => {
      const bytes = Buffer.from(body);
      const position = Math.floor((i * bytes.length) / 30);
      bytes[position] = (bytes[position] ?? 0) ^ 1;
      return post(bytes, signature);
    });
    const answers = await Promise.all([
      post(body),
      post(body, "t=1,v1=forged"),
      post(
        body,
        signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
      ),
      post(body, shop.stripe.sign(body, old)),
      ...alterations,
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect(await readState(checkoutId)).toBe("AWAITING_PAYMENT");
  });

  it("asks for another delivery while the provider cannot be read, and accepts it", async () => {
    const { checkoutId, body } = await payForEvent();
    shop.stripe.failRequests(2, "before");
    expect((await post(body, shop.stripe.sign(body))).statusCode).toBe(503);
    expect(await readState(checkoutId)).toBe("AWAITING_PAYMENT");
    expect((await post(body, shop.stripe.sign(body))).statusCode).toBe(200);
    expect(await readState(checkoutId)).toBe("PAID");
  });

  it("accepts events that are of no interest, and no large bodies", async () => {
    const body = JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "x.y",
      data: { object: {} },
    });
    expect((await post(body, shop.stripe.sign(body))).statusCode).toBe(200);
    const large = "x".repeat(600_000);
    expect((await post(large, shop.stripe.sign(large))).statusCode).toBe(413);
  });

  it("takes over a refund that was made on the pages of the provider", async () => {
    const { checkoutId, session } = await payForEvent();
    const paymentIntentId = String(session.payment_intent);
    const amountMinor = session.amount_total ?? 0;
    const orderId = String(session.client_reference_id);
    const refund = { paymentIntentId, amountMinor, orderId, idempotencyKey: checkoutId };
    await shop.backend.paymentProvider.refund(refund);
    // The event of the payment itself is never delivered.
    for (const { body } of shop.stripe.takeDeliveries()) await post(body, shop.stripe.sign(body));
    expect(await readState(checkoutId)).toBe("REFUNDED");
  });
});
