import { BRAND_IDS } from "@photomap/design";
import { describe, expect, it } from "vitest";
import type { OrderLineRow, OrderRow } from "../../shop/orders/order.types.ts";
import type { OrderMail } from "../../shop/orders/order-mail.service.ts";
import { createMailHtml } from "./create-mail-html.ts";
import { createMailBrands } from "./mail-brand.ts";
import { createMailText } from "./mail-content.ts";
import { createOrderMail } from "./order-mails.ts";

const brands = createMailBrands({
  pm: "https://photomap.example",
  tbl: "https://thebigloop.example",
});

const ORDER: OrderRow = {
  id: "4c1d4f8c-95b5-4a69-a1a6-1d1c9c1a2b3c",
  number: 1042,
  brand: "pm",
  ownerId: null,
  cartId: "secret",
  cartVersion: 3,
  cartHash: "",
  state: "PAID",
  email: "buyer@mail.example",
  name: "Customer 1",
  shippingAddress: {
    line1: "1 Main St",
    line2: "Apt 2",
    city: "Ann Arbor",
    state: "MI",
    postalCode: "48104",
    country: "US",
  },
  billingAddress: null,
  note: "",
  currency: "USD",
  subtotalMinor: 12_900,
  discountMinor: 1290,
  shippingMinor: 0,
  taxMinor: 697,
  totalMinor: 12_307,
  paidMinor: 12_307,
  refundedMinor: 0,
  shippingOption: { id: "standard", title: "Standard", maxTransitDays: 4 },
  discounts: [{ discountId: "", title: "Spring", code: "SPRING", amountMinor: 1290 }],
  sessionId: null,
  paymentIntentId: null,
  sessionExpiresAt: null,
  paidAt: null,
  canceledAt: null,
  cancelReason: null,
  reviewReason: null,
  shipmentHold: null,
  fulfillmentStatus: "UNFULFILLED",
  tokenGrant: "VOUCHER",
  halfTokensGranted: 20,
  createdAt: new Date("2026-11-16T08:00:00.000Z"),
};

const LINE: OrderLineRow = {
  id: "line",
  orderId: ORDER.id,
  position: 0,
  variantId: null,
  productId: null,
  handle: "framed-50-states",
  sku: "framed-50-states-oak",
  title: "Framed 50 States Map",
  variantTitle: "Oak",
  description: "Frame: Oak",
  image: null,
  selectedOptions: [],
  customAttributes: [
    { key: "First line", value: "Our home" },
    { key: "Gift Note", value: "For <b>Sister</b>" },
  ],
  projectId: null,
  quantity: 2,
  unitPriceMinor: 6450,
  discountMinor: 1290,
  requiresShipping: true,
  hasStock: false,
  freeTokens: 5,
  stickerOrderId: null,
  cartLineId: null,
  halfTokensUsed: 0,
  halfTokensReturned: 0,
  shippedQuantity: 0,
  refundedQuantity: 0,
};

const TOKEN_LINE: OrderLineRow = {
  ...LINE,
  title: "Stickers",
  quantity: 4,
  unitPriceMinor: 0,
  discountMinor: 0,
  stickerOrderId: "abcdef-1",
  halfTokensUsed: 7,
};

const ABOUT = {
  email: "buyer@mail.example",
  key: "k3y",
  order: ORDER,
  lines: [LINE],
  maps: new Map(),
  arrival: { earliest: "2026-11-23", latest: "2026-11-25" },
};

const SHIPMENT = {
  id: "",
  orderId: ORDER.id,
  requestId: "",
  lines: [{ lineId: "line", quantity: 1 }],
  trackingCompany: "UPS",
  trackingNumber: "1Z999",
  trackingUrl: "https://ups.example/1Z999",
  deliveredAt: null,
  createdAt: ORDER.createdAt,
};

const REFUND = {
  id: "",
  orderId: ORDER.id,
  sourceId: "",
  amountMinor: 2000,
  reason: "",
  lines: [],
  restock: false,
  halfTokensTaken: 0,
  halfTokensKept: 0,
  halfTokensOwed: 0,
  halfTokensReturned: 0,
  status: "SUCCESS",
  providerId: null,
  createdAt: ORDER.createdAt,
  finishedAt: null,
} as const;

