import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import * as area from "../../account/routes/layout.tsx";
import { openPage, readTexts } from "../../app/test/open-page.tsx";
import {
  GetAccountDocument,
  GetOrderByKeyDocument,
  GetOrderDocument,
  GetOrdersForUserDocument,
} from "../../platform/api/generated/graphql.ts";
import { ACCOUNT, FakeGraphql, SERVER_DOWN, SESSION } from "../../test/fake-graphql.ts";
import * as guestRoute from "../routes/guest-order.tsx";
import * as orderRoute from "../routes/order.tsx";
import * as ordersRoute from "../routes/orders.tsx";
import type { Order, OrderItem } from "./order.ts";

const usd = (amount: string) => ({ amount, currencyCode: "USD" }) as const;

/** The fields that items of every kind have. */
const makeParts = (id: string) => ({
  id,
  name: `Item ${id}`,
  description: "Frame: Oak",
  handle: `handle-${id}`,
  variantId: `variant-${id}`,
  quantity: 1,
  attributes: [],
  originalUnitPrice: usd("49.00"),
  totalPrice: usd("49.00"),
  image: { url: `/products/${id}-256.webp`, altText: `Picture of ${id}` },
});

const makeItem = (id: string): OrderItem => ({ __typename: "BasicLineItem", ...makeParts(id) });

const makeOrder = (facts: Partial<Order> = {}): Order => ({
  number: 1042,
  createdAt: "2026-11-16T15:00:00.000Z",
  cancelledAt: null,
  isReturned: false,
  arrival: { text: "Nov 23 to 25" },
  financialStatus: "PAID",
  fulfillmentStatus: "UNFULFILLED",
  recipient: "Customer 12",
  note: null,
  subtotal: usd("49.00"),
  totalDiscount: usd("0.00"),
  totalShipping: usd("7.50"),
  totalTax: usd("2.94"),
  total: usd("59.44"),
  billingAddressMatchesShippingAddress: true,
  billingAddressFormatted: ["Customer 12", "12 Oak Street", "Ann Arbor, MI 48104"],
  shippingAddressFormatted: ["Customer 12", "12 Oak Street", "Ann Arbor, MI 48104"],
  transactions: [{ status: "SUCCESS" }],
  stickerTokens: null,
  tokensUsed: 0,
  mapReviews: [],
  fulfillments: [],
  refunds: [],
  items: [makeItem("i1")],
  ...facts,
});

const children = [
  { path: "/account/orders", loader: ordersRoute.loader, Component: ordersRoute.default },
  {
    path: "/account/orders/:orderNumber",
    loader: orderRoute.loader,
    Component: orderRoute.default,
  },
];
const guestRoutes = [
  { path: "/order/:orderNumber", loader: guestRoute.loader, Component: guestRoute.default },
];
const routes = [{ loader: area.loader, Component: area.default, children }];

let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  api = new FakeGraphql();
  api.on(GetAccountDocument, { account: ACCOUNT });
});

/** Renders a page. The comments that React writes between texts are left out. */
async function open(path: string): Promise<string> {
  return (await openPage(routes, path, SESSION)).page.replaceAll("<!-- -->", "");
}

function list(...orders: Order[]): Promise<string> {
  api.on(GetOrdersForUserDocument, { getOrdersForUser: orders });
  return open("/account/orders");
}

function show(facts: Partial<Order> = {}): Promise<string> {
  api.on(GetOrderDocument, { getOrder: makeOrder(facts) });
  return open("/account/orders/1042");
}

const count = (page: string, text: string) => page.split(text).length - 1;

it("ORD-01 lists orders with three previews, more items, recipient and date, or says that there are none", async () => {
  const items = (length: number) => Array.from({ length }, (_, i) => makeItem(`i${i}`));
  const page = await list(
    makeOrder({ number: 1043, items: items(4), cancelledAt: "2026-11-17T15:00:00.000Z" }),
    makeOrder({ items: items(3) }),
  );
  const [, first = "", second = ""] = page.split("<article");
  for (const [text, number] of [
    [first, 1043],
    [second, 1042],
  ] as const) {
    expect(text).toContain(`href="/account/orders/${number}"`);
    expect(text).toContain("Customer 12");
    expect(text).toContain("November 16, 2026");
    expect(count(text, "<img")).toBe(3);
  }
  expect(first).toContain("More Items");
  expect(first).toContain("(cancelled)");
  expect(second).not.toContain("More Items");
  expect(second).not.toContain("(cancelled)");

  const empty = await list();
  expect(empty).toContain("You haven&#x27;t placed any orders yet.");
  expect(empty).toMatch(/href="\/shop"[^>]*>Go Shopping!</);
});

