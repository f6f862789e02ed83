import { beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "../../../server/log.server.ts";
import { openPage } from "../../app/test/open-page.tsx";
import {
  GetAllPostsDocument,
  GetBlogPostDocument,
  GetPageDocument,
  type GetPageQuery,
  GetPrivacyPolicyDocument,
  GetRefundPolicyDocument,
  GetTermsOfServiceDocument,
} from "../../platform/api/generated/graphql.ts";
import { FakeGraphql, SERVER_DOWN } from "../../test/fake-graphql.ts";
import * as about from "./about.tsx";
import * as blog from "./blog.tsx";
import * as legal from "./legal.tsx";
import * as network from "./network.tsx";
import * as post from "./post.tsx";

const routes = [
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

const PAGE: NonNullable<GetPageQuery["pageBySlug"]> = {
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
    contentRaw: PAGE.contentRaw,
  };
  api.on(query, { document });
  const { page } = await openPage(routes, path);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page.replaceAll("<!-- -->", "")).toContain(
    "Version 2026-11-17.1, effective November 17, 2026",
  );
  expect(page).not.toMatch(/draft|template|review/i);
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
