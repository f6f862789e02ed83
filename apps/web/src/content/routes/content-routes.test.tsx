import { beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetAllPostsDocument,
  GetBlogPostDocument,
  GetHelpHomeDocument,
  GetHelpPageDocument,
  type GetHelpPageQuery,
  GetPageDocument,
  GetPrivacyPolicyDocument,
  GetRefundPolicyDocument,
  GetTermsOfServiceDocument,
  SearchHelpDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN } from "../../test/fake-graphql.ts";
import * as about from "./about.tsx";
import * as blog from "./blog.tsx";
import * as help from "./help.tsx";
import * as helpPage from "./help-page.tsx";
import * as legal from "./legal.tsx";
import * as network from "./network.tsx";
import * as post from "./post.tsx";

const routes = [
  {
    path: "/help",
    loader: help.loader,
    Component: help.default,
    ErrorBoundary: help.ErrorBoundary,
  },
  {
    path: "/help/:slug",
    loader: helpPage.loader,
    Component: helpPage.default,
    ErrorBoundary: helpPage.ErrorBoundary,
  },
  {
    path: "/blog",
    loader: blog.loader,
    Component: blog.default,
    ErrorBoundary: blog.ErrorBoundary,
  },
  {
    path: "/blog/:slug",
    loader: post.loader,
    Component: post.default,
    ErrorBoundary: post.ErrorBoundary,
  },
  { path: "/about", loader: about.loader, Component: about.default },
  ...["privacy", "refunds", "terms"].map((path) => ({
    path,
    loader: legal.loader,
    Component: legal.default,
  })),
  ...["tiktok", "instagram"].map((path) => ({
    path,
    loader: network.loader,
    Component: network.default,
  })),
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

describe("help", () => {
  it("CNT-01 shows the tree, breadcrumbs, the section and both siblings; staff reveal hidden pages", async () => {
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
    expect(shown.page).toContain("Leave out hidden pages");
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
    expect((await openPage(routes, "/help?q=xyz")).page).toContain("No page answers this");
  });

  it("ERR-14 says that a page could not be loaded or found, or that something else failed", async () => {
    api.fail(GetHelpPageDocument, SERVER_DOWN);
    const broken = await openPage(routes, "/help/true-size");
    expect(broken.status).toBe(503);
    expect(broken.page).toContain("Error loading help page.");
    api.on(GetHelpPageDocument, { navigationById: { ...PLACE, trail: [] }, pageBySlug: null });
    const missing = await openPage(routes, "/help/no-such-page");
    expect(missing.status).toBe(404);
    expect(missing.page).toContain("We could not find this page.");
    expect(missing.page).toMatch(/href="\/help"[^>]*>Help Center/);
    api.on(GetHelpHomeDocument, { navigationById: null });
    const unexpected = await openPage(routes, "/help");
    expect(unexpected.status).toBe(500);
    expect(unexpected.page).toContain("An unexpected error ocurred.");
  });
});

const picture = (name: string, width: number, height: number) => ({
  alt: `Alt of ${name}`,
  width,
  height,
  asset: {
    id: name,
    url: `/content/${name}.webp`,
    path: `content/${name}.webp`,
    assetId: name,
    extension: "webp",
  },
  sources: [{ url: `/content/${name}.webp`, width }],
});
const makePost = (slug: string, publishedAt: string) => ({
  _id: slug,
  slug,
  title: `Title of ${slug}`,
  description: `About ${slug}.`,
  publishedAt,
  author: { name: "The map makers", slug: "map-makers" },
  mainImage: picture(`${slug}-hero`, 1200, 400),
  cardImage: picture(`${slug}-card`, 512, 512),
  shareImageUrl: `/content/${slug}-share.jpg`,
  body: PAGE.contentRaw,
});
const NEW_POST = makePost("new", "2026-11-17");
const OLD_POST = makePost("old", "2026-06-01");
const POSTS = [NEW_POST, OLD_POST];

describe("blog", () => {
  it("CNT-02 lists the posts with square pictures, titles and dates", async () => {
    api.on(GetAllPostsDocument, { allPosts: POSTS });
    const { page } = await openPage(routes, "/blog");
    expect(page).toMatch(/<img[^>]*new-card\.webp[^>]*width="512" height="512"/);
    expect(page.indexOf("Title of new")).toBeLessThan(page.indexOf("Title of old"));
    expect(page).toContain('href="/blog/new"');
    expect(page).toContain('<time dateTime="2026-11-17">November 17, 2026</time>');
  });

  it("CNT-02 shows a post with its picture, author, text and recent articles", async () => {
    api.on(GetBlogPostDocument, { blogPost: { ...NEW_POST, recentPosts: [OLD_POST] } });
    const { page } = await openPage(routes, "/blog/new");
    expect(page).toMatch(/<img[^>]*new-hero\.webp[^>]*width="1200" height="400"/);
    expect(page).toContain("<h1>Title of new</h1>");
    expect(page).toMatch(/November 17, 2026<\/time> by (?:<!-- -->)?The map makers/);
    expect(page).toContain("<strong>100 %</strong>");
    const recent = /Recent articles.*?<\/section>/.exec(page)?.[0] ?? "";
    expect(recent).toContain('href="/blog/old"');
    expect(recent).toMatch(/href="\/blog"[^>]*>View All/);
    expect(page).toContain('"@type":"BlogPosting"');
    expect(page).toContain('content="https://photomap.example/content/new-share.jpg"');
  });

  it("ERR-15 says that a post is missing or that something failed", async () => {
    api.on(GetBlogPostDocument, { blogPost: null });
    const missing = await openPage(routes, "/blog/no-such-post");
    expect(missing.status).toBe(404);
    expect(missing.page).toContain("Could not find blog post.");
    api.fail(GetAllPostsDocument, SERVER_DOWN);
    api.fail(GetBlogPostDocument, SERVER_DOWN);
    for (const path of ["/blog", "/blog/new"]) {
      const broken = await openPage(routes, path);
      expect(broken.status).toBe(503);
      expect(broken.page).toContain("An unexpected error occurred. Please try again.");
    }
  });
});

it.each([
  ["/privacy", "Privacy Policy", GetPrivacyPolicyDocument],
  ["/refunds", "Refund Policy", GetRefundPolicyDocument],
  ["/terms", "Terms of Service", GetTermsOfServiceDocument],
])("CNT-06 shows %s from the content, with its version and date", async (path, title, query) => {
  const document = {
    title,
    description: `Our ${title}.`,
    version: "2026-11-17.1",
    effective: "2026-11-17",
    draft: true,
    contentRaw: PAGE.contentRaw,
  };
  api.on(query, { document });
  const { page } = await openPage(routes, path);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page.replaceAll("<!-- -->", "")).toContain(
    "Version 2026-11-17.1, effective November 17, 2026",
  );
  expect(page).toContain("Draft for a lawyer");
  expect(page).toContain("<strong>100 %</strong>");
});

it("shows our story and the pages of social networks", async () => {
  api.on(GetPageDocument, { pageBySlug: { ...PAGE, title: "Our Story" } });
  api.on(GetAllPostsDocument, { allPosts: POSTS });
  expect((await openPage(routes, "/about")).page).toContain("<h1>Our Story</h1>");
  for (const [path, name] of [
    ["/tiktok", "TikTok"],
    ["/instagram", "Instagram"],
  ]) {
    expect((await openPage(routes, `${path}`)).page).toContain(`Welcome from ${name}`);
  }
});
