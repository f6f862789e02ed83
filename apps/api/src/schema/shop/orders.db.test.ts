import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFile, createVariant, openShop, type TestShop } from "../../../test/open-shop.ts";
import { ShopBrowser } from "../../../test/shop-browser.ts";

const DESIGN_ID = "50-states-36x24";
const MONEY = "{ amount currencyCode }";
const ORDER = `id number createdAt cancelledAt cancelReason isReturned email recipient note
  subtotal ${MONEY} totalDiscount ${MONEY} totalShipping ${MONEY} totalTax ${MONEY} total ${MONEY}
  billingAddressMatchesShippingAddress billingAddressFormatted shippingAddressFormatted
  financialStatus fulfillmentStatus transactions { kind status amount ${MONEY} createdAt }
  fulfillments { id createdAt deliveredAt trackingInfo { company number url } }
  refunds { id createdAt totalRefunded ${MONEY} }
  items {
    __typename id name attributes { key value } originalUnitPrice ${MONEY}
    discountedUnitPrice ${MONEY} totalPrice ${MONEY} quantity handle description
    image { url altText }
    ... on MapLineItem { blueprintId fileId file { id name previewUrl } }
    ... on StickerLineItem { stickerOrderId stickerFileId: fileId tokensUsed }
    ... on StickerTokenLineItem { numTokens }
  }`;

interface Item {
  readonly id: string;
}

interface Order {
  readonly id: string;
  readonly number: number;
  readonly items: readonly Item[];
}

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const usd = (amount: string) => ({ amount, currencyCode: "USD" });

/** Buys the lines (GraphQL text) with the address; returns the checkout's id. */
async function buy(
  browser: ShopBrowser,
  { email, ...buyer }: Parameters<TestShop["stripe"]["pay"]>[1] & { readonly email: string },
  ...lines: string[]
): Promise<string> {
  const opened = await browser.open(...lines);
  const on = `checkoutId: "${opened.id}"`;
  const { version } = await browser.succeed(
    "storefrontCheckoutAttributesUpdateV2",
    `${on}, input: { zip: "48104", shippingOptionId: "standard", note: "Ring twice" }`,
  );
  const input = `{ ${on}, version: ${version}, email: "${email}" }`;
  const { placeOrder } = await browser.ask<{ placeOrder: { paymentUrl: string } }>(
    `mutation { placeOrder(input: ${input}) { ... on PlaceOrderSuccess { paymentUrl } } }`,
  );
  shop.stripe.pay(placeOrder.paymentUrl.split("/").at(-1) ?? "", {
    name: "Customer 12",
    ...buyer,
  });
  await browser.succeed("settleCheckout", on);
  return opened.id;
}

async function list(browser: ShopBrowser): Promise<readonly Order[]> {
  const { getOrdersForUser } = await browser.ask<{ getOrdersForUser: readonly Order[] }>(
    `{ getOrdersForUser { ${ORDER} } }`,
  );
  return getOrdersForUser;
}

async function find(browser: ShopBrowser, number: number): Promise<Order | null> {
  const { getOrder } = await browser.ask<{ getOrder: Order | null }>(
    `query ($number: Int!) { getOrder(number: $number) { ${ORDER} } }`,
    { number },
  );
  return getOrder;
}

async function signIn(): Promise<{ browser: ShopBrowser; email: string }> {
  const email = `${randomUUID()}@mail.example`;
  const browser = new ShopBrowser(shop.api);
  await browser.signIn(email);
  return { browser, email };
}

async function requireOnly(browser: ShopBrowser): Promise<Order> {
  const [order] = await list(browser);
  if (order === undefined) throw new Error("There is no order");
  return order;
}

