import { randomUUID } from "node:crypto";
import { createStickerLines, type NewCartLine } from "@photomap/commerce";
import { createStickerProduct } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFile, createVariant, openShop, type TestShop } from "../../../test/open-shop.ts";
import { type Answer, ShopBrowser } from "../../../test/shop-browser.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const RESULT = "{ checkout { id } checkoutUserErrors { code } }";

/** Every operation that takes lines or attributes, with the path of what a client may set. */
const OPERATIONS = {
  create: `mutation ($lines: [CheckoutLineItemInput!]!) {
    storefrontCheckoutCreate(lineItems: $lines) ${RESULT} }`,
  add: `mutation ($id: ID!, $lines: [CheckoutLineItemInput!]!) {
    storefrontCheckoutLineItemsAdd(checkoutId: $id, lineItems: $lines) ${RESULT} }`,
  replace: `mutation ($id: ID!, $lines: [CheckoutLineItemInput!]!) {
    storefrontCheckoutLineItemsReplace(checkoutId: $id, lineItems: $lines) ${RESULT} }`,
  update: `mutation ($id: ID!, $lines: [CheckoutLineItemUpdateInput!]!) {
    storefrontCheckoutLineItemsUpdate(checkoutId: $id, lineItems: $lines) ${RESULT} }`,
  split: `mutation ($id: ID!, $lineId: ID!, $quantity: Int!, $attributes: [CustomAttributeInput!]!) {
    storefrontCheckoutLineItemSplit(
      checkoutId: $id, lineItemId: $lineId, quantity: $quantity, customAttributes: $attributes
    ) ${RESULT} }`,
  attributes: `mutation ($id: ID!, $input: CheckoutAttributesInput!) {
    storefrontCheckoutAttributesUpdateV2(checkoutId: $id, input: $input) ${RESULT} }`,
  payStickers: `mutation ($id: ID!, $withTokens: Boolean!) {
    payCheckoutStickers(checkoutId: $id, withTokens: $withTokens) ${RESULT} }`,
} as const;

type Operation = keyof typeof OPERATIONS;

interface Mutation {
  readonly operation: Operation;
  readonly variables: object;
}

const PRICES = [
  "price",
  "unitPrice",
  "priceMinor",
  "totalPrice",
  "total",
  "subtotal",
  "discount",
  "discountAllocations",
  "shippingPrice",
  "totalTax",
  "tokens",
  "tokenCost",
  "tokensUsed",
  "numTokens",
  "sizeClass",
  "currencyCode",
  "requiresShipping",
  "ownerId",
  "completedAt",
] as const;

const QUANTITIES: readonly unknown[] = [
  -1,
  -25,
  -0.1,
  0.1,
  0.5,
  1.5,
  25.000_001,
  26,
  100,
  1e9,
  2_147_483_647,
  2_147_483_648,
  1e21,
  -1e9,
  "NaN",
  "Infinity",
  "1",
  "",
  true,
  [],
  {},
];

const ATTRIBUTES = [
  { key: "Tokens Used", value: "0" },
  { key: "Tokens Used", value: "-5" },
  { key: " Tokens Used ", value: "0.5" },
  { key: "Order ID", value: "abcdef-1" },
  { key: "Map", value: "Another map" },
  { key: "", value: "no key" },
  { key: "k".repeat(41), value: "long key" },
  { key: "Gift Note", value: "v".repeat(501) },
  { key: "gift note", value: "another case" },
  { key: "Shipping price", value: "0" },
] as const;

function listMutations({ variantId, lineId }: { variantId: string; lineId: string }): Mutation[] {
  const fresh = { variantId, quantity: 1 };
  const stored = { id: lineId, quantity: 1 };
  const withLine = (line: object) => [
    ...(["create", "add", "replace"] as const).map((operation) => ({
      operation,
      variables: { lines: [{ ...fresh, ...line }] },
    })),
    { operation: "update" as const, variables: { lines: [{ ...stored, ...line }] } },
  ];
  const split = { lineId, quantity: 1, attributes: [] };
  return [
    ...PRICES.flatMap((name) => [
      ...withLine({ [name]: "0.01" }),
      { operation: "attributes" as const, variables: { input: { [name]: "0.01" } } },
      {
        operation: "split" as const,
        variables: { ...split, attributes: [{ key: "a", value: "b", [name]: 1 }] },
      },
    ]),
    ...QUANTITIES.flatMap((quantity) => [
      ...withLine({ quantity }),
      // More than the line has is not refused: a split moves at most the line.
      ...(typeof quantity === "number" &&
      Number.isInteger(quantity) &&
      quantity > 0 &&
      quantity < 2 ** 31
        ? []
        : [{ operation: "split" as const, variables: { ...split, quantity } }]),
    ]),
    ...ATTRIBUTES.flatMap((attribute) => [
      ...withLine({ customAttributes: [attribute] }),
      { operation: "split" as const, variables: { ...split, attributes: [attribute] } },
    ]),
    { operation: "add", variables: { lines: [{ ...fresh, quantity: 0 }] } },
    { operation: "attributes", variables: { input: { shippingOptionId: "free" } } },
    // A number of tokens cannot be sent, and the cart has no stickers that they could pay for.
    ...[true, false, 0, 0.5, 1e9, "9", null, { tokens: 9 }].map((withTokens) => ({
      operation: "payStickers" as const,
      variables: { withTokens },
    })),
  ];
}

function isAccepted({ data, errors }: Answer): boolean {
  const [payload] = Object.values(data ?? {});
  return errors === undefined && payload?.checkoutUserErrors.length === 0;
}

