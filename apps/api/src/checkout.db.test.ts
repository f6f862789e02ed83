import { randomUUID } from "node:crypto";
import { CHECKOUT_ERRORS } from "@photomap/commerce";
import { verifyPreview } from "@photomap/server";
import {
  createProduct,
  makeImage,
  makeInput,
  makeVariant,
  openTestBackend,
  type TestBackend,
} from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS } from "../test/api-settings.ts";
import { type Checkout, type Payload, ShopBrowser } from "../test/shop-browser.ts";
import { createApi } from "./app.ts";

let test: TestBackend;
let api: FastifyInstance;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await test.close();
});

async function createVariant(
  variant: Parameters<typeof makeVariant>[0] = {},
  product: Parameters<typeof createProduct>[1] = {},
): Promise<string> {
  const created = await createProduct(test.backend, {
    variants: [makeVariant(variant)],
    ...product,
  });
  return created.variants[0]?.id ?? "";
}

function createMapVariant(): Promise<string> {
  const metafields = { personalizationType: "map", designIds: ["50-states-36x24"] };
  return createVariant({}, { metafields });
}

/** Of a signed-in browser. */
async function createFile(browser: ShopBrowser): Promise<string> {
  const { account } = await browser.ask<{ account: { identity: string } }>(
    "{ account { identity } }",
  );
  const inputs = { CO: makeInput([makeImage(account.identity)]) };
  const { createMapmakerFile } = await browser.ask<{
    createMapmakerFile: { file: { id: string } };
  }>(
    `mutation ($input: CreateMapmakerFileInput!) {
      createMapmakerFile(input: $input) { ... on CreateMapmakerFileSuccess { file { id } } }
    }`,
    { input: { designId: "50-states-36x24", inputs } },
  );
  return createMapmakerFile.file.id;
}

const line = (variantId: string, more = "") => `{ variantId: "${variantId}", quantity: 1 ${more} }`;

function open(browser: ShopBrowser, ...lines: readonly string[]): Promise<Checkout> {
  return browser.succeed("storefrontCheckoutCreate", `lineItems: [${lines.join(", ")}]`);
}

const codes = ({ checkoutUserErrors }: Payload) => checkoutUserErrors.map(({ code }) => code);