it("ORD-02 shows banner, number of items, lines, stickers of one order together, and the summary", async () => {
  const sticker = (id: string, quantity: number): OrderItem => ({
    ...makeParts(id),
    __typename: "StickerLineItem",
    projectId: "abc123",
    stickerOrderId: "abc123-1",
    tokensUsed: 0,
    attributes: [{ key: "Map", value: "Our summer" }],
    quantity,
  });
  const page = await show({
    cancelledAt: "2026-11-17T15:00:00.000Z",
    items: [sticker("s1", 2), makeItem("b1"), sticker("s2", 1)],
  });
  expect(page).toContain("This order was cancelled on November 17, 2026");
  expect(page).toContain(">4 Items<");
  expect(page).not.toContain("Order progress");
  const group = page.indexOf("Stickers for ");
  const order = ["Item s1", "Item s2", "Item b1"].map((text) => page.indexOf(text, group));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(count(page, 'aria-label="Stickers for Our summer"')).toBe(1);
  expect(page).toContain(">Order Summary<");

  const single = await show();
  expect(single).toContain(">1 Item<");
  expect(single).not.toContain("This order was cancelled");
});

it("says what happened with the tokens of the order", async () => {
  const tokens = { count: 5, email: ACCOUNT.email };
  const added = await show({ stickerTokens: { ...tokens, recipient: "YOU" } });
  expect(readTexts(added)).toContain("5 tokens were added to your balance. |See your tokens|");
  expect(added).toContain('href="/account/sticker-tokens"');
  const mailed = await show({ stickerTokens: { ...tokens, recipient: "MAIL" } });
  expect(mailed).toContain("We&#x27;ve emailed your code for 5 tokens to customer@mail.example.");
  const other = await show({ stickerTokens: { ...tokens, recipient: "OTHER_ACCOUNT" } });
  expect(other).toContain("5 tokens were added to the account that placed the order.");
  expect(await show()).not.toContain("Sticker tokens");
});

it("ORD-03 summarizes dates, addresses, shipments, note, prices and every refund", async () => {
  const page = await show({
    arrival: { text: "Nov 30 to Dec 2" },
    note: "Ring twice",
    totalDiscount: usd("4.90"),
    fulfillments: [
      {
        id: "f1",
        createdAt: "2026-11-18T15:00:00.000Z",
        deliveredAt: null,
        trackingInfo: [{ company: "USPS", number: "9400", url: "https://tools.usps.com/9400" }],
      },
      {
        id: "f2",
        createdAt: "2026-11-18T15:00:00.000Z",
        deliveredAt: "2026-11-20T15:00:00.000Z",
        trackingInfo: [
          { company: "UPS", number: "1Z", url: "javascript:alert(1)" },
          { company: "UPS", number: "2Z", url: null },
        ],
      },
    ],
    refunds: [
      {
        id: "r1",
        createdAt: "2026-11-21T15:00:00.000Z",
        totalRefunded: usd("3.00"),
        tokensReturned: 1.5,
      },
      {
        id: "r2",
        createdAt: "2026-11-22T15:00:00.000Z",
        totalRefunded: usd("2.00"),
        tokensReturned: 1.5,
      },
    ],
  });
  const text = readTexts(page.slice(page.indexOf("Order Summary")));
  for (const fact of [
    "Order date|November 16, 2026",
    "Shipping and billing address|Customer 12\n12 Oak Street\nAnn Arbor, MI 48104",
    "Shipped on November 18, 2026|USPS 9400",
    "Delivered on November 20, 2026|UPS 1Z|UPS 2Z",
    "Note|Ring twice",
    "Subtotal|$49.00",
    "Discount|−$4.90",
    "Shipping|$7.50",
    "Tax|$2.94",
    "Total|$59.44",
    "Refunded November 21, 2026|−$3.00",
    "Refunded November 22, 2026|−$2.00",
  ]) {
    expect(text).toContain(fact);
  }
  expect(page).toContain('href="https://tools.usps.com/9400"');
  expect(page).not.toContain("javascript:");
  expect(text).not.toContain("|Billing address");

  const other = await show({
    totalShipping: usd("0.00"),
    billingAddressMatchesShippingAddress: false,
    billingAddressFormatted: ["Customer 12", "1 Rue de Lyon"],
  });
  const lines = readTexts(other);
  expect(lines).toContain("Shipping address|Customer 12\n12 Oak Street");
  expect(lines).toMatch(/Billing address\|Customer 12\n1 Rue de Lyon/);
  expect(lines).toMatch(/Shipping\|Free\|/);
});

