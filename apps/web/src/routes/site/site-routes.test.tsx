import type { RouteObject } from "react-router";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FakeApi, fail, reply } from "../test/fake-api.ts";
import { openPage } from "../test/open-page.tsx";

const api = new FakeApi();
let routes: RouteObject[];
let loaders: Record<"manifest" | "robots" | "sitemap", RouteObject["loader"]>;

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  const [home, soon, faq, redirect, manifest, robots, sitemap] = await Promise.all([
    import("./home.tsx"),
    import("./coming-soon.tsx"),
    import("./token-faq.tsx"),
    import("./redirect.ts"),
    import("./manifest.ts"),
    import("./robots.ts"),
    import("./sitemap.ts"),
  ]);
  loaders = { manifest: manifest.loader, robots: robots.loader, sitemap: sitemap.loader };
  routes = [
    { path: "/", loader: home.loader, Component: home.default },
    { path: "/help/sticker-tokens", Component: faq.default },
    { path: "/help/*", loader: soon.loader, Component: soon.default },
    { path: "*", loader: redirect.loader, Component: () => null },
  ];
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
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

it("shows a placeholder for pages that are not implemented", async () => {
  const { page } = await openPage(routes, "/help/frames");
  expect(page).toContain("Our help pages are being written");
});

it("TOK-08 answers questions about tokens, also at the old address", async () => {
  const old = await openPage(routes, "/sticker-tokens-faq");
  expect(old).toEqual({ status: 301, page: "to /help/sticker-tokens" });
  const { page } = await openPage(routes, "/help/sticker-tokens");
  expect(page).toContain("<h1>Sticker Token FAQ</h1>");
  expect(page).toContain("What is a sticker token?");
  for (const cost of ["small sticker costs half a token", "medium sticker costs 1 token"]) {
    expect(page).toContain(cost);
  }
  expect(page).toContain("large sticker costs 2 tokens");
  expect(page).toContain('href="/redeem"');
  expect(page).toContain('href="/product/sticker-tokens"');
  expect(page).not.toContain("being written");
});

const ACCOUNT = { cookie: "__Host-photomap-session=x" };
const FILES = ["a", "b", "c", "d", "e"].map((id) => ({
  id,
  name: `Map ${id}`,
  updatedAt: "2026-11-15T08:00:00.000Z",
  progress: { filled: 3, total: 50 },
  design: { regionTypePlural: "states" },
}));
const price = (amount: string) => ({ amount, currencyCode: "USD" });
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

it("NAV-08 shows guests the popular products", async () => {
  api.answer = reply({ homepage: { popularProducts: PRODUCTS } });
  const { page } = await openPage(routes, "/");
  expect(page).toContain("Start with the 50 States");
  expect(page).not.toContain("Pick up where you left off");
  expect(page).toContain('href="/product/oak-frame"');
  expect(page).toMatch(/From .*\$189\.00/);
  expect(page).toMatch(/>(?:<!-- -->)?\$24\.00</);
});

it("NAV-08 shows accounts their latest four projects and the popular products", async () => {
  api.answer = reply({ files: FILES, homepage: { popularProducts: PRODUCTS } });
  const { page } = await openPage(routes, "/", ACCOUNT);
  expect(page).toContain("Pick up where you left off");
  expect(page).toContain('href="/p/d"');
  expect(page).not.toContain('href="/p/e"');
  expect(page).toContain('aria-valuetext="3 of 50 states"');
  expect(page).toContain("Nov 15, 2026");
  expect(page).toContain('href="/product/hanger-bars"');
});

it("NAV-08 shows the home page without projects and products on failures", async () => {
  api.answer = fail(500, "the database is on fire");
  const broken = await openPage(routes, "/", ACCOUNT);
  expect(broken.status).toBe(200);
  expect(broken.page).toContain("Start with the 50 States");
  expect(broken.page).not.toContain("Made to be given");
});

it.each([
  ["pm", "Photomap", "photomap.example"],
  ["tbl", "The Big Loop", "thebigloop.example"],
])("serves manifest, robots.txt and sitemap of %s", async (id, name, host) => {
  const headers = { "x-business-id": id };
  const load = async (loader: RouteObject["loader"]): Promise<Response> => {
    if (typeof loader !== "function") throw new Error("There is no loader");
    const request = new Request("https://photomap.example/", { headers });
    const result: unknown = await loader({ request, params: {}, context: {} } as never);
    if (!(result instanceof Response)) throw new Error("The loader returned no response");
    return result;
  };
  expect(await (await load(loaders.manifest)).json()).toMatchObject({ name, start_url: "/" });
  const robots = await (await load(loaders.robots)).text();
  expect(robots).toContain("Disallow: /account/");
  // Link previews of shared projects need the page, which is excluded from search by a header.
  expect(robots).not.toContain("/p/");
  expect(robots).toContain(`Sitemap: https://${host}/sitemap.xml`);
  api.answer = reply({
    storefrontCollections: [{ handle: "world", products: [{ handle: "world-map" }] }],
  });
  const sitemap = await (await load(loaders.sitemap)).text();
  for (const path of ["/", "/shop", "/shop/world", "/product/world-map"]) {
    expect(sitemap).toContain(`<loc>https://${host}${path}</loc>`);
  }
  api.answer = fail(500, "the database is on fire");
  expect(await (await load(loaders.sitemap)).text()).toContain(`<loc>https://${host}/shop</loc>`);
});
