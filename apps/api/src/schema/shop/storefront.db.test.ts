import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ProductData } from "@photomap/server";
import { createProduct, makeVariant, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_SETTINGS } from "../../../test/api-settings.ts";
import { type Checkout, ShopBrowser } from "../../../test/shop-browser.ts";
import { createApi } from "../../app.ts";

/** The file with the operations of the built client. */
const DOCUMENTS = new URL(
  "../../../../web/src/platform/api/generated/persisted-documents.json",
  import.meta.url,
);
const CATALOG = new URL("../../../../../catalog/generated/products/pm.json", import.meta.url);
const WIDTHS = [256, 512, 1024, 2048];

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

function readOperation(name: string): string {
  const documents: Record<string, string> = JSON.parse(readFileSync(DOCUMENTS, "utf8"));
  const found = Object.values(documents).find((text) => text.includes(`query ${name}(`));
  if (found === undefined) throw new Error(`The client has no operation ${name}`);
  return found;
}

async function createVariant(facts: Partial<ProductData> = {}) {
  const product = await createProduct(test.backend, facts);
  const [variant] = product.variants;
  if (variant === undefined) throw new Error("The product has no variant");
  return { product, variantId: variant.id };
}

function open(browser: ShopBrowser, variantId: string): Promise<Checkout> {
  const line = `{ variantId: "${variantId}", quantity: 1 }`;
  return browser.succeed("storefrontCheckoutCreate", `lineItems: [${line}]`);
}

interface Listed {
  readonly handle: string;
}

it("API-10 the storefront reads checkouts, products, collections, recommendations and shipping options", async () => {
  const browser = new ShopBrowser(api);
  const collections = ["storefront"];
  const cheap = { handle: "tin-pin", title: "Tin Pin", collections };
  const { product, variantId } = await createVariant({
    ...cheap,
    variants: [makeVariant({ priceMinor: 500 })],
  });
  const dear = { handle: "brass-pin", title: "Brass Pin", collections };
  await createProduct(test.backend, { ...dear, variants: [makeVariant({ priceMinor: 900 })] });
  const { id } = await open(browser, variantId);
  const light = await browser.ask<{ checkout: unknown }>(
    `{ checkout(checkoutId: "${id}") { id completedAt totalQuantity } }`,
  );
  expect(light.checkout).toEqual({ id, completedAt: null, totalQuantity: 1 });
  const payload = { query: readOperation("getCheckout"), variables: { checkoutId: id } };
  const heavy = await browser.send("/graphql", payload);
  expect(heavy.headers["cache-control"]).toBe("no-store");
  expect(heavy.json().data.checkout).toMatchObject({
    id,
    lineItems: [{ variant: { id: variantId } }],
    totalPrice: { amount: "5.00" },
  });

  const { found, missing } = await browser.ask<{ found: Listed; missing: null }>(`{
    found: storefrontGetProductByHandle(handle: "tin-pin") { handle }
    missing: storefrontGetProductByHandle(handle: "no-pin") { handle }
  }`);
  expect([found, missing]).toEqual([{ handle: "tin-pin" }, null]);
  const list = async (args: string) => {
    const { collection } = await browser.ask<{ collection: { products: Listed[] } }>(
      `{ collection: storefrontGetBrowseCollections(${args}) { products { handle } } }`,
    );
    return collection.products.map(({ handle }) => handle);
  };
  const byPrice = 'handle: "storefront", sortKey: PRICE';
  expect(await list(byPrice)).toEqual(["tin-pin", "brass-pin"]);
  expect(await list(`${byPrice}, reverse: true`)).toEqual(["brass-pin", "tin-pin"]);
  expect(
    await browser.ask(`{
      storefrontProductSearch(query: "bras pin") { handle }
      storefrontProductRecommendations(productId: "${product.id}") { handle }
      getShippingOptions(zip: "49401") { id maxTransitDays }
      nowhere: getShippingOptions(zip: "00000") { id }
    }`),
  ).toEqual({
    storefrontProductSearch: [{ handle: "brass-pin" }],
    storefrontProductRecommendations: [{ handle: "brass-pin" }],
    getShippingOptions: [
      { id: "standard", maxTransitDays: 4 },
      { id: "expedited", maxTransitDays: 2 },
    ],
    nowhere: [],
  });
});