describe("an order", () => {
  it("ENT-06 has its amounts, addresses, shipments with tracking, items and refunds", async () => {
    const { browser, email } = await signIn();
    const variantId = await createVariant(shop, { priceMinor: 2000 });
    await shop.query(
      `insert into discount (business_id, title, kind, amount_minor, product_ids)
       select 'pm', 'Spring', 'fixed', 300, array[product_id] from product_variant where id = $1`,
      [variantId],
    );
    const address = { line1: "12 Oak Street", line2: "Apt 4", city: "Ann Arbor" };
    const billingAddress = { line1: "7 Pine Road", line2: "Floor 3", city: "Lansing" };
    const more = { country: "US", state: "MI" };
    await buy(
      browser,
      {
        email,
        address: { ...address, ...more, postal_code: "48104" },
        billingAddress: { ...billingAddress, ...more, postal_code: "48910" },
      },
      `{ variantId: "${variantId}", quantity: 2 }`,
    );
    const placed = await requireOnly(browser);
    const orderId = placed.id;
    const [line] = placed.items;
    const staff = { accountId: "staff" };
    await shop.backend.shipments.ship(staff, {
      orderId,
      requestId: randomUUID(),
      lines: [{ lineId: line?.id ?? "", quantity: 1 }],
      trackingCompany: "USPS",
      trackingNumber: "9400",
      trackingUrl: "https://tools.usps.com/9400",
    });
    const [sent] = await shop.query("select id from order_fulfillment where order_id = $1", [
      orderId,
    ]);
    const fulfillmentId = String(sent?.["id"]);
    expect(await find(browser, placed.number)).toMatchObject({
      cancelledAt: null,
      fulfillments: [{ id: fulfillmentId, deliveredAt: null }],
    });
    await shop.backend.shipments.deliver(staff, { orderId, shipmentId: fulfillmentId });
    const [sentRow] = await shop.query("select delivered_at from order_fulfillment where id = $1", [
      fulfillmentId,
    ]);
    const deliveredAt = sentRow?.["deliveredAt"];
    await shop.query(
      `insert into order_refund (order_id, source_id, amount_minor, status)
       values ($1, 'a', 300, 'SUCCESS')`,
      [orderId],
    );
    await shop.query(
      `update shop_order set refunded_minor = 300, canceled_at = now(), cancel_reason = 'CUSTOMER',
         review_reason = 'A refund failed, so we still have the money.' where id = $1`,
      [orderId],
    );

    const order = await find(browser, placed.number);
    expect(order).toMatchObject({
      id: orderId,
      number: placed.number,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      cancelledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      cancelReason: "CUSTOMER",
      isReturned: false,
      email,
      recipient: "Customer 12",
      note: "Ring twice",
      subtotal: usd("40.00"),
      totalDiscount: usd("3.00"),
      totalShipping: usd("7.50"),
      billingAddressMatchesShippingAddress: false,
      billingAddressFormatted: ["Customer 12", "7 Pine Road", "Floor 3", "Lansing, MI 48910"],
      shippingAddressFormatted: ["Customer 12", "12 Oak Street", "Apt 4", "Ann Arbor, MI 48104"],
      financialStatus: "PARTIALLY_REFUNDED",
      fulfillmentStatus: "PARTIALLY_FULFILLED",
      transactions: [{ kind: "SALE", status: "SUCCESS" }],
      fulfillments: [
        {
          id: fulfillmentId,
          createdAt: expect.any(String),
          deliveredAt: deliveredAt instanceof Date ? deliveredAt.toISOString() : "",
          trackingInfo: [{ company: "USPS", number: "9400", url: "https://tools.usps.com/9400" }],
        },
      ],
      refunds: [
        { id: expect.any(String), createdAt: expect.any(String), totalRefunded: usd("3.00") },
      ],
      items: [{ quantity: 2 }],
    });
    const [row] = await shop.query("select tax_minor, total_minor from shop_order where id = $1", [
      orderId,
    ]);
    const format = (amount: unknown) => usd((Number(amount) / 100).toFixed(2));
    expect(order).toMatchObject({
      totalTax: format(row?.["taxMinor"]),
      total: format(row?.["totalMinor"]),
      transactions: [{ amount: format(row?.["totalMinor"]) }],
    });
    expect(Number(row?.["taxMinor"])).toBeGreaterThan(0);
  });

  it("ENT-07 has items with options, attributes, prices of one unit and a picture", async () => {
    const { browser, email } = await signIn();
    const product = { title: "Hanger Bars", handle: `bars-${randomUUID()}` };
    const variantId = await createVariant(shop, { title: "Oak", priceMinor: 3333 }, product);
    const attributes = 'customAttributes: [{ key: "Gift Note", value: "For you" }]';
    await buy(browser, { email }, `{ variantId: "${variantId}", quantity: 3, ${attributes} }`);
    const { id } = await requireOnly(browser);
    await shop.query("update order_line set discount_minor = 1000 where order_id = $1", [id]);

    const { items } = await requireOnly(browser);
    expect(items).toEqual([
      {
        __typename: "BasicLineItem",
        id: expect.any(String),
        name: "Hanger Bars",
        attributes: [{ key: "Gift Note", value: "For you" }],
        originalUnitPrice: usd("33.33"),
        // 1000 / 3 = 333.33 off each.
        discountedUnitPrice: usd("30.00"),
        totalPrice: usd("89.99"),
        quantity: 3,
        handle: product.handle,
        description: "Frame: Oak",
        image: { url: "/products/framed-50-states-256.webp", altText: "A framed map" },
      },
    ]);
  });

  it("has maps with design and project, and packs of tokens with their number", async () => {
    const { browser, email } = await signIn();
    const metafields = { personalizationType: "map", designIds: [DESIGN_ID] };
    const mapId = await createVariant(shop, {}, { metafields });
    const tokens = await createVariant(
      shop,
      { selectedOptions: [{ name: "Tokens", value: "25" }], requiresShipping: false },
      { handle: "sticker-tokens", options: [{ name: "Tokens", values: ["25"] }] },
    );
    const fileId = await createFile(browser);
    await buy(
      browser,
      { email },
      `{ variantId: "${mapId}", quantity: 1, fileId: "${fileId}" }`,
      `{ variantId: "${tokens}", quantity: 1 }`,
    );
    const order = await requireOnly(browser);
    expect(order.items).toMatchObject([
      {
        __typename: "MapLineItem",
        blueprintId: DESIGN_ID,
        fileId,
        file: {
          id: fileId,
          name: "Our summer",
          previewUrl: expect.stringMatching(/^\/previews\//),
        },
      },
      { __typename: "StickerTokenLineItem", numTokens: 25 },
    ]);

    await shop.query(
      `update order_line set project_id = null, sku = 'pm.sticker.small', handle = 'stickers',
         custom_attributes = '[{"key": "Order ID", "value": "abc123-9"},
           {"key": "Tokens Used", "value": "2.5"}]'
       where order_id = $1 and position = 1`,
      [order.id],
    );
    expect((await requireOnly(browser)).items[1]).toMatchObject({
      __typename: "StickerLineItem",
      stickerOrderId: "abc123-9",
      stickerFileId: "abc123",
      tokensUsed: 2.5,
    });
  });

  it("ORD-06 is found by its verified address alone, and by the guest who placed it", async () => {
    const { browser, email } = await signIn();
    const variantId = await createVariant(shop, {});
    const guest = new ShopBrowser(shop.api);
    const checkoutId = await buy(
      guest,
      { email: email.toUpperCase() },
      `{ variantId: "${variantId}", quantity: 1 }`,
    );
    const order = await requireOnly(browser);
    expect(order).toMatchObject({ billingAddressMatchesShippingAddress: true });
    expect(await find(browser, order.number)).toEqual(order);

    const { browser: other } = await signIn();
    expect(await list(other)).toEqual([]);
    for (const stranger of [other, guest]) expect(await find(stranger, order.number)).toBeNull();
    const query = `query ($id: ID!) { checkoutOrder(checkoutId: $id) { number } }`;
    expect(await guest.ask(query, { id: checkoutId })).toEqual({
      checkoutOrder: { number: order.number },
    });
    expect(await other.ask(query, { id: checkoutId })).toEqual({ checkoutOrder: null });
    expect(await guest.ask(query, { id: randomUUID() })).toEqual({ checkoutOrder: null });

    await shop.query("update account set email_verified = false where email = $1", [email]);
    expect(await list(browser)).toEqual([]);
    expect(await find(browser, order.number)).toBeNull();
    expect(await browser.ask("{ account { isEmailVerified } }")).toEqual({
      account: { isEmailVerified: false },
    });
  });
});