describe("a checkout", () => {
  it("API-11 is created, changed, replaced and read by the specified operations and their aliases", async () => {
    const browser = new ShopBrowser(api);
    const [first, second] = [await createVariant(), await createVariant()];
    const { id } = await browser.succeed(
      "storefrontCheckoutCreate",
      'email: "buyer@photomap.example"',
    );
    const on = `checkoutId: "${id}"`;
    const note = 'customAttributes: [{ key: "Gift Note", value: "For you" }]';
    const added = await browser.succeed(
      "storefrontCheckoutLineItemsAdd",
      `${on}, lineItems: [${line(first, note)}, ${line(second)}]`,
    );
    expect(added).toMatchObject({
      email: "buyer@photomap.example",
      lineItems: [{ customAttributes: [{ key: "Gift Note", value: "For you" }] }, {}],
    });
    const [lineId, otherId] = added.lineItems.map((item) => item.id);
    for (const [name, quantity] of [
      ["storefrontCheckoutLineItemsUpdate", 3],
      ["UpdateCheckoutLineItems", 4],
    ] as const) {
      const update = `lineItems: [{ id: "${lineId}", quantity: ${quantity} }]`;
      expect(await browser.succeed(name, `${on}, ${update}`)).toMatchObject({
        lineItems: [{ quantity, customAttributes: [{ value: "For you" }] }, {}],
      });
    }
    const attributes = `lineItems: [{ id: "${lineId}", customAttributes: [] }]`;
    expect(
      await browser.succeed("storefrontCheckoutLineItemsUpdate", `${on}, ${attributes}`),
    ).toMatchObject({ lineItems: [{ quantity: 4, customAttributes: [] }, {}] });
    for (const [name, text] of [
      ["storefrontCheckoutAttributesUpdateV2", "Ring twice"],
      ["UpdateCheckoutAttributes", "Ring once"],
    ] as const) {
      const changed = await browser.succeed(name, `${on}, input: { note: "${text}" }`);
      expect(changed).toMatchObject({ note: text, email: "buyer@photomap.example" });
    }
    for (const [name, removed, left] of [
      ["storefrontCheckoutLineItemsRemove", lineId, [{ id: otherId }]],
      ["RemoveCheckoutLineItems", otherId, []],
    ] as const) {
      const changed = await browser.succeed(name, `${on}, lineItemIds: ["${removed}"]`);
      expect(changed).toMatchObject({ lineItems: left });
    }
    const replaced = await browser.succeed(
      "storefrontCheckoutLineItemsReplace",
      `${on}, lineItems: [${line(second, note)}]`,
    );
    expect(replaced).toMatchObject({ lineItems: [{ variant: { id: second } }] });
    expect(await browser.find(id)).toEqual(replaced);
  });

  it("ENT-08 ENT-09 has its prices, discounts and lines with variant, product and product type", async () => {
    const browser = new ShopBrowser(api);
    const product = await createProduct(test.backend, {
      title: "Hanger Bars",
      metafields: { productType: "accessory" },
      variants: [makeVariant({ title: "Oak", sku: "HANGER-OAK", priceMinor: 1999 })],
    });
    const [variant] = product.variants;
    await test.query(
      `insert into discount (business_id, title, kind, basis_points, product_ids)
       values ('pm', 'Spring', 'percentage', 1000, array[$1::uuid])`,
      [product.id],
    );
    const { id } = await open(browser, line(variant?.id ?? ""));
    const money = (amount: string) => ({ amount, currencyCode: "USD" });
    expect(await browser.find(id)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      completedAt: null,
      webUrl: expect.stringMatching(new RegExp(`^http.*/checkout/${id}$`)),
      email: null,
      note: "",
      zip: null,
      requiresShipping: true,
      version: 2,
      totalQuantity: 1,
      discountCode: null,
      orderNumber: null,
      lineItemsSubtotalPrice: money("19.99"),
      subtotalPriceV2: money("17.99"),
      totalTax: money("0.00"),
      totalPrice: money("17.99"),
      totalPriceV2: money("17.99"),
      shippingOptions: [],
      shippingOption: null,
      shippingPrice: null,
      discountApplications: [
        {
          title: "Spring",
          code: null,
          applicable: true,
          targetSelection: "ENTITLED",
          targetType: "LINE_ITEM",
          allocationMethod: "ACROSS",
          valueMoney: null,
          valuePercentage: 10,
          type: "automatic",
        },
      ],
      lineItems: [
        {
          id: expect.any(String),
          title: "Hanger Bars",
          quantity: 1,
          unitPrice: money("19.99"),
          customAttributes: [],
          discountAllocations: [
            {
              allocatedAmount: { amount: "2.00" },
              discountApplication: { title: "Spring", type: "automatic" },
            },
          ],
          totalPrice: { amount: "17.99" },
          kind: "BASIC",
          numTokens: null,
          file: null,
          variant: {
            id: variant?.id,
            title: "Oak",
            sku: "HANGER-OAK",
            price: money("19.99"),
            selectedOptions: [{ name: "Frame", value: "Oak" }],
            image: { altText: "A framed map", url: "/products/framed-50-states-256.webp" },
            product: {
              id: product.id,
              handle: product.handle,
              title: "Hanger Bars",
              productType: "accessory",
            },
          },
        },
      ],
    });
  });

  it("CRT-03 has lines of 1 to 25; 0 removes a line, and a split moves at most the line", async () => {
    const browser = new ShopBrowser(api);
    const { id, lineItems } = await open(browser, line(await createVariant()));
    const on = `checkoutId: "${id}"`;
    const lineId = lineItems[0]?.id ?? "";
    const update = (quantity: number, of = lineId) =>
      browser.change(
        "storefrontCheckoutLineItemsUpdate",
        `${on}, lineItems: [{ id: "${of}", quantity: ${quantity} }]`,
      );
    const quantities = ({ checkout }: Payload) => checkout?.lineItems.map((item) => item.quantity);
    expect(quantities(await update(25))).toEqual([25]);
    expect(codes(await update(26))).toEqual(["LESS_THAN"]);
    expect(codes(await update(-1))).toEqual(["INVALID"]);
    const split = (quantity: number, value: string) =>
      browser.change(
        "storefrontCheckoutLineItemSplit",
        `${on}, lineItemId: "${lineId}", quantity: ${quantity},
         customAttributes: [{ key: "Gift Note", value: "${value}" }], requestId: "${randomUUID()}"`,
      );
    expect(quantities(await split(2, "One"))).toEqual([23, 2]);
    const moved = await split(100, "All");
    expect(quantities(moved)).toEqual([23, 2]);
    expect(moved.checkout).toMatchObject({
      lineItems: [
        { customAttributes: [{ key: "Gift Note", value: "All" }] },
        { customAttributes: [{ key: "Gift Note", value: "One" }] },
      ],
    });
    expect(codes(await split(0, "None"))).toEqual(["INVALID"]);
    expect(quantities(await update(0))).toEqual([2]);
    // Again, as after a lost answer.
    expect(quantities(await update(0))).toEqual([2]);
    expect(codes(await update(1))).toEqual(["LINE_ITEM_NOT_FOUND"]);
  });

  it("reads the first 100 lines and discounts, and refuses line 101", async () => {
    const browser = new ShopBrowser(api);
    const variantId = await createVariant();
    const lines = Array.from({ length: 100 }, (_, i) =>
      line(variantId, `customAttributes: [{ key: "Gift Note", value: "${i}" }]`),
    );
    const { id } = await open(browser, ...lines);
    const add = await browser.change(
      "storefrontCheckoutLineItemsAdd",
      `checkoutId: "${id}", lineItems: [${line(variantId)}]`,
    );
    expect(codes(add)).toEqual(["LESS_THAN"]);
    const count = async (first: number) => {
      const fields = `lineItems(first: ${first}) { id } discountApplications(first: ${first}) { id }`;
      const query = `{ checkout(checkoutId: "${id}") { ${fields} } }`;
      const { checkout } = await browser.ask<{ checkout: Checkout }>(query);
      return checkout.lineItems.length;
    };
    expect([await count(100), await count(1000), await count(2), await count(-1)]).toEqual([
      100, 100, 2, 0,
    ]);
  });

  it("adds up automatic discounts, codes, shipping and free shipping", async () => {
    const browser = new ShopBrowser(api);
    const [first, second] = [
      await createVariant({ priceMinor: 1001 }),
      await createVariant({ priceMinor: 333 }),
    ];
    await test.query(
      `insert into discount (business_id, code, title, kind, amount_minor, product_ids)
       select 'pm', 'TAKE-TEN', 'Ten off', 'fixed', 1000, array_agg(product_id)
       from product_variant where id = any($1::uuid[])`,
      [[first, second]],
    );
    await test.query(
      `insert into discount (business_id, title, kind, product_ids)
       select 'pm', 'We pay the mail', 'free-shipping', array_agg(product_id)
       from product_variant where id = $1`,
      [first],
    );
    const { id } = await open(browser, line(first), `{ variantId: "${second}", quantity: 3 }`);
    const on = `checkoutId: "${id}"`;
    await browser.succeed("storefrontCheckoutDiscountCodeApply", `${on}, discountCode: "take-ten"`);
    await browser.succeed("UpdateCheckoutAttributes", `${on}, input: { zip: "49401" }`);
    const shipped = await browser.succeed(
      "UpdateCheckoutAttributes",
      `${on}, input: { shippingOptionId: "standard" }`,
    );
    expect(shipped).toMatchObject({
      discountCode: "TAKE-TEN",
      lineItemsSubtotalPrice: { amount: "20.00" },
      subtotalPriceV2: { amount: "10.00" },
      shippingPrice: { amount: "0.00" },
      totalPrice: { amount: "10.00" },
      shippingOptions: [{ id: "standard", price: { amount: "0.00" } }, { id: "expedited" }],
    });
    const shares = shipped.lineItems.map(({ discountAllocations }) =>
      discountAllocations.map(({ allocatedAmount }) => allocatedAmount.amount).join(),
    );
    expect(shares).toEqual(["5.01", "4.99"]);
    const expedited = await browser.succeed(
      "UpdateCheckoutAttributes",
      `${on}, input: { shippingOptionId: "expedited" }`,
    );
    expect(expedited.totalPrice.amount).toBe("28.00");
    const without = await browser.succeed("storefrontCheckoutDiscountCodeRemove", on);
    expect(without.totalPrice.amount).toBe("38.00");
    const { getShippingOptions } = await browser.ask<Record<string, object[]>>(
      `{ getShippingOptions(zip: "99501") { id maxTransitDays price { amount } } }`,
    );
    expect(getShippingOptions).toEqual([
      { id: "standard", maxTransitDays: 14, price: { amount: "7.50" } },
      { id: "expedited", maxTransitDays: 6, price: { amount: "18.00" } },
    ]);
  });
});

