import { BUSINESS_IDS } from "@photomap/design";
import { describe, expect, it } from "vitest";
import type { OrderLineRow, OrderRow } from "../../shop/orders/order.types.ts";
import type { OrderMail } from "../../shop/orders/order-mail.service.ts";
import { createMailBrands } from "./mail-brand.ts";
import { writeText } from "./mail-content.ts";
import { createOrderMail } from "./order-mails.ts";
import { writeHtml } from "./write-html.ts";

const brands = createMailBrands({
  pm: "https://photomap.example",
  tbl: "https://thebigloop.example",
});

const ORDER: OrderRow = {
  id: "4c1d4f8c-95b5-4a69-a1a6-1d1c9c1a2b3c",
  number: 1042,
  business_id: "pm",
  owner_id: null,
  cart_id: "secret",
  cart_version: 3,
  cart_hash: "",
  state: "PAID",
  email: "buyer@mail.example",
  name: "Customer 1",
  shipping_address: {
    line1: "1 Main St",
    line2: "Apt 2",
    city: "Ann Arbor",
    state: "MI",
    postalCode: "48104",
    country: "US",
  },
  billing_address: null,
  note: "",
  currency: "USD",
  subtotal_minor: 12_900,
  discount_minor: 1290,
  shipping_minor: 0,
  tax_minor: 697,
  total_minor: 12_307,
  paid_minor: 12_307,
  refunded_minor: 0,
  shipping_option: { id: "standard", title: "Standard", maxTransitDays: 4 },
  discounts: [{ discountId: "", title: "Spring", code: "SPRING", amountMinor: 1290 }],
  session_id: null,
  payment_intent_id: null,
  session_expires_at: null,
  paid_at: null,
  canceled_at: null,
  cancel_reason: null,
  review_reason: null,
  fulfillment_status: "UNFULFILLED",
  token_grant: "VOUCHER",
  half_tokens_granted: 20,
  created_at: new Date("2026-11-16T08:00:00.000Z"),
};

const LINE: OrderLineRow = {
  id: "line",
  order_id: ORDER.id,
  position: 0,
  variant_id: null,
  product_id: null,
  handle: "framed-50-states",
  sku: "framed-50-states-oak",
  title: "Framed 50 States Map",
  variant_title: "Oak",
  description: "Frame: Oak",
  image: null,
  selected_options: [],
  custom_attributes: [{ key: "Gift Note", value: "For <b>Sister</b>" }],
  project_id: null,
  quantity: 2,
  unit_price_minor: 6450,
  discount_minor: 1290,
  requires_shipping: true,
  has_stock: false,
  free_tokens: 5,
  sticker_order_id: null,
  half_tokens_used: 0,
  half_tokens_returned: 0,
  fulfilled_quantity: 0,
  refunded_quantity: 0,
};

const TOKEN_LINE: OrderLineRow = {
  ...LINE,
  title: "Stickers",
  quantity: 4,
  unit_price_minor: 0,
  discount_minor: 0,
  sticker_order_id: "abcdef-1",
  half_tokens_used: 7,
};

const ABOUT = { email: "buyer@mail.example", order: ORDER, lines: [LINE] };

const FULFILLMENT = {
  id: "",
  order_id: ORDER.id,
  request_id: "",
  lines: [{ lineId: "line", quantity: 1 }],
  tracking_company: "UPS",
  tracking_number: "1Z999",
  tracking_url: "https://ups.example/1Z999",
  delivered_at: null,
  created_at: ORDER.created_at,
};

const REFUND = {
  id: "",
  order_id: ORDER.id,
  source_id: "",
  amount_minor: 2000,
  reason: "",
  lines: [],
  restock: false,
  half_tokens_taken: 0,
  half_tokens_kept: 0,
  half_tokens_returned: 0,
  status: "SUCCESS",
  provider_id: null,
  created_at: ORDER.created_at,
  finished_at: null,
} as const;

const SAMPLES: readonly (OrderMail & { readonly facts: readonly string[] })[] = [
  {
    ...ABOUT,
    kind: "receipt",
    facts: [
      "/account/orders/1042",
      "2 × Framed 50 States Map",
      "Frame: Oak",
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
    fulfillment: FULFILLMENT,
    facts: ["#1042", "× 1", "Tracking: UPS 1Z999", "https://ups.example/1Z999"],
  },
  {
    ...ABOUT,
    kind: "shipped",
    fulfillment: {
      ...FULFILLMENT,
      tracking_company: null,
      tracking_number: null,
      tracking_url: null,
    },
    facts: ["/account/orders/1042"],
  },
  {
    ...ABOUT,
    kind: "receipt",
    lines: [LINE, TOKEN_LINE],
    facts: ["4 × Stickers", "3.5 tokens", "Tokens used"],
  },
  { ...ABOUT, kind: "refund", refund: REFUND, facts: ["$20.00", "#1042", "up to ten days"] },
  {
    ...ABOUT,
    kind: "refund",
    refund: { ...REFUND, half_tokens_returned: 7 },
    facts: ["$20.00", "back in your balance: 3.5 tokens"],
  },
  {
    ...ABOUT,
    kind: "refund",
    refund: { ...REFUND, amount_minor: 0, half_tokens_returned: 2 },
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

describe.each(BUSINESS_IDS)("a mail of %s about an order", (id) => {
  const brand = brands[id];

  it.each(SAMPLES)("has the same content as HTML and as text: $kind", ({ facts, ...mail }) => {
    const content = createOrderMail(brand, mail);
    const html = writeHtml(content, brand);
    const text = writeText(content, brand);
    for (const fact of [content.heading, content.preview, ...facts]) {
      expect(plain(html)).toContain(fact);
    }
    for (const fact of [content.heading, ...facts]) expect(text).toContain(fact);
    expect(html).not.toContain("<b>");
  });

  it("has only the totals of an order that there are", () => {
    const listRows = (order: OrderRow, lines = [LINE]) =>
      createOrderMail(brand, { ...ABOUT, kind: "receipt", order, lines })
        .blocks.flatMap((block) => (block.kind === "table" ? block.rows : []))
        .map(({ label, value }) => [label, value]);
    const plainOrder = { ...ORDER, discount_minor: 0, discounts: [], shipping_option: null };
    const plainLine = ["2 × Framed 50 States Map", "$129.00"];
    const end = [
      ["Tax", "$6.97"],
      ["Total", "$123.07"],
    ];
    expect(listRows(plainOrder)).toEqual([plainLine, ...end]);
    expect(listRows({ ...plainOrder, discount_minor: 1 })).toEqual([
      plainLine,
      ["Discount", "−$0.01"],
      ...end,
    ]);
    const single = { ...LINE, quantity: 1, unit_price_minor: 0 };
    expect(listRows({ ...ORDER, shipping_minor: 1, discount_minor: 0 }, [single])).toEqual([
      ["Framed 50 States Map", "FREE!"],
      ["Standard shipping", "$0.01"],
      ...end,
    ]);
  });
});
