import { createProduct, makeVariant, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../test/api-settings.ts";
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

async function send(query: string, businessId = "pm") {
  const headers = { ...OURS, "x-business-id": businessId };
  const payload = { query };
  return (await api.inject({ method: "POST", url: "/graphql", headers, payload })).json();
}

async function ask(query: string, businessId = "pm") {
  const { data, errors } = await send(query, businessId);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

const image = (key: string) => ({ key, altText: `Picture ${key}`, width: 2048, height: 1536 });
const handlesOf = (products: { handle: string }[]) => products.map(({ handle }) => handle);

/** More than a product page and a tile show. */
const LARGE = {
  images: Array.from({ length: 32 }, (_, i) => image(`large-${i}`)),
  variants: Array.from({ length: 102 }, (_, i) =>
    makeVariant({ title: `Frame ${i}`, imageIndex: i % 32 }),
  ),
};

describe("a product", () => {
  it("has its texts, prices, options, images, variants and metafields", async () => {
    await createProduct(test.backend, {
      handle: "framed-map",
      title: "Framed Map",
      descriptionHtml: "<p>Oak or walnut.</p>",
      tags: ["usa", "framed"],
      options: [{ name: "Frame", values: ["Oak", "Walnut"] }],
      images: [image("oak"), { ...image("walnut"), width: 1024 }],
      variants: [
        makeVariant({ sku: "FM-OAK", title: "Oak", priceMinor: 9905, stock: 3 }),
        makeVariant({ sku: "FM-WALNUT", title: "Walnut", priceMinor: 12_000, imageIndex: 1 }),
      ],
      metafields: {
        productType: "photo-map",
        personalizationType: "map",
        designIds: ["50-states-36x24"],
        blueprintId: "50-states-36x24",
        freeStickerTokens: 5,
        outputScale: 0.5,
        sizes: { Oak: [38, 26] },
      },
    });
    const { product } = await ask(`{ product: storefrontGetProductByHandle(handle: "framed-map") {
      id handle title descriptionHtml tags availableForSale options { name values }
      priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount } }
      images { altText width height url small: url(width: 256) url1024 large: url(width: 2048) }
      variants { id sku title price { amount currencyCode } availableForSale quantityAvailable
        image { url256 } selectedOptions { name value } requiresShipping }
      metafields { productType personalizationType hideQuantity freeStickerTokens designIds
        blueprintId outputScale background sizes }
    } }`);
    expect(product).toEqual({
      id: expect.any(String),
      handle: "framed-map",
      title: "Framed Map",
      descriptionHtml: "<p>Oak or walnut.</p>",
      tags: ["usa", "framed"],
      availableForSale: true,
      options: [{ name: "Frame", values: ["Oak", "Walnut"] }],
      priceRange: {
        minVariantPrice: { amount: "99.05", currencyCode: "USD" },
        maxVariantPrice: { amount: "120.00" },
      },
      images: [
        {
          altText: "Picture oak",
          width: 2048,
          height: 1536,
          url: "/products/oak-1024.webp",
          small: "/products/oak-256.webp",
          url1024: "/products/oak-1024.webp",
          large: "/products/oak-2048.webp",
        },
        expect.objectContaining({ large: "/products/walnut-1024.webp" }),
      ],
      variants: [
        {
          id: expect.any(String),
          sku: "FM-OAK",
          title: "Oak",
          price: { amount: "99.05", currencyCode: "USD" },
          availableForSale: true,
          quantityAvailable: 3,
          image: { url256: "/products/oak-256.webp" },
          selectedOptions: [{ name: "Frame", value: "Oak" }],
          requiresShipping: true,
        },
        expect.objectContaining({
          sku: "FM-WALNUT",
          quantityAvailable: null,
          image: { url256: "/products/walnut-256.webp" },
        }),
      ],
      metafields: {
        productType: "photo-map",
        personalizationType: "map",
        hideQuantity: false,
        freeStickerTokens: 5,
        designIds: ["50-states-36x24"],
        blueprintId: "50-states-36x24",
        outputScale: 0.5,
        background: null,
        sizes: { Oak: [38, 26] },
      },
    });
  });

  it("has at most 30 images, of three widths, and 100 variants, whatever is requested", async () => {
    await createProduct(test.backend, { handle: "large", ...LARGE });
    const { product } = await ask(`{ product: storefrontGetProductByHandle(handle: "large") {
      images(first: 500) { url256 url1024 url2048 }
      variants(first: 500) { sku image { url256 } }
      few: variants(first: 2) { sku }
      none: images(first: -1) { url }
    } }`);
    expect(product.images).toHaveLength(30);
    expect(product.images[29]).toEqual({
      url256: "/products/large-29-256.webp",
      url1024: "/products/large-29-1024.webp",
      url2048: "/products/large-29-2048.webp",
    });
    const skus = LARGE.variants.map(({ sku }) => sku);
    expect(product.variants.map(({ sku }: { sku: string }) => sku)).toEqual(skus.slice(0, 100));
    expect(product.variants[29].image).toEqual({ url256: "/products/large-29-256.webp" });
    expect(product.few).toHaveLength(2);
    expect(product.none).toEqual([]);
    const { errors } = await send(
      `{ storefrontGetProductByHandle(handle: "large") { images { url(width: 300) } } }`,
    );
    expect(errors[0].message).toBe("The width is one of 256, 512, 1024, 2048");
  });

  it("is null when it is unknown, of the other brand or not active", async () => {
    await createProduct(test.backend, { handle: "loop", businessId: "tbl" });
    await createProduct(test.backend, { handle: "gone" });
    await test.query("update product set is_active = false where handle = 'gone'");
    const find = async (handle: string, businessId?: string) => {
      const query = `{ storefrontGetProductByHandle(handle: "${handle}") { handle } }`;
      return (await ask(query, businessId)).storefrontGetProductByHandle;
    };
    expect(await find("loop", "tbl")).toEqual({ handle: "loop" });
    expect(await find("loop")).toBeNull();
    expect(await find("gone")).toBeNull();
    expect(await find("nothing")).toBeNull();
  });
});

describe("lists of products", () => {
  it("SHP-02 browses each collection by 50 and the home page by 10 products", async () => {
    const collections = [
      "50-states-maps",
      "world-maps",
      "continental-maps",
      "usa-state-county-maps",
      "parts-and-accessories",
      "homepage",
    ];
    await Promise.all(
      Array.from({ length: 51 }, (_, i) =>
        createProduct(test.backend, { handle: `listed-${i}`, position: i, collections }),
      ),
    );
    for (const handle of collections) {
      const { storefrontGetBrowseCollections: collection } = await ask(
        `{ storefrontGetBrowseCollections(handle: "${handle}") {
          handle title products(first: 99) { handle } } }`,
      );
      expect(collection.handle).toBe(handle);
      expect(collection.products).toHaveLength(50);
      expect(handlesOf(collection.products).slice(0, 2)).toEqual(["listed-0", "listed-1"]);
    }
    const { homepage, storefrontCollections } = await ask(`{
      homepage { popularProducts { handle } }
      storefrontCollections { handle products(first: 3) { handle } none: products(first: -1) { handle } }
    }`);
    expect(handlesOf(homepage.popularProducts)).toEqual(
      Array.from({ length: 10 }, (_, i) => `listed-${i}`),
    );
    expect(handlesOf(storefrontCollections)).toEqual(collections.slice(0, 5));
    for (const { products } of storefrontCollections) {
      expect(handlesOf(products)).toEqual(["listed-0", "listed-1", "listed-2"]);
    }
    expect(
      await ask(`{ storefrontGetBrowseCollections(handle: "no-collection") { handle } }`),
    ).toEqual({ storefrontGetBrowseCollections: null });
  });

  it("sorts a collection by the key, also reversed", async () => {
    for (const [handle, priceMinor] of [
      ["cheap", 100],
      ["dear", 90_000],
      ["middle", 5000],
    ] as const) {
      const variants = [makeVariant({ priceMinor })];
      await createProduct(test.backend, { handle, variants, collections: ["sorted"] });
    }
    const list = async (args: string) => {
      const { collection } = await ask(`{
        collection: storefrontGetBrowseCollections(handle: "sorted", ${args}) {
          products { handle } } }`);
      return handlesOf(collection.products);
    };
    expect(await list("sortKey: PRICE")).toEqual(["cheap", "middle", "dear"]);
    expect(await list("sortKey: PRICE, reverse: true")).toEqual(["dear", "middle", "cheap"]);
    expect(await list("sortKey: NEWEST")).toEqual(["middle", "dear", "cheap"]);
  });

  it("SHP-03 finds the first 50, with 32 variants and one image each, and recommends by product", async () => {
    const subject = await createProduct(test.backend, {
      handle: "corkboard",
      title: "Corkboard of Kansas",
      collections: ["corkboards"],
      ...LARGE,
      variants: LARGE.variants.map((variant) => ({ ...variant, sku: `CORK-${variant.sku}` })),
    });
    await Promise.all(
      Array.from({ length: 51 }, (_, i) =>
        createProduct(test.backend, { title: `Corkboard ${i}`, collections: ["corkboards"] }),
      ),
    );
    const { found } = await ask(`{ found: storefrontProductSearch(query: "korkboard kansas") {
      handle images { url256 } variants { sku image { url256 } } } }`);
    expect(handlesOf(found)).toEqual(["corkboard"]);
    expect(found[0].images).toEqual([{ url256: "/products/large-0-256.webp" }]);
    expect(found[0].variants).toHaveLength(32);
    expect(found[0].variants[7].image).toEqual({ url256: "/products/large-7-256.webp" });
    const { all } = await ask(`{ all: storefrontProductSearch(query: "corkbord") { id } }`);
    expect(all).toHaveLength(50);
    const { recommended } = await ask(`{
      recommended: storefrontProductRecommendations(productId: "${subject.id}") {
        handle title images { url256 } variants { sku } } }`);
    expect(recommended).toHaveLength(10);
    for (const { handle, title } of recommended) {
      expect(handle).not.toBe("corkboard");
      expect(title).toMatch(/^Corkboard \d+$/);
    }
    expect(await ask(`{ storefrontProductRecommendations(productId: "x") { id } }`)).toEqual({
      storefrontProductRecommendations: [],
    });
  });

  it("are refused to a network that searches too often", async () => {
    const networks = { ip: "127.0.0.1" };
    await Promise.all(
      Array.from({ length: 240 }, () => test.backend.products.search("pm", "giraffe", networks)),
    );
    const { errors } = await send(`{ storefrontProductSearch(query: "map") { id } }`);
    expect(errors).toMatchObject([{ extensions: { code: "TOO_MANY_ATTEMPTS" } }]);
  });
});
