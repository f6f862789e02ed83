import { type RouteObject, useLoaderData } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Answer, FakeApi, fail, reply } from "../../app/test/fake-api.ts";
import { openPage } from "../../app/test/open-page.tsx";
import { GetProductPageDocument } from "../../platform/api/generated/graphql.ts";
import { parseOptions } from "../../project/store/loading/new-project-options.ts";
import {
  MAP_METAFIELDS,
  makePicture,
  makeProduct,
  makeTile,
  makeVariant,
} from "../product/test/product-page.ts";

const api = new FakeApi();
let routes: RouteObject[];

/** The data of the page in place of the page. */
function LoadedData() {
  return <template dangerouslySetInnerHTML={{ __html: JSON.stringify(useLoaderData()) }} />;
}

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [{ log }, shop, cart, collection, product, shopify, redirect] = await Promise.all([
    import("../../../server/log.server.ts"),
    import("../routes/index.tsx"),
    import("../routes/cart.tsx"),
    import("../routes/collection.tsx"),
    import("../routes/product.tsx"),
    import("../routes/shopify-redirect.ts"),
    import("../../app/routes/redirect.ts"),
  ]);
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  routes = [
    { path: "/shop", loader: shop.loader, Component: shop.default },
    { path: "/shop/cart", loader: redirect.loader },
    { path: "/cart", Component: cart.default },
    { path: "/shop/:handle", loader: collection.loader, Component: collection.default },
    { path: "/product/:handle", loader: product.loader, Component: product.default },
    { path: "/shopify-redirect/shop/products/:handle", loader: shopify.loader },
    { path: "/data/:handle", loader: product.loader, Component: LoadedData },
    { path: "*", loader: redirect.loader },
  ];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});

/** The variables of every operation, in order. */
let sent: unknown[] = [];
/** Errors that reached the error tracker. */
let reports: unknown[] = [];

/** Answers the operations in their order, and all later ones like the last. */
function answer(...results: readonly Record<string, unknown>[]): void {
  answerBy(...results.map(reply));
}

function answerBy(...answers: readonly Answer[]): void {
  sent = [];
  reports = [];
  api.answer = (response, body) => {
    const parsed = JSON.parse(body);
    if (parsed.documentId === undefined) {
      reports.push(parsed);
      response.end();
      return;
    }
    const next = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(parsed.variables);
    next?.(response, body);
  };
}

const COLLECTION = { id: "c", handle: "50-states-photo-maps", title: "50 States", description: "" };

it("shows the collections of the shop with their first products", async () => {
  const empty = { ...COLLECTION, id: "e", handle: "empty", title: "Empty", products: [] };
  const options = [
    { name: "Finish", values: ["Brass", "Nickel"] },
    { name: "Size", values: ["S", "M", "L"] },
    { name: "Mat", values: ["White"] },
  ];
  answer({ storefrontCollections: [{ ...COLLECTION, products: [makeTile({ options })] }, empty] });
  const { page } = await openPage(routes, "/shop");
  expect(page).toContain('<h2 id="50-states-photo-maps">50 States</h2>');
  expect(page).toContain('href="/shop/50-states-photo-maps"');
  expect(page).toContain('href="/product/world-map"');
  expect(page).toContain("From $89.00");
  expect(page).toContain("2 finishes, 3 sizes<");
  expect(page).not.toContain("Empty");
});

it("shows the products that match a search, and a way on when none does", async () => {
  answer({ storefrontProductSearch: [makeTile({ title: "Michigan" })] });
  const { page } = await openPage(routes, "/shop?q=%20michgan");
  expect(sent).toEqual([{ query: "michgan" }]);
  expect(page).toContain("1 product");
  expect(page).toContain("Michigan");
  answer({ storefrontProductSearch: [] });
  const nothing = await openPage(routes, "/shop?q=zebra");
  expect(nothing.page).toContain("Nothing matches your search");
});

it("sorts a collection in the order of the address, and as it is by default", async () => {
  answer({
    storefrontGetBrowseCollections: {
      ...COLLECTION,
      products: [makeTile(), makeTile({ id: "2" })],
    },
  });
  const { page } = await openPage(routes, "/shop/50-states-photo-maps?sort=price-reverse");
  await openPage(routes, "/shop/50-states-photo-maps?sort=unknown");
  const handle = "50-states-photo-maps";
  expect(sent).toEqual([
    { handle, sortKey: "PRICE", reverse: true },
    { handle, sortKey: "MANUAL", reverse: false },
  ]);
  expect(page).toContain('value="price-reverse" selected=""');
});

it("SHP-01 has the shop and collections, leads to the cart and to products, else to the home page", async () => {
  answer({ storefrontCollections: [] });
  expect((await openPage(routes, "/shop")).page).toContain("<em>for the wall.</em>");
  answer({ storefrontGetBrowseCollections: { ...COLLECTION, products: [] } });
  const collection = await openPage(routes, "/shop/50-states-photo-maps");
  expect(collection.page).toContain("<h1>50 States</h1>");
  expect(await openPage(routes, "/shop/cart")).toEqual({ status: 301, page: "to /cart" });
  expect((await openPage(routes, "/cart")).page).toContain("<title>Your cart");
  answer({ storefrontGetBrowseCollections: null }, { product: { handle: "hanger-bars" } });
  expect(await openPage(routes, "/shop/hanger-bars")).toEqual({
    status: 302,
    page: "to /product/hanger-bars",
  });
  answer({ storefrontGetBrowseCollections: null }, { product: null });
  expect(await openPage(routes, "/shop/nothing")).toEqual({ status: 302, page: "to /" });
  expect(await openPage(routes, "/shop/nothing/here")).toEqual({ status: 302, page: "to /" });
});

