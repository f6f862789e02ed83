import type { RouteObject } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import * as home from "../../content/routes/home.tsx";
import {
  GetHelpPathsDocument,
  GetHomepageDocument,
  type GetHomepageQuery,
  GetMapPathsDocument,
  GetShopPathsDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN, SESSION } from "../../test/fake-graphql.ts";
import { openPage } from "../test/open-page.tsx";
import * as manifest from "./manifest.ts";
import * as redirect from "./redirect.ts";
import * as robotsFile from "./robots.ts";
import * as sitemap from "./sitemap.ts";

const routes = [
  { path: "/", loader: home.loader, Component: home.default },
  { path: "*", loader: redirect.loader, Component: () => null },
];
let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  api = new FakeGraphql();
});

it.each([
  ["/faq", "/help"],
  ["/diy-photos", "/help/print-at-home"],
  ["/mapmaker", "/create"],
  ["/sandbox", "/p/sandbox"],
  ["/insta", "/instagram"],
  ["/ig?from=card", "/instagram?from=card"],
])("NAV-01 redirects %s to %s permanently", async (from, to) => {
  expect(await openPage(routes, from)).toEqual({ status: 301, page: `to ${to}` });
});

it("NAV-02 redirects unknown paths to the home page", async () => {
  expect(await openPage(routes, "/no/such/place")).toEqual({ status: 302, page: "to /" });
});

const FILES = ["a", "b", "c", "d"].map((id) => ({
  id,
  name: `Map ${id}`,
  updatedAt: "2026-11-15T08:00:00.000Z",
  progress: { filled: 3, total: 50 },
  design: { regionTypePlural: "counties" },
}));
const price = (amount: string) => ({ amount, currencyCode: "USD" }) as const;
const PRODUCTS = [
  { handle: "oak-frame", title: "Oak frame", from: "189.00", to: "249.00" },
  { handle: "hanger-bars", title: "Hanger bars", from: "24.00", to: "24.00" },
].map(({ handle, title, from, to }) => ({
  id: handle,
  handle,
  title,
  priceRange: { minVariantPrice: price(from), maxVariantPrice: price(to) },
  images: [{ altText: "", width: 2048, height: 2048, url: `/${handle}.webp`, smallUrl: "/s.webp" }],
}));

const answerHomepage = (homepage: GetHomepageQuery["homepage"]) =>
  api.on(GetHomepageDocument, { homepage });

it("describes the brand and its search on the home page", async () => {
  answerHomepage({ files: [], popularProducts: [] });
  const { page } = await openPage(routes, "/");
  const found = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  expect([...found].map(([, json = ""]) => JSON.parse(json))).toMatchObject([
    { "@type": "Organization", name: "Photomap", logo: "https://photomap.example/icon-pm-512.png" },
    {
      "@type": "WebSite",
      url: "https://photomap.example/",
      potentialAction: {
        target: { urlTemplate: "https://photomap.example/shop?q={search_term_string}" },
      },
    },
  ]);
});

it("NAV-08 shows guests the popular products", async () => {
  answerHomepage({ files: [], popularProducts: PRODUCTS });
  const { page } = await openPage(routes, "/");
  expect(page).toContain("Start with the 50 States");
  expect(page).not.toContain("Pick up where you left off");
  expect(page).toContain('href="/product/oak-frame"');
  expect(page).toMatch(/From .*\$189\.00/);
  expect(page).toMatch(/>(?:<!-- -->)?\$24\.00</);
});

it("NAV-08 shows accounts their projects and the popular products", async () => {
  answerHomepage({ files: FILES, popularProducts: PRODUCTS });
  const { page } = await openPage(routes, "/", SESSION);
  expect(page).toContain("Pick up where you left off");
  for (const { id } of FILES) expect(page).toContain(`href="/p/${id}"`);
  expect(page).toContain('aria-valuetext="3 of 50 counties"');
  expect(page).toContain("Nov 15, 2026");
  expect(page).toContain('href="/product/hanger-bars"');
});

it("NAV-08 shows the home page without projects and products on failures", async () => {
  api.fail(GetHomepageDocument, SERVER_DOWN);
  const broken = await openPage(routes, "/", SESSION);
  expect(broken.status).toBe(200);
  expect(broken.page).toContain("Start with the 50 States");
  expect(broken.page).not.toContain("Made to be given");
});

it.each([
  ["pm", "Photomap", "photomap.example"],
  ["tbl", "The Big Loop", "thebigloop.example"],
])("serves manifest, robots.txt and sitemap of %s", async (id, name, host) => {
  const headers = { "x-business-id": id };
  const load = async (loader: RouteObject["loader"], path = "/"): Promise<Response> => {
    if (typeof loader !== "function") throw new Error("There is no loader");
    const request = new Request(`https://photomap.example${path}`, { headers });
    const result: unknown = await loader({ request, params: {}, context: {} } as never);
    if (!(result instanceof Response)) throw new Error("The loader returned no response");
    return result;
  };
  expect(await (await load(manifest.loader)).json()).toMatchObject({
    name,
    start_url: "/create",
    display: "standalone",
  });
  const robots = await (await load(robotsFile.loader)).text();
  expect(robots).toContain("Disallow: /account/");
  // Link previews of shared projects need the page, which is excluded from search by a header.
  expect(robots).not.toContain("/p/");
  expect(robots).toContain(`Sitemap: https://${host}/sitemap.xml`);
  const sitemaps = await (await load(sitemap.loader, "/sitemap.xml")).text();
  expect(sitemaps).toContain("<sitemapindex");
  const listed = [...sitemaps.matchAll(/<loc>https:\/\/([^<]+)<\/loc>/g)].map(([, url]) => url);
  const kinds = ["pages", "products", "maps", "help", "contact", "blog"];
  expect(listed).toEqual(kinds.map((kind) => `${host}/sitemap-${kind}.xml`));
  api.on(GetShopPathsDocument, {
    stickerTokens: { handle: "tokens" },
    storefrontCollections: [
      { handle: "world", products: [{ handle: "world-map" }] },
      { handle: "gifts", products: [{ handle: "world-map" }] },
    ],
  });
  const products = await (await load(sitemap.loader, "/sitemap-products.xml")).text();
  const paths = ["/shop", "/shop/world", "/shop/gifts", "/product/world-map", "/product/tokens"];
  const urls = paths.map((path) => `<url><loc>https://${host}${path}</loc></url>`);
  expect(products).toContain(`>\n${urls.join("\n")}\n<`);
  const target = (slug: string) => ({ target: { slug, updated: "2026-11-01" } });
  const items = [{ ...target("print"), children: [{ ...target("paper"), children: [] }] }];
  api.on(GetHelpPathsDocument, { navigationById: { items } });
  const help = await (await load(sitemap.loader, "/sitemap-help.xml")).text();
  expect(help).toContain("/help/print</loc><lastmod>2026-11-01</lastmod>");
  expect(help).toContain("/help/paper</loc>");
  api.fail(GetMapPathsDocument, SERVER_DOWN);
  expect((await load(sitemap.loader, "/sitemap-maps.xml")).status).toBe(503);
  expect((await load(sitemap.loader, "/sitemap-secrets.xml")).status).toBe(404);
});