it("ENT-10 a discount application has its target, its value as money or percentage, and its type", async () => {
  const browser = new ShopBrowser(api);
  const { product, variantId } = await createVariant();
  const add = (facts: string, values: string) =>
    test.query(
      `insert into discount (business_id, product_ids, ${facts})
       values ('pm', array[$1::uuid], ${values})`,
      [product.id],
    );
  await add("title, kind", "'Mail is on us', 'free-shipping'");
  await add("code, title, kind, amount_minor", "'FIVE', 'Five off', 'fixed', 500");
  await add("code, title, kind, basis_points", "'TENTH', 'A tenth off', 'percentage', 1000");
  await test.query(
    `insert into discount (business_id, code, title, kind, basis_points)
     values ('pm', 'ALL', 'Everything', 'percentage', 1250)`,
  );
  const { id } = await open(browser, variantId);
  const on = `checkoutId: "${id}"`;
  await browser.succeed("UpdateCheckoutAttributes", `${on}, input: { zip: "49401" }`);
  const apply = (code: string) =>
    browser.succeed("storefrontCheckoutDiscountCodeApply", `${on}, discountCode: "${code}"`);
  const shared = { applicable: true, targetType: "LINE_ITEM", allocationMethod: "ACROSS" };
  const free = {
    ...shared,
    title: "Mail is on us",
    code: null,
    type: "automatic",
    targetSelection: "ENTITLED",
    targetType: "SHIPPING_LINE",
    value: { percentage: 100 },
  };
  for (const [code, title, targetSelection, value] of [
    ["FIVE", "Five off", "ENTITLED", { amount: "5.00" }],
    ["TENTH", "A tenth off", "ENTITLED", { percentage: 10 }],
    ["ALL", "Everything", "ALL", { percentage: 12.5 }],
  ] as const) {
    const applied = { ...shared, title, code, type: "code", targetSelection, value };
    expect(await apply(code)).toMatchObject({
      discountApplications: expect.arrayContaining([applied, free]),
    });
  }
  await test.query("update discount set ends_at = now() where code = 'ALL'");
  expect(await browser.find(id)).toMatchObject({
    discountApplications: expect.arrayContaining([
      expect.objectContaining({ code: "ALL", applicable: false }),
    ]),
  });
  const { __type } = await browser.ask<{ __type: { enumValues: { name: string }[] } }>(
    `{ __type(name: "DiscountApplicationType") { enumValues { name } } }`,
  );
  expect(__type.enumValues.map(({ name }) => name)).toEqual([
    "automatic",
    "code",
    "manual",
    "script",
  ]);
});

it("CRT-17 the cart reads the first 100 lines and 100 discounts, with thumbnails of 512 pixels", async () => {
  const browser = new ShopBrowser(api);
  const { variantId } = await createVariant();
  const { id } = await open(browser, variantId);
  await test.query(
    `insert into cart_line (id, cart_id, position, variant_id, quantity)
     select gen_random_uuid(), $1, i, $2, 1 from generate_series(1, 104) as i`,
    [id, variantId],
  );
  // A code has one discount; only without that rule a checkout has more of them than it shows.
  await test.query("drop index discount_code");
  await test.query(
    `insert into discount (business_id, code, title, kind, amount_minor)
     select 'pm', 'MANY', 'Discount ' || i, 'fixed', 100 + i from generate_series(1, 105) as i`,
  );
  await test.query("update cart set discount_code = 'MANY' where id = $1", [id]);
  const { checkout } = await browser.ask<{
    checkout: {
      lineItems: { variant: { image: { url: string } } }[];
      discountApplications: { code: string }[];
    };
  }>(readOperation("getCheckout"), { checkoutId: id });
  expect(checkout.lineItems).toHaveLength(100);
  expect(checkout.discountApplications).toHaveLength(100);
  expect(checkout.discountApplications.every(({ code }) => code === "MANY")).toBe(true);
  const urls = new Set(checkout.lineItems.map(({ variant }) => variant.image.url));
  expect([...urls]).toEqual(["/products/framed-50-states-512.webp"]);
});

it("names only files that exist, whatever the width of the picture", async () => {
  const browser = new ShopBrowser(api);
  const sold: ProductData[] = JSON.parse(readFileSync(CATALOG, "utf8"));
  const wide = sold.find(({ images }) => images.some(({ width }) => width === 2048));
  const small = sold.find(({ images }) => images.every(({ width }) => width === 1024));
  const urls = `images { ${WIDTHS.map((width) => `w${width}: url(width: ${width})`).join(" ")}
    url256 url1024 url2048 }`;
  const listPaths = async (handle: string) => {
    const { product } = await browser.ask<{ product: { images: Record<string, string>[] } }>(
      `{ product: storefrontGetProductByHandle(handle: "${handle}") { ${urls} } }`,
    );
    return product.images.flatMap((image) => Object.values(image));
  };
  for (const published of [wide, small]) {
    if (published === undefined) throw new Error("The catalog has no such product");
    const { handle } = await createProduct(test.backend, { ...published, collections: [] });
    const paths = await listPaths(handle);
    expect(paths.length).toBeGreaterThanOrEqual(7);
    for (const path of new Set(paths)) {
      expect({ path, status: (await api.inject(path)).statusCode }).toEqual({ path, status: 200 });
    }
  }
  const handle = `odd-${randomUUID()}`;
  const odd = { key: "odd", altText: "Odd", width: 1600, height: 900 };
  await createProduct(test.backend, { handle, images: [odd] });
  const [, , , largest] = await listPaths(handle);
  expect(largest).toBe("/products/odd-1024.webp");
});
