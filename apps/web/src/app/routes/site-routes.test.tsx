import type { RouteObject } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import {
  GetHelpPathsDocument,
  GetMapPathsDocument,
  GetShopPathsDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN } from "../../test/fake-graphql.ts";
import { openPage } from "../test/open-page.tsx";
import * as manifest from "./manifest.ts";
import * as redirect from "./redirect.ts";
import * as robotsFile from "./robots.ts";
import * as sitemap from "./sitemap.ts";

const routes = [{ path: "*", loader: redirect.loader, Component: () => null }];
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
  expect(await openPage(routes, "/no/such/place")).toEqual({ status: 302, page: "to /?unknown" });
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
