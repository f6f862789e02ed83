import { randomUUID } from "node:crypto";
import { createProduct, makeVariant } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createVariant, openShop, type TestShop } from "../../../test/open-shop.ts";
import {
  type Checkout,
  formatLine,
  listErrorCodes,
  type Payload,
  ShopBrowser,
} from "../../../test/shop-browser.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("a checkout", () => {
  it("API-11 is created, changed, replaced and read by the specified operations and their aliases", async () => {
    const browser = new ShopBrowser(shop.api);
    const [first, second] = [await createVariant(shop), await createVariant(shop)];
    const { id } = await browser.succeed(
      "storefrontCheckoutCreate",
      'email: "buyer@photomap.example"',
    );
    const on = `checkoutId: "${id}"`;
    const note = 'customAttributes: [{ key: "Gift Note", value: "For you" }]';
    const added = await browser.succeed(
      "storefrontCheckoutLineItemsAdd",
      `${on}, lineItems: [${formatLine(first, note)}, ${formatLine(second)}]`,
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
      `${on}, lineItems: [${formatLine(second, note)}]`,
    );
    expect(replaced).toMatchObject({ lineItems: [{ variant: { id: second } }] });
    expect(await browser.find(id)).toEqual(replaced);
  });

  it("ENT-08 ENT-09 has its prices, discounts and lines with variant, product and product type", async () => {
    const browser = new ShopBrowser(shop.api);
    const product = await createProduct(shop.backend, {
      title: "Hanger Bars",
      metafields: { productType: "accessory" },
      variants: [makeVariant({ title: "Oak", sku: "HANGER-OAK", priceMinor: 1999 })],
    });
    const [variant] = product.variants;
    await shop.query(
      `insert into discount (business_id, title, kind, basis_points, product_ids)
       values ('pm', 'Spring', 'percentage', 1000, array[$1::uuid])`,
      [product.id],
    );
    const { id } = await browser.open(formatLine(variant?.id ?? ""));
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
          value: { percentage: 10 },
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
    const browser = new ShopBrowser(shop.api);
    const { id, lineItems } = await browser.open(formatLine(await createVariant(shop)));
    const on = `checkoutId: "${id}"`;
    const lineId = lineItems[0]?.id ?? "";
    const update = (quantity: number, of = lineId) =>
      browser.change(
        "storefrontCheckoutLineItemsUpdate",
        `${on}, lineItems: [{ id: "${of}", quantity: ${quantity} }]`,
      );
    const quantities = ({ checkout }: Payload) => checkout?.lineItems.map((item) => item.quantity);
    expect(quantities(await update(25))).toEqual([25]);
    expect(listErrorCodes(await update(26))).toEqual(["LESS_THAN"]);
    expect(listErrorCodes(await update(-1))).toEqual(["INVALID"]);
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
    expect(listErrorCodes(await split(0, "None"))).toEqual(["INVALID"]);
    expect(quantities(await update(0))).toEqual([2]);
    // Again, as after a lost answer.
    expect(quantities(await update(0))).toEqual([2]);
    expect(listErrorCodes(await update(1))).toEqual(["LINE_ITEM_NOT_FOUND"]);
  });

  it("reads the first 100 lines and discounts, and refuses line 101", async () => {
    const browser = new ShopBrowser(shop.api);
    const variantId = await createVariant(shop);
    const lines = Array.from({ length: 100 }, (_, i) =>
      formatLine(variantId, `customAttributes: [{ key: "Gift Note", value: "${i}" }]`),
    );
    const { id } = await browser.open(...lines);
    const add = await browser.change(
      "storefrontCheckoutLineItemsAdd",
      `checkoutId: "${id}", lineItems: [${formatLine(variantId)}]`,
    );
    expect(listErrorCodes(add)).toEqual(["LESS_THAN"]);
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
    const browser = new ShopBrowser(shop.api);
    const [first, second] = [
      await createVariant(shop, { priceMinor: 1001 }),
      await createVariant(shop, { priceMinor: 333 }),
    ];
    await shop.query(
      `insert into discount (business_id, code, title, kind, amount_minor, product_ids)
       select 'pm', 'TAKE-TEN', 'Ten off', 'fixed', 1000, array_agg(product_id)
       from product_variant where id = any($1::uuid[])`,
      [[first, second]],
    );
    await shop.query(
      `insert into discount (business_id, title, kind, product_ids)
       select 'pm', 'We pay the mail', 'free-shipping', array_agg(product_id)
       from product_variant where id = $1`,
      [first],
    );
    const { id } = await browser.open(formatLine(first), `{ variantId: "${second}", quantity: 3 }`);
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
      { id: "standard", maxTransitDays: 14, price: { amount: "14.00" } },
      { id: "expedited", maxTransitDays: 6, price: { amount: "36.00" } },
    ]);
  });
});
