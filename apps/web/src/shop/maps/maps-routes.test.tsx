import { beforeEach, expect, it } from "vitest";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetMapDocument,
  type GetMapQuery,
  GetMapsDocument,
  type MapFamily,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { makeTile } from "../product/test/product-page.ts";
import * as map from "../routes/map.tsx";
import * as index from "../routes/maps.tsx";

const routes = [
  { path: "/maps", loader: index.loader, Component: index.default },
  { path: "/maps/:slug", loader: map.loader, Component: map.default },
];
let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
});

type DesignGroup = NonNullable<GetMapQuery["designGroup"]>;
type Group = DesignGroup["group"];

const MAIN: Group["mainDesign"] = {
  id: "us-mi-24x30",
  width: 1728,
  height: 2160,
  thumbnailUrl: "/thumbnails/us-mi.webp",
  regionType: "county",
  regionTypePlural: "counties",
  regionCount: 83,
  stickers: [
    { outputType: "MATBOARD_WALL_MAP", stickers: [{ sizeClass: "SMALL" }, { sizeClass: "LARGE" }] },
  ],
};

const SIZE: Group["designs"][number] = {
  id: MAIN.id,
  width: 1728,
  height: 2160,
  regionCount: 83,
  stickersOnly: false,
  outputOptions: [{ type: "MATBOARD_WALL_MAP", name: "Matboard Wall Map", scale: 1 }],
};

const makeGroup = (slug: string, name: string, family: MapFamily = "COUNTIES"): Group => ({
  slug,
  name,
  family,
  designs: [SIZE],
  mainDesign: MAIN,
});

const RELATED = makeGroup("michigan-silhouette", "Michigan Silhouette", "SILHOUETTES");

const MAP: DesignGroup = {
  group: makeGroup("michigan-counties", "Michigan Counties"),
  regions: [
    { name: "Marquette", width: 360, height: 252 },
    { name: "Alcona", width: 72, height: 72 },
    { name: "Benzie", width: 72, height: 36 },
  ],
  pictures: {
    large: "/design-pictures/us-mi-large-0123abcd.avif",
    small: "/design-pictures/us-mi-small-0123abcd.avif",
    empty: "/design-pictures/us-mi-empty-0123abcd.webp",
    share: "/design-pictures/us-mi-share-0123abcd.jpg",
  },
  products: [makeTile({ handle: "michigan-hanging" })],
  related: [RELATED],
};

function readStructuredData(page: string): unknown[] {
  const found = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...found].map(([, json = ""]) => JSON.parse(json));
}

it("shows a map with its sizes, products and related maps", async () => {
  api.on(GetMapDocument, { designGroup: MAP });
  const { status, page } = await openPage(routes, "/maps/michigan-counties");
  expect(status).toBe(200);
  expect(page).toMatch(/<h1>Michigan Counties(?:<!-- -->)? <em>photo map<\/em><\/h1>/);
  expect(page).toContain('href="/p/new/us-mi-24x30"');
  expect(page).toContain("Marquette, 5 × 3.5 in");
  expect(page).toContain("15 letter or 12 A4 sheets");
  expect(page).toContain("2 stickers (1 small, 1 large) for 2.5 tokens");
  expect(page).toContain('href="/product/michigan-hanging"');
  expect(page).toContain('href="/maps/michigan-silhouette"');
});

it("lists the sizes of a map that has several", async () => {
  const group = { ...MAP.group, designs: [SIZE, { ...SIZE, id: "us-mi-48x60", width: 3456 }] };
  api.on(GetMapDocument, { designGroup: { ...MAP, group } });
  const { page } = await openPage(routes, "/maps/michigan-counties");
  expect(page).toMatch(/2(?:<!-- -->)? sizes/);
  expect(page).toContain('href="/p/new/us-mi-48x60"');
});

it("describes a map for search engines and link previews", async () => {
  api.on(GetMapDocument, { designGroup: MAP });
  const { page } = await openPage(routes, "/maps/michigan-counties");
  expect(page).toContain("<title>Michigan Counties Photo Map | photomap.example</title>");
  expect(page).toContain(
    'content="A photo map of Michigan with 83 counties, from Marquette to Benzie, 24 × 30 in. Fill it with your photos, then print or hang it."',
  );
  const url = "https://photomap.example/maps/michigan-counties";
  expect(page).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(page).toContain(
    'og:image" content="https://photomap.example/design-pictures/us-mi-share-0123abcd.jpg"',
  );
  expect(page).toMatch(/<link rel="preload"[^>]*us-mi-large-0123abcd\.avif 960w/);
  expect(readStructuredData(page)).toMatchObject([
    { "@type": "BreadcrumbList", itemListElement: [{ name: "Maps" }, { item: url }] },
  ]);
});

it("answers 404 for an unknown map, with maps of a similar name", async () => {
  api.on(GetMapDocument, { designGroup: null });
  api.on(GetMapsDocument, { designGroups: [MAP.group] });
  const { status, page } = await openPage(routes, "/maps/michigan-towns");
  expect(status).toBe(404);
  expect(page).toContain("have that map");
  expect(page).toContain('href="/maps/michigan-counties"');
  expect(page).not.toContain("canonical");
});

it("lists all maps by family, and finds them by a form", async () => {
  api.on(GetMapsDocument, { designGroups: [MAP.group, RELATED] });
  const { page } = await openPage(routes, "/maps");
  expect(page).toContain("<title>Photo Maps | photomap.example</title>");
  expect(page).toContain("State counties");
  expect(page).toContain("State silhouettes");
  expect(page).not.toContain("Hearts and mosaics");
  expect(readStructuredData(page)).toMatchObject([
    {
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        { position: 1, url: "https://photomap.example/maps/michigan-counties" },
        { position: 2, name: "Michigan Silhouette" },
      ],
    },
  ]);
  const found = await openPage(routes, "/maps?q=mich");
  expect(found.page).toContain('<meta name="robots" content="noindex"/>');
  expect(found.page).toContain("2 maps");
  api.on(GetMapsDocument, { designGroups: [] });
  expect((await openPage(routes, "/maps?q=atlantis")).page).toContain("No maps match your search");
});
