import { beforeEach, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetHelpHomeDocument,
  GetHelpPageDocument,
  type GetHelpPageQuery,
  SearchHelpDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN } from "../../test/fake-graphql.ts";
import * as home from "../routes/help.tsx";
import * as helpPage from "../routes/help-page.tsx";

const routes = [
  {
    path: "/help",
    loader: home.loader,
    Component: home.default,
    ErrorBoundary: home.ErrorBoundary,
  },
  {
    path: "/help/:slug",
    loader: helpPage.loader,
    Component: helpPage.default,
    ErrorBoundary: helpPage.ErrorBoundary,
  },
];
let api: FakeGraphql;

beforeEach(() => {
  vi.spyOn(log, "error").mockReturnValue(undefined);
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  api = new FakeGraphql();
});

const entry = (title: string, slug: string, hidden = false) => ({
  title,
  hidden,
  target: { slug, description: `About ${slug}.` },
});
const TREE = [
  {
    ...entry("Printing", "printing"),
    children: [
      {
        ...entry("Print at home", "print-at-home"),
        children: [
          entry("Colors", "colors"),
          entry("True size", "true-size"),
          entry("Paper sizes", "paper-sizes"),
        ],
      },
      { ...entry("Stickers", "stickers"), children: [] },
    ],
  },
  { ...entry("Sharing", "sharing"), children: [] },
];
const PAGE: NonNullable<GetHelpPageQuery["pageBySlug"]> = {
  slug: "true-size",
  title: "Print at true size",
  description: "How to print a map in the size it will have on the wall.",
  updated: "2026-11-17",
  contentRaw: [
    { type: "heading", level: 2, id: "scale", children: [{ type: "text", text: "Scale" }] },
    {
      type: "paragraph",
      children: [
        { type: "text", text: "Choose " },
        { type: "strong", children: [{ type: "text", text: "100 %" }] },
        { type: "link", to: "/help/paper-sizes", children: [{ type: "text", text: "paper" }] },
      ],
    },
  ],
};
const PLACE: NonNullable<GetHelpPageQuery["navigationById"]> = {
  canSeeHidden: false,
  items: TREE,
  trail: [
    entry("Printing", "printing"),
    entry("Print at home", "print-at-home"),
    entry("True size", "true-size"),
  ],
  section: [
    entry("Colors", "colors"),
    entry("True size", "true-size"),
    entry("Paper sizes", "paper-sizes"),
  ],
  previous: entry("Colors", "colors"),
  next: entry("Paper sizes", "paper-sizes"),
};

it("CNT-01 shows the tree, breadcrumbs, the section and both siblings, and hidden pages to staff", async () => {
  api.on(GetHelpPageDocument, { navigationById: PLACE, pageBySlug: PAGE });
  const { status, page } = await openPage(routes, "/help/true-size");
  expect(status).toBe(200);
  expect(page).toContain("<h1>Print at true size</h1>");
  expect(page).toContain('<h2 id="scale">Scale</h2>');
  expect(page).toContain("<strong>100 %</strong>");
  const crumbs = /<nav aria-label="Breadcrumbs">.*?<\/nav>/.exec(page)?.[0] ?? "";
  const labels = crumbs.replaceAll(/<svg.*?<\/svg>/g, "").match(/(?<=>)[^<>]+(?=<)/g);
  expect(labels).toEqual(["Help", "Printing", "Print at home", "True size"]);
  // The branch of the page is open, on all three levels.
  const tree = /<nav[^>]*aria-label="Help pages".*?<\/nav>/.exec(page)?.[0] ?? "";
  for (const slug of ["printing", "print-at-home", "true-size", "paper-sizes", "sharing"]) {
    expect(tree).toContain(`href="/help/${slug}"`);
  }
  expect(tree).toMatch(/aria-current="page"[^>]*>True size/);
  const section = /In This Section.*?<\/section>/.exec(page)?.[0] ?? "";
  expect(section).toContain('href="/help/paper-sizes"');
  const findSibling = (rel: string) => {
    const link = new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(page)?.[0] ?? "";
    return /href="([^"]+)"/.exec(link)?.[1];
  };
  expect(findSibling("prev")).toBe("/help/colors");
  expect(findSibling("next")).toBe("/help/paper-sizes");
  expect(page).not.toContain("hidden pages");

  const items = [...TREE, { ...entry("Staff", "staff", true), children: [] }];
  const navigationById = { ...PLACE, canSeeHidden: true, items };
  api.on(GetHelpPageDocument, { navigationById, pageBySlug: PAGE });
  const shown = await openPage(routes, "/help/true-size?hidden=1");
  expect(shown.page).toContain("Hide hidden pages");
  expect(shown.page).toContain("Hidden");
  const usual = await openPage(routes, "/help/true-size");
  expect(usual.page).toContain('href="/help/true-size?hidden=1"');
  expect(api.sent.slice(1)).toMatchObject([{ includeHidden: true }, { includeHidden: false }]);
});

it("lists the sections on its home page", async () => {
  api.on(GetHelpHomeDocument, { navigationById: { canSeeHidden: false, items: TREE } });
  const { page } = await openPage(routes, "/help");
  expect(page).toContain('href="/help/print-at-home"');
  expect(page).toContain('role="search"');
});

it("shows what a search found, and what to do when it found nothing", async () => {
  api.on(SearchHelpDocument, {
    searchHelp: [{ page: PAGE, excerpt: "Choose 100 % in the dialog." }],
  });
  const { page } = await openPage(routes, "/help?q=ture%20size");
  expect(page).toContain('href="/help/true-size"');
  expect(page).toContain("Choose 100 % in the dialog.");
  expect(page).toContain('content="noindex"');
  api.on(SearchHelpDocument, { searchHelp: [] });
  expect((await openPage(routes, "/help?q=xyz")).page).toContain("No matching help pages");
});

it("ERR-14 says that a page could not be loaded or found, or that something else failed", async () => {
  api.fail(GetHelpPageDocument, SERVER_DOWN);
  const broken = await openPage(routes, "/help/true-size");
  expect(broken.status).toBe(503);
  expect(broken.page).toContain(">Error loading help page.</p>");
  api.on(GetHelpPageDocument, { navigationById: { ...PLACE, trail: [] }, pageBySlug: null });
  const missing = await openPage(routes, "/help/no-such-page");
  expect(missing.status).toBe(404);
  expect(missing.page).toContain(">We could not find this page.</p>");
  expect(missing.page).toMatch(/href="\/help"[^>]*>Help Center/);
  api.on(GetHelpHomeDocument, { navigationById: null });
  const unexpected = await openPage(routes, "/help");
  expect(unexpected.status).toBe(500);
  expect(unexpected.page).toContain(">An unexpected error occurred.</p>");
});
