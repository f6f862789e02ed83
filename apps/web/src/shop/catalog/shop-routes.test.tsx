import { useLoaderData } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import * as redirect from "../../app/routes/redirect.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetCollectionDocument,
  GetProductPageDocument,
  type GetProductPageQuery,
  GetProductSurroundingsDocument,
  type GetProductSurroundingsQuery,
  GetShopDocument,
  SearchProductsDocument,
} from "../../platform/api/generated/graphql.ts";
import { parseOptions } from "../../project/store/loading/new-project-options.ts";
import { FakeGraphql, SERVER_DOWN } from "../../test/fake-graphql.ts";
import {
  MAP_METAFIELDS,
  makePicture,
  makeProduct,
  makeTile,
  makeVariant,
} from "../product/test/product-page.ts";
import * as cart from "../routes/cart.tsx";
import * as collectionRoute from "../routes/collection.tsx";
import * as shop from "../routes/index.tsx";
import * as productRoute from "../routes/product.tsx";
import * as shopify from "../routes/shopify-redirect.ts";

/** Renders the data of a page instead of the page. */
function LoadedData() {
  return <template dangerouslySetInnerHTML={{ __html: JSON.stringify(useLoaderData()) }} />;
}

const routes = [
  { path: "/shop", loader: shop.loader, Component: shop.default },
  { path: "/shop/cart", loader: redirect.loader },
  { path: "/cart", Component: cart.default },
  { path: "/shop/:handle", loader: collectionRoute.loader, Component: collectionRoute.default },
  { path: "/product/:handle", loader: productRoute.loader, Component: productRoute.default },
  { path: "/shopify-redirect/shop/products/:handle", loader: shopify.loader },
  { path: "/data/:handle", loader: productRoute.loader, Component: LoadedData },
  { path: "*", loader: redirect.loader },
];
let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  api = new FakeGraphql();
});

function answerProduct(
  product: GetProductPageQuery["product"],
  design: GetProductSurroundingsQuery["design"] = null,
): void {
  api.on(GetProductPageDocument, {
    product,
    stickerTokens: null,
    freeShipping: { from: { amount: "75.00", currencyCode: "USD" } },
  });
  api.on(GetProductSurroundingsDocument, { recommendations: [], collection: null, design });
}

const COLLECTION = { id: "c", handle: "50-states-photo-maps", title: "50 States", description: "" };

it("shows the collections of the shop with their first products", async () => {
  const empty = { ...COLLECTION, id: "e", handle: "empty", title: "Empty", products: [] };
  const options = [
    { name: "Finish", values: ["Brass", "Nickel"] },
    { name: "Size", values: ["S", "M", "L"] },
    { name: "Mat", values: ["White"] },
  ];
  const filled = { ...COLLECTION, products: [makeTile({ options })] };
  api.on(GetShopDocument, { storefrontCollections: [filled, empty] });
  const { page } = await openPage(routes, "/shop");
  expect(page).toContain('<h2 id="50-states-photo-maps">50 States</h2>');
  expect(page).toContain('href="/shop/50-states-photo-maps"');
  expect(page).toContain('href="/product/world-map"');
  expect(page).toContain("From $89.00");
  expect(page).toContain("2 finishes, 3 sizes<");
  expect(page).not.toContain("Empty");
});

it("shows the products that match a search, and a way on when none does", async () => {
  api.on(SearchProductsDocument, {
    storefrontProductSearch: [makeTile({ title: "Michigan" })],
  });
  const { page } = await openPage(routes, "/shop?q=%20michgan");
  expect(api.sent).toEqual([{ query: "michgan" }]);
  expect(page).toContain("1 product");
  expect(page).toContain("Michigan");
  api.on(SearchProductsDocument, { storefrontProductSearch: [] });
  const nothing = await openPage(routes, "/shop?q=zebra");
  expect(nothing.page).toContain("Nothing matches your search");
});

