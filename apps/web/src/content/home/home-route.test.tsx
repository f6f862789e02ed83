import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetHomepageDocument,
  type GetHomepageQuery,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN, SESSION } from "../../test/fake-graphql.ts";
import * as home from "../routes/home-route.tsx";

const routes = [{ path: "/", loader: home.loader, Component: home.default }];
let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  api = new FakeGraphql();
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

it("NAV-02 says why the home page is shown to someone with an unknown address", async () => {
  answerHomepage({ files: [], popularProducts: [] });
  expect((await openPage(routes, "/?unknown")).page).toContain("find that page");
  expect((await openPage(routes, "/")).page).not.toContain("find that page");
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