describe("who may do what", () => {
  it("a guest's cart survives the log-in, and is there in another browser", async () => {
    const [browser, phone] = [new ShopBrowser(api), new ShopBrowser(api)];
    const email = `${randomUUID()}@photomap.example`;
    const [first, second] = [await createVariant(), await createVariant()];
    await phone.signIn(email);
    const ofAccount = await open(phone, line(first));
    const { id } = await open(browser, line(second));
    const merge = () => browser.change("mergeCheckout", `checkoutId: "${id}"`);
    expect(codes(await merge())).toEqual(["INVALID"]);
    await browser.signIn(email);
    const merged = await Promise.all([merge(), merge(), merge()]);
    expect(merged.map((payload) => [...codes(payload), payload.checkout?.id])).toEqual(
      merged.map(() => [ofAccount.id]),
    );
    const { accountCheckout } = await phone.ask<{ accountCheckout: Checkout }>(
      "{ accountCheckout { id lineItems { variant { id } } } }",
    );
    expect(accountCheckout).toEqual({
      id: ofAccount.id,
      lineItems: [{ variant: { id: first } }, { variant: { id: second } }],
    });
    expect((await new ShopBrowser(api).find(id))?.id).toBe(ofAccount.id);
  });

  it("a checkout of one brand is missing in the other, and so are its variants", async () => {
    const [ours, theirs] = [new ShopBrowser(api), new ShopBrowser(api, "tbl")];
    const variantId = await createVariant();
    const { id } = await open(ours, line(variantId));
    expect(await theirs.find(id)).toBeNull();
    const add = `checkoutId: "${id}", lineItems: [${line(variantId)}]`;
    const changed = await theirs.change("storefrontCheckoutLineItemsAdd", add);
    expect([changed.checkout, codes(changed)]).toEqual([null, ["INVALID"]]);
    const created = await theirs.change(
      "storefrontCheckoutCreate",
      `lineItems: [${line(variantId)}]`,
    );
    expect(codes(created)).toEqual(["INVALID_MERCHANDISE_LINE"]);
    expect(await ours.find(id)).toMatchObject({ version: 2, totalQuantity: 1 });
  });

  it("only the owner orders a map, and whoever has the checkout sees its preview", async () => {
    const [owner, stranger] = [new ShopBrowser(api), new ShopBrowser(api)];
    await Promise.all([owner.signIn(), stranger.signIn()]);
    const [fileId, mapId] = [await createFile(owner), await createMapVariant()];
    const { id } = await open(stranger);
    const add = (browser: ShopBrowser, file: string) =>
      browser.change(
        "storefrontCheckoutLineItemsAdd",
        `checkoutId: "${id}", lineItems: [${line(mapId, `, fileId: "${file}"`)}]`,
      );
    const [refused, missing] = [await add(stranger, fileId), await add(stranger, "zzzzzz")];
    expect(refused).toEqual(missing);
    expect(codes(refused)).toEqual(["INVALID"]);
    expect(codes(await add(owner, fileId))).toEqual([]);
    const [item] = (await stranger.find(id))?.lineItems ?? [];
    expect(item).toMatchObject({ kind: "MAP", file: { id: fileId } });
    const [, , , updatedAtMs = "", signature = ""] = item?.file?.previewUrl.split("/") ?? [];
    const { imageSigner, signedProjects } = test.backend;
    const access = verifyPreview(imageSigner, { id: fileId, updatedAtMs, signature });
    if (access === undefined) throw new Error("The address is not signed");
    expect(await signedProjects.find(fileId, access)).toMatchObject({ id: fileId });
  });
});

describe("refusals", () => {
  it("have every code of the table, with its message", async () => {
    const browser = new ShopBrowser(api);
    const query = `{ __type(name: "CheckoutErrorCode") { enumValues { name } } }`;
    const { __type } = await browser.ask<{ __type: { enumValues: { name: string }[] } }>(query);
    expect(__type.enumValues.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(CHECKOUT_ERRORS).toSorted(),
    );
    const { checkoutUserErrors } = await browser.change(
      "storefrontCheckoutDiscountCodeApply",
      'checkoutId: "none", discountCode: "GUESS"',
    );
    expect(checkoutUserErrors).toEqual([
      {
        code: "INVALID",
        message: CHECKOUT_ERRORS.INVALID.message,
        field: ["checkoutId"],
        lineItemId: null,
      },
    ]);
  });
});