it("sorts a collection in the order of the address, and as it is by default", async () => {
  const products = [makeTile(), makeTile({ id: "2" })];
  api.on(GetCollectionDocument, { storefrontGetBrowseCollections: { ...COLLECTION, products } });
  const { page } = await openPage(routes, "/shop/50-states-photo-maps?sort=price-reverse");
  await openPage(routes, "/shop/50-states-photo-maps?sort=unknown");
  const handle = "50-states-photo-maps";
  expect(api.sent).toEqual([
    { handle, sortKey: "PRICE", reverse: true },
    { handle, sortKey: "MANUAL", reverse: false },
  ]);
  expect(page).toContain('value="price-reverse" selected=""');
});

it("SHP-01 has the shop and collections, leads to the cart and to products, else to the home page", async () => {
  api.on(GetShopDocument, { storefrontCollections: [] });
  expect((await openPage(routes, "/shop")).page).toContain("<em>for the wall.</em>");
  const empty = { ...COLLECTION, products: [] };
  api.on(GetCollectionDocument, { storefrontGetBrowseCollections: empty });
  const collection = await openPage(routes, "/shop/50-states-photo-maps");
  expect(collection.page).toContain("<h1>50 States</h1>");
  expect(await openPage(routes, "/shop/cart")).toEqual({ status: 301, page: "to /cart" });
  expect((await openPage(routes, "/cart")).page).toContain("<title>Your cart");
  api.on(GetCollectionDocument, { storefrontGetBrowseCollections: null });
  answerProduct(makeProduct({ handle: "hanger-bars" }));
  expect(await openPage(routes, "/shop/hanger-bars")).toEqual({
    status: 302,
    page: "to /product/hanger-bars",
  });
  answerProduct(null);
  expect(await openPage(routes, "/shop/nothing")).toEqual({ status: 302, page: "to /?unknown" });
  expect(await openPage(routes, "/shop/nothing/here")).toEqual({
    status: 302,
    page: "to /?unknown",
  });
});

it.each([
  ["/product/world-map-light?Size=S", "/product/world-map?Size=S"],
  ["/product/world-map-dark", "/product/world-map"],
  ["/shopify-redirect/shop/products/world-map?utm=x", "/product/world-map?utm=x"],
])("SHP-04 redirects %s to %s", async (from, to) => {
  expect(await openPage(routes, from)).toEqual({ status: 301, page: `to ${to}` });
});

it("SHP-10 answers 404 for an unknown product, with a link to the shop", async () => {
  answerProduct(null);
  const { status, page } = await openPage(routes, "/product/nothing");
  expect(status).toBe(404);
  expect(page).toContain(">Could not find product.</p>");
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
  answerProduct(product);
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
    background: "sienna",
    outputType: "VINYL_WALL_MAP",
    outputScale: 0.5,
    defaultInputs: { DC: { enabled: false } },
  };
  const design = { id: "50-states-24x16", regionCount: 50, thumbnailUrl: "/designs/demo.webp" };
  const product = makeProduct({ metafields });
  answerProduct(product, design);
  const { page } = await openPage(routes, "/data/frame");
  const { startPath, demoPictureUrl, regionCount } = JSON.parse(
    page.replace(/^<template>|<\/template>$/g, ""),
  );
  expect(api.sent).toEqual([
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
    backgroundId: "sienna",
    outputType: "VINYL_WALL_MAP",
    outputScale: 0.5,
    inputs: { DC: { enabled: false } },
  });
  await expect.poll(() => api.reports).toHaveLength(1);
  expect(api.reports).toEqual([
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
  answerProduct(product);
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
  answerProduct(makeProduct());
  api.fail(GetProductSurroundingsDocument, SERVER_DOWN);
  const { status, page } = await openPage(routes, "/product/frame");
  expect(status).toBe(200);
  expect(page).toContain("Empty Frame");
});
