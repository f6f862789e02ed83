import { readFileSync } from "node:fs";
import type { CollectionData, ProductData } from "@photomap/server";
import {
  createProduct,
  createStickerProduct,
  makeVariant,
  openTestBackend,
  type TestBackend,
} from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

const CATALOG = new URL("../../../../../catalog/generated/products/", import.meta.url);

function readCatalog<Data>(name: string): Data[] {
  return JSON.parse(readFileSync(new URL(`${name}.json`, CATALOG), "utf8"));
}

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

async function send(query: string, brand = "pm") {
  const headers = { ...OURS, "x-business-id": brand };
  const payload = { query };
  return (await api.inject({ method: "POST", url: "/graphql", headers, payload })).json();
}

async function ask(query: string, brand = "pm") {
  const { data, errors } = await send(query, brand);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

const image = (key: string) => ({ key, altText: `Picture ${key}`, width: 2048, height: 1536 });
const handlesOf = (products: { handle: string }[]) => products.map(({ handle }) => handle);

/** Counts larger than what a product page and a tile show. */
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

  it("SHP-05 has at most 30 images, of three widths, and 100 variants, whatever is requested", async () => {
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
    expect(errors[0].message).toBe("The width must be one of 256, 512, 1024, 2048");
  });

  it("is null when it is unknown, of the other brand or not active", async () => {
    await createProduct(test.backend, { handle: "loop", businessId: "tbl" });
    await createProduct(test.backend, { handle: "gone" });
    await test.query("update product set is_active = false where handle = 'gone'");
    const find = async (handle: string, brand?: string) => {
      const query = `{ storefrontGetProductByHandle(handle: "${handle}") { handle } }`;
      return (await ask(query, brand)).storefrontGetProductByHandle;
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
      "50-states-photo-maps",
      "world-photo-maps",
      "continental-photo-maps",
      "usa-state-county-photo-maps",
      "parts-and-accessories",
      "homepage",
    ];
    // The shop that is published has products in each of them, in both brands.
    for (const brand of ["pm", "tbl"]) {
      const sold = new Set(
        readCatalog<ProductData>(brand).flatMap((product) => product.collections),
      );
      const described = readCatalog<CollectionData>("collections")
        .filter(({ businessId }) => businessId === brand)
        .map(({ handle }) => handle);
      expect(described).toEqual(expect.arrayContaining(collections));
      expect([...sold]).toEqual(expect.arrayContaining(collections));
    }
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
        createProduct(test.backend, {
          title: `Corkboard ${i}`,
          collections: ["corkboards"],
          ...(i === 0 && {
            ...LARGE,
            variants: LARGE.variants.map((variant) => ({
              ...variant,
              sku: `FIRST-${variant.sku}`,
            })),
          }),
        }),
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
    const [first] = recommended;
    expect(first).toMatchObject({ title: "Corkboard 0", images: [found[0].images[0]] });
    expect(first.variants).toHaveLength(32);
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

describe("stickers", () => {
  const QUERY = `{ getStickerProducts {
    outputType tokenRedemptionVariantId variants { id name price { amount } tokens sizeClass }
    product {
      id title descriptionHtml handle tags priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
      options { name values } images { altText } variants {
        id sku title price { amount } availableForSale image { altText }
        selectedOptions { name value }
        sticker { sizeClass outputType tokens tokenRedemptionVariant }
      }
    }
  } }`;

  it("ENT-11 are a product with the metafields of its variants, and a set of each output type", async () => {
    const outputType = "VEHICLE_MAP";
    const { id, variants } = await createStickerProduct(test.backend, { outputType });
    await createStickerProduct(test.backend, { outputType, brand: "tbl" });
    const [set, ...others] = (await ask(QUERY)).getStickerProducts;
    const redemption = variants.find(({ sku }) => sku === "pm.sticker.VEHICLE_MAP.TOKENS");
    expect(others).toEqual([]);
    const rows = [
      ["SMALL", "1.25", 0.5],
      ["MEDIUM", "2.50", 1],
      ["LARGE", "4.50", 2],
    ] as const;
    expect(set).toMatchObject({
      outputType,
      tokenRedemptionVariantId: redemption?.id,
      variants: rows.map(([sizeClass, amount, tokens], i) => ({
        id: variants[i]?.id,
        name: sizeClass,
        price: { amount },
        tokens,
        sizeClass,
      })),
    });
    const names = [...rows.map(([name]) => name), "TOKENS"];
    expect(set.product).toEqual({
      id,
      title: "Stickers",
      descriptionHtml: "<p>A map for your photos.</p>",
      handle: "stickers-vehicle-map",
      tags: [],
      priceRange: { minVariantPrice: { amount: "0.00" }, maxVariantPrice: { amount: "4.50" } },
      options: [{ name: "Frame", values: names }],
      images: [{ altText: "A framed map" }],
      variants: names.map((name, i) => {
        const [sizeClass, amount = "0.00", tokens = null] = rows[i] ?? [];
        return {
          id: variants[i]?.id,
          sku: `pm.sticker.VEHICLE_MAP.${name}`,
          title: name,
          price: { amount },
          availableForSale: true,
          image: { altText: "A framed map" },
          selectedOptions: [{ name: "Frame", value: name }],
          sticker: {
            sizeClass: sizeClass ?? null,
            outputType,
            tokens,
            tokenRedemptionVariant: tokens === null ? null : "pm.sticker.VEHICLE_MAP.TOKENS",
          },
        };
      }),
    });
  });

  it("STK-11 are the first 10 of their collection by price, with 20 variants each", async () => {
    const sticker = { outputType: "VEHICLE_MAP" } as const;
    for (let i = 0; i < 11; i += 1) {
      const variants = Array.from({ length: 21 }, (_, n) =>
        makeVariant({ title: `${n}`, priceMinor: 9900 - 100 * i + n, sticker }),
      );
      const facts = { collections: ["sticker-products"], businessId: "tbl", variants } as const;
      await createProduct(test.backend, { ...facts, handle: `dear-${i}` });
    }
    const { getStickerProducts: listed } = await ask(QUERY, "tbl");
    const prices = listed.map(
      ({ product }: { product: { priceRange: { minVariantPrice: { amount: string } } } }) =>
        Number(product.priceRange.minVariantPrice.amount),
    );
    expect(prices).toEqual([0, 89, 90, 91, 92, 93, 94, 95, 96, 97]);
    expect(listed[1].product.variants).toHaveLength(20);
  });

  it("have no page and are in no list", async () => {
    const { variants } = await createStickerProduct(test.backend, { outputType: "VINYL_WALL_MAP" });
    const answer = await ask(`{
      page: storefrontGetProductByHandle(handle: "stickers-vinyl-wall-map") { id }
      collection: storefrontGetBrowseCollections(handle: "sticker-products") { id }
      collections: storefrontCollections { handle products { handle } }
    }`);
    expect(answer).toMatchObject({ page: null, collection: null });
    const found = await test.backend.products.search("pm", "stickers", { ip: "stickers" });
    expect(JSON.stringify(found)).not.toContain("stickers-");
    expect(JSON.stringify(answer.collections)).not.toContain("sticker");
    expect(variants).toHaveLength(4);
  });
});