it("accepts none of over 200 mutations with tampered prices, totals, token costs and quantities", async () => {
  const browser = new ShopBrowser(shop.api);
  const variantId = await createVariant(shop);
  const { id } = await browser.open(`{ variantId: "${variantId}", quantity: 2 }`);
  const before = await browser.find(id);
  const mutations = listMutations({ variantId, lineId: before?.lineItems[0]?.id ?? "" });
  const answers = await Promise.all(
    mutations.map(({ operation, variables }) =>
      browser.post(OPERATIONS[operation], { id, ...variables }),
    ),
  );
  const accepted = mutations.filter((_mutation, i) => isAccepted(answers[i] ?? {}));
  expect(mutations.length).toBeGreaterThanOrEqual(200);
  expect(accepted).toEqual([]);
  expect(await browser.find(id)).toEqual(before);
  // The same requests without the changed values are accepted.
  const lines = [{ variantId, quantity: 1, customAttributes: [] }];
  const honest = await browser.post(OPERATIONS.add, { id, lines });
  expect(isAccepted(honest)).toBe(true);
});

interface StickerAnswers {
  readonly getStickerOffer: {
    readonly outputType: "MATBOARD_WALL_MAP" | "VEHICLE_MAP" | "VINYL_WALL_MAP";
    readonly stickers: readonly { readonly openingId: string; readonly scale: number }[];
  };
  readonly createStickerOrder: {
    readonly stickerOrder: Parameters<typeof createStickerLines>[0] & {
      readonly stickers: Parameters<typeof createStickerLines>[0]["items"];
    };
  };
  readonly getStickerProducts: readonly {
    readonly outputType: string;
    readonly tokenRedemptionVariantId: string;
    readonly variants: readonly {
      readonly id: string;
      readonly sizeClass: string;
      readonly tokens: number;
    }[];
  }[];
}

/** Returns the lines of a new sticker order of the browser, as its page composes them. */
async function orderStickers(browser: ShopBrowser): Promise<readonly NewCartLine[]> {
  const fileId = await createFile(browser);
  const { getStickerOffer } = await browser.ask<StickerAnswers>(
    `query ($fileId: ID!) { getStickerOffer(input: { fileId: $fileId }) {
      ... on StickerOffer { outputType stickers { openingId scale } } } }`,
    { fileId },
  );
  const { outputType, stickers } = getStickerOffer;
  await createStickerProduct(shop.backend, { outputType });
  const quantities = { quantity: 2, quantityWithMoney: 2, quantityWithTokens: 0 };
  const chosen = stickers.map((sticker) => ({ ...sticker, ...quantities }));
  const input = { fileId, outputType, requestId: randomUUID(), stickers: chosen };
  const { createStickerOrder } = await browser.ask<StickerAnswers>(
    `mutation ($input: CreateStickerOrderInput!) { createStickerOrder(input: $input) {
      ... on CreateStickerOrderSuccess { stickerOrder {
        id stickers { sizeClass quantityWithMoney quantityWithTokens } } } } }`,
    { input },
  );
  const { getStickerProducts } = await browser.ask<StickerAnswers>(
    "{ getStickerProducts { outputType tokenRedemptionVariantId variants { id sizeClass tokens } } }",
  );
  const { id, stickers: items } = createStickerOrder.stickerOrder;
  const sets = getStickerProducts.filter((set) => set.outputType === outputType);
  const [result] = sets.map(({ variants, ...set }) =>
    createStickerLines(
      { id, items },
      { ...set, variants: variants.map((variant) => ({ variantId: variant.id, ...variant })) },
    ),
  );
  return result?.kind === "created" ? result.lines : [];
}

it("accepts the lines of a sticker order only as they are, and only of its owner", async () => {
  const [browser, stranger] = [new ShopBrowser(shop.api), new ShopBrowser(shop.api)];
  await browser.signIn();
  await stranger.signIn();
  const lines = await orderStickers(browser);
  const [redemption] = await shop.query(
    "select id from product_variant where sku like 'pm.sticker.%.TOKENS'",
  );
  const { id } = await browser.open();
  const before = await browser.find(id);
  const change = (facts: object) => lines.map((line) => ({ ...line, ...facts }));
  const [attributes = []] = lines.map(({ customAttributes }) => customAttributes);
  const tampered = [
    change({ quantity: 1 }),
    change({ quantity: 3 }),
    change({ quantity: 9999 }),
    change({ variantId: redemption?.["id"] }),
    change({ customAttributes: [] }),
    change({ customAttributes: [...attributes, { key: "Tokens Used", value: "0" }] }),
    change({ customAttributes: [...attributes, { key: "Tokens Used", value: "1" }] }),
    [...lines, ...change({ variantId: redemption?.["id"] })],
    [...lines, ...lines],
  ];
  const requests = tampered.flatMap((list) =>
    (["create", "add", "replace"] as const).map((operation) => [operation, list] as const),
  );
  const answers = await Promise.all(
    requests.map(([operation, list]) => browser.post(OPERATIONS[operation], { id, lines: list })),
  );
  expect(answers.filter(isAccepted)).toEqual([]);
  expect(isAccepted(await stranger.post(OPERATIONS.create, { lines }))).toBe(false);
  expect(await browser.find(id)).toEqual(before);
  expect(lines).toHaveLength(1);
  expect(isAccepted(await browser.post(OPERATIONS.add, { id, lines }))).toBe(true);
});