const SAMPLES: readonly (OrderMail & { readonly facts: readonly string[] })[] = [
  {
    ...ABOUT,
    kind: "receipt",
    facts: [
      "/order/1042?key=k3y",
      "2 × Framed 50 States Map",
      "Frame: Oak",
      "First line: “Our home”",
      "Gift note: For <b>Sister</b>",
      "$129.00",
      "Spring",
      "−$12.90",
      "Standard shipping",
      "FREE",
      "$6.97",
      "$123.07",
      "We've emailed your code for 10 tokens to buyer@mail.example.",
      "Shipping to: Customer 1, 1 Main St, Apt 2, Ann Arbor, MI 48104",
      "It should arrive Nov 23 to 25.",
    ],
  },
  {
    ...ABOUT,
    kind: "sticker-tokens",
    code: "ABCD-EFGH-1234",
    halfTokens: 20,
    facts: ["#1042", "10 tokens", "ABCD-EFGH-1234", "/redeem?code=ABCD-EFGH-1234"],
  },
  {
    ...ABOUT,
    kind: "shipped",
    shipment: SHIPMENT,
    facts: [
      "#1042",
      "× 1",
      "It should arrive Nov 23 to 25.",
      "Tracking: UPS 1Z999",
      "https://ups.example/1Z999",
    ],
  },
  {
    ...ABOUT,
    kind: "shipped",
    shipment: {
      ...SHIPMENT,
      trackingCompany: null,
      trackingNumber: null,
      trackingUrl: null,
    },
    facts: ["/order/1042?key=k3y"],
  },
  {
    ...ABOUT,
    kind: "receipt",
    lines: [LINE, TOKEN_LINE],
    facts: ["4 × Stickers", "3.5 tokens", "Tokens used"],
  },
  {
    ...ABOUT,
    kind: "map-review",
    review: {
      id: "",
      orderId: ORDER.id,
      orderPrintId: "",
      orderLineId: "line",
      projectId: "abc123",
      requestId: "",
      note: "Iowa has no photo.",
      createdAt: ORDER.createdAt,
      dueAt: new Date("2026-11-24T15:30:00.000Z"),
      endedAt: null,
      outcome: null,
      isChanged: false,
    },
    facts: ["#1042", "November 24, 2026", "Iowa has no photo.", "/order/1042?key=k3y"],
  },
  { ...ABOUT, kind: "refund", refund: REFUND, facts: ["$20.00", "#1042", "up to ten days"] },
  {
    ...ABOUT,
    kind: "refund",
    refund: { ...REFUND, halfTokensReturned: 7 },
    facts: ["$20.00", "back in your balance: 3.5 tokens"],
  },
  {
    ...ABOUT,
    kind: "refund",
    refund: { ...REFUND, amountMinor: 0, halfTokensReturned: 2 },
    facts: ["#1042", "Your tokens are back", "1 token"],
  },
  { ...ABOUT, kind: "payment-returned", facts: ["$123.07", "You'll get all of it back", "/cart"] },
  { ...ABOUT, kind: "payment-failed", facts: ["#1042", "nothing was charged", "/cart"] },
];

const plain = (html: string) =>
  html
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

describe.each(BRAND_IDS)("a mail of %s about an order", (id) => {
  const brand = brands[id];

  it.each(SAMPLES)("has the same content as HTML and as text: $kind", ({ facts, ...mail }) => {
    const content = createOrderMail(brand, mail);
    const html = createMailHtml(content, brand);
    const text = createMailText(content, brand);
    for (const fact of [content.heading, content.preview, ...facts]) {
      expect(plain(html)).toContain(fact);
    }
    for (const fact of [content.heading, ...facts]) expect(text).toContain(fact);
    expect(html).not.toContain("<b>");
  });

  it.each([
    { ...ABOUT, kind: "receipt" },
    { ...ABOUT, kind: "shipped", shipment: SHIPMENT },
  ] as const)(
    "shows the map of a line as a picture, and the same text without it: $kind",
    (mail) => {
      const url = "https://images.example/previews/abc123/7/p-abc123.1.f.mac";
      const name = 'Our "fifty" states';
      const content = createOrderMail(brand, {
        ...mail,
        maps: new Map([[LINE.id, { name, url }]]),
      });
      const html = createMailHtml(content, brand);
      const [picture = "", ...others] = html.match(/<img[^>]*>/g) ?? [];
      expect(others).toEqual([]);
      expect(picture).toContain(`src="${url}"`);
      expect(picture).toContain('alt="Your map Our &quot;fifty&quot; states"');
      expect(Number(/width="(\d+)"/.exec(picture)?.[1])).toBeLessThanOrEqual(600);
      const plainMail = createOrderMail(brand, mail);
      expect(createMailHtml(plainMail, brand)).not.toContain("<img");
      expect(createMailText(content, brand)).toBe(createMailText(plainMail, brand));
    },
  );

  it("has a button only for a tracking page with http or https", () => {
    const shipment = { ...SHIPMENT, trackingUrl: "javascript:alert(1)" };
    const { blocks } = createOrderMail(brand, { ...ABOUT, kind: "shipped", shipment });
    expect(JSON.stringify(blocks)).not.toContain("javascript:");
  });

  it("has nothing of the buyer's words that a mail program turns into a link", () => {
    const line = {
      ...LINE,
      customAttributes: [
        { key: "shop.evil.example", value: "Pay at https://evil.example/pay" },
        { key: "Gift Note", value: "Call +1 800 555 0199 or www.evil.example" },
      ],
    };
    const order = { ...ORDER, name: "Your account: evil.example/login" };
    const receipt = createOrderMail(brand, { ...ABOUT, kind: "receipt", order, lines: [line] });
    const text = createMailText(receipt, brand);
    expect(text).toContain("shop. evil. example: “Pay at …”");
    expect(text).toContain("Gift note: Call … or www. evil. example");
    expect(text).toContain("Shipping to: Your account: evil. example/login");
    expect(text).not.toContain("evil.example");
  });

  it("has only the totals of an order that there are", () => {
    const listRows = (order: OrderRow, lines = [LINE]) =>
      createOrderMail(brand, { ...ABOUT, kind: "receipt", order, lines })
        .blocks.flatMap((block) => (block.kind === "table" ? block.rows : []))
        .map(({ label, value }) => [label, value]);
    const plainOrder = { ...ORDER, discountMinor: 0, discounts: [], shippingOption: null };
    const plainLine = ["2 × Framed 50 States Map", "$129.00"];
    const end = [
      ["Tax", "$6.97"],
      ["Total", "$123.07"],
    ];
    expect(listRows(plainOrder)).toEqual([plainLine, ...end]);
    expect(listRows({ ...plainOrder, discountMinor: 1 })).toEqual([
      plainLine,
      ["Discount", "−$0.01"],
      ...end,
    ]);
    const single = { ...LINE, quantity: 1, unitPriceMinor: 0 };
    expect(listRows({ ...ORDER, shippingMinor: 1, discountMinor: 0 }, [single])).toEqual([
      ["Framed 50 States Map", "FREE!"],
      ["Standard shipping", "$0.01"],
      ...end,
    ]);
  });
});