it("ORD-04 ORD-05 links products, and maps and stickers to their project, and shows what is special about each kind", async () => {
  const page = await show({
    items: [
      makeItem("basic"),
      {
        ...makeParts("map"),
        __typename: "MapLineItem",
        projectId: "map123",
        file: { name: "Our summer", previewUrl: "/previews/map123/1/s" },
      },
      { ...makeParts("gone"), __typename: "MapLineItem", projectId: "old123", file: null },
      {
        ...makeParts("sticker"),
        __typename: "StickerLineItem",
        stickerOrderId: "abc123-1",
        projectId: "abc123",
        tokensUsed: 2.5,
      },
      { ...makeParts("token"), __typename: "StickerTokenLineItem", numTokens: 25, quantity: 2 },
    ],
  });
  for (const [name, path] of [
    ["basic", "/product/handle-basic"],
    ["map", "/p/map123"],
    ["gone", "/p/old123"],
    ["sticker", "/p/abc123"],
    ["token", "/product/handle-token"],
  ] as const) {
    expect(page).toMatch(new RegExp(`href="${path}"[^>]*>Item ${name}<`));
  }
  const rows = page.split('data-kind="').slice(1);
  expect(rows).toHaveLength(5);
  const [basic = "", map = "", gone = "", sticker = "", token = ""] = rows;
  expect(basic).toMatch(/^BasicLineItem/);
  expect(basic).toContain('src="/products/basic-256.webp"');
  expect(basic).not.toContain("token");
  expect(map).toContain('src="/previews/map123/1/s"');
  expect(map).toContain("Your map: Our summer");
  expect(gone).toContain('src="/products/gone-256.webp"');
  expect(sticker).toContain("Paid with 2.5 sticker tokens");
  expect(token).toContain("50 sticker tokens");
  expect(token).not.toContain("<img");
});

it("ORD-06 says which address an order needs to be visible, and leads guests to the log-in", async () => {
  const text =
    "Could not find order #1042. Please note the order is only visible if you are logged in using the same email address as the order was placed with.";
  api.on(GetOrderDocument, { getOrder: null });
  const found = await openPage(routes, "/account/orders/1042", SESSION);
  expect(found.status).toBe(404);
  expect(found.page).toContain(text);
  expect(api.sent).toContainEqual({ number: 1042 });
  expect(await open("/account/orders/99999999999")).toContain("Could not find order #99999999999.");
  const guest = await openPage(routes, "/account/orders/1042");
  expect(guest.page).toBe("to /account/login?redirectTo=%2Faccount%2Forders%2F1042");
});

it("shows how far an order is", async () => {
  const steps = async (facts: Partial<Order>) => {
    const page = await show(facts);
    return [...page.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state);
  };
  expect(await steps({})).toEqual(["done", "current", "open", "open"]);
  const sent = {
    id: "f1",
    createdAt: "2026-11-18T15:00:00.000Z",
    deliveredAt: null,
    trackingInfo: [],
  };
  expect(await steps({ fulfillmentStatus: "FULFILLED", fulfillments: [sent] })).toEqual([
    "done",
    "done",
    "current",
    "open",
  ]);
  const delivered = { ...sent, deliveredAt: "2026-11-20T15:00:00.000Z" };
  expect(await steps({ fulfillmentStatus: "FULFILLED", fulfillments: [delivered] })).toEqual([
    "done",
    "done",
    "done",
    "done",
  ]);
  expect(await show({ isReturned: true })).toContain("refund the full amount");
});

it("asks to verify an address before it shows orders", async () => {
  api.on(GetAccountDocument, { account: { ...ACCOUNT, isEmailVerified: false } });
  api.on(GetOrdersForUserDocument, { getOrdersForUser: [] });
  api.on(GetOrderDocument, { getOrder: null });
  for (const path of ["/account/orders", "/account/orders/1042"]) {
    expect(await open(path)).toContain('href="/account/verify?redirectTo=%2Faccount%2Forders"');
  }
  api.on(GetAccountDocument, { account: ACCOUNT });
  expect(await list()).not.toContain("/account/verify");
});

it("offers to try again when the orders cannot be read", async () => {
  api.fail(GetOrdersForUserDocument, SERVER_DOWN);
  api.fail(GetOrderDocument, SERVER_DOWN);
  for (const path of ["/account/orders", "/account/orders/1042"]) {
    const { status, page } = await openPage(routes, path, SESSION);
    expect(status).toBe(503);
    expect(page).toContain("Try again");
  }
});

it("shows a guest's order by the link of an email, and neither indexes nor passes on its address", async () => {
  api.on(GetOrderByKeyDocument, { orderByKey: makeOrder() });
  const { page, status } = await openPage(guestRoutes, "/order/1042?key=k3y");
  expect(status).toBe(200);
  expect(api.sent).toContainEqual({ number: 1042, key: "k3y" });
  expect(readTexts(page)).toContain("Order #1042");
  expect(page).toContain("12 Oak Street");
  expect(page).toContain('name="robots" content="noindex"');
  expect(page).toContain('name="referrer" content="no-referrer"');
});

it.each(["/order/1042", "/order/1042?key=", "/order/x?key=k3y", "/order/1042?key=old"])(
  "says at %s that the link opens no order",
  async (path) => {
    api.on(GetOrderByKeyDocument, { orderByKey: null });
    const { page, status } = await openPage(guestRoutes, path);
    expect(status).toBe(404);
    expect(page).toContain("This link doesn&#x27;t open an order");
  },
);