it.each([
  ["/product/world-map-light?Size=S", "/product/world-map?Size=S"],
  ["/product/world-map-dark", "/product/world-map"],
  ["/shopify-redirect/shop/products/world-map?utm=x", "/product/world-map?utm=x"],
])("SHP-04 redirects %s to %s", async (from, to) => {
  expect(await openPage(routes, from)).toEqual({ status: 301, page: `to ${to}` });
});

it("SHP-10 answers 404 for an unknown product, with a link to the shop", async () => {
  answer({ product: null, stickerTokens: null });
  const { status, page } = await openPage(routes, "/product/nothing");
  expect(status).toBe(404);
  expect(page).toContain("Could not find product.");
  expect(page).toMatch(/href="\/shop"[^>]*>Browse Our Products</);
});

it("SHP-05 shows 30 images in three widths, and 100 variants", async () => {
  const images = Array.from({ length: 30 }, (_, i) => makePicture(`p${i}`));
  const sizes = Array.from({ length: 100 }, (_, i) => `${i + 1} in`);
  const product = makeProduct({
    images,
    options: [{ name: "Size", values: sizes }],
    variants: sizes.map((size) => ({
      ...makeVariant("Oak", size),
      selectedOptions: [{ name: "Size", value: size }],
    })),
  });
  answer({ product, stickerTokens: null }, { recommendations: [], design: null });
  const { page } = await openPage(routes, "/product/frame");
  const limits = GetProductPageDocument.toString().matchAll(/(images|variants)\(first: (\d+)\)/g);
  expect([...limits].map(([, field, first]) => `${field} ${first}`)).toEqual([
    "variants 100",
    "images 30",
    "variants 100",
  ]);
  expect(page).not.toContain("data-unavailable");
  expect(page).toContain(
    'srcSet="/products/p0-256.webp 256w, /products/p0-1024.webp 1024w, /products/p0-2048.webp 2048w"',
  );
  for (const { url256 } of images) expect(page).toContain(`src="${url256}"`);
  expect([...page.matchAll(/value="\d+ in"/g)]).toHaveLength(100);
});

it("SHP-15 starts maps and shows the demo map as the metafields say, and reports an unknown type", async () => {
  const metafields = {
    ...MAP_METAFIELDS,
    productType: null,
    demoMapId: "50-states-24x16",
    outputType: "VINYL_WALL_MAP",
    outputScale: 0.5,
    defaultInputs: { DC: { enabled: false } },
  };
  const design = { id: "50-states-24x16", regionCount: 50, thumbnailUrl: "/designs/demo.webp" };
  const product = makeProduct({ metafields });
  answer({ product, stickerTokens: null }, { recommendations: [], design });
  const { page } = await openPage(routes, "/data/frame");
  const { startPath, demoPictureUrl, regionCount } = JSON.parse(
    page.replace(/^<template>|<\/template>$/g, ""),
  );
  expect(sent).toEqual([
    { handle: "frame" },
    { productId: "product", designId: "50-states-24x16" },
  ]);
  expect({ demoPictureUrl, regionCount }).toEqual({
    demoPictureUrl: "/designs/demo.webp",
    regionCount: 50,
  });
  const { pathname, searchParams } = new URL(startPath, "https://photomap.example");
  expect(pathname).toBe("/p/new/50-states-36x24");
  expect(parseOptions(searchParams.get("ies"))).toEqual({
    outputType: "VINYL_WALL_MAP",
    outputScale: 0.5,
    inputs: { DC: { enabled: false } },
  });
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports).toEqual([
    expect.objectContaining({
      source: "web",
      name: "Error",
      message: "The type of the product frame is unknown",
      action: "The product type is unknown",
    }),
  ]);
});

it("describes the product for search engines, without a way out of the data", async () => {
  const product = makeProduct({ title: "Frame </script><b>" });
  answer({ product, stickerTokens: null }, { recommendations: [], design: null });
  const { page } = await openPage(routes, "/product/frame");
  const [described, breadcrumbs] = [
    ...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map(([, json = ""]): unknown => JSON.parse(json));
  expect(described).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Frame </script><b>",
    offers: { lowPrice: "89.00", highPrice: "189.00", priceCurrency: "USD", offerCount: 4 },
  });
  expect(breadcrumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, name: "Shop", item: "https://photomap.example/shop" },
      { position: 2, name: "Frame </script><b>", item: "https://photomap.example/product/frame" },
    ],
  });
  expect(page).toContain('<link rel="canonical" href="https://photomap.example/product/frame"/>');
});

it("shows the product without recommendations when they fail", async () => {
  answerBy(reply({ product: makeProduct(), stickerTokens: null }), fail(500, "down"));
  const { status, page } = await openPage(routes, "/product/frame");
  expect(status).toBe(200);
  expect(page).toContain("Empty Frame");
});
