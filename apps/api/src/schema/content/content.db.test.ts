import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

let test: TestBackend;
let api: FastifyInstance;
let staff: string;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  staff = await signIn("writer@photomap.example");
  await test.query("update account set role = 'EMPLOYEE' where email = 'writer@photomap.example'");
});
afterAll(async () => {
  await api.close();
  await test.close();
});

async function signIn(email: string): Promise<string> {
  const answer = await api.inject({
    method: "POST",
    url: "/dev/sign-in",
    headers: OURS,
    payload: { email },
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

async function run(query: string, { cookie = "", brand = "pm" } = {}) {
  const headers = { ...OURS, cookie, "x-business-id": brand };
  const answer = await api.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
  const { data, errors } = answer.json();
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

it("API-13 answers the calls of the content pages and stores a ticket", async () => {
  const { navigationById, pageBySlug, getReference } = await run(`{
    navigationById(id: "help", pageSlug: "print-at-home") {
      trail { title target { slug } }
      section { title }
    }
    pageBySlug(slug: "print-at-home") { id slug title contentRaw }
    getReference(ref: "print-at-home") { id slug }
  }`);
  expect(navigationById.trail.at(-1).target.slug).toBe("print-at-home");
  expect(navigationById.section.length).toBeGreaterThan(0);
  expect(pageBySlug.contentRaw[0].type).toBe("paragraph");
  expect(getReference).toEqual({ id: pageBySlug.id, slug: "print-at-home" });

  const { allPosts, privacyPolicy, refundPolicy, termsOfService } = await run(`{
    allPosts { slug publishedAt }
    privacyPolicy { title contentRaw }
    refundPolicy { title }
    termsOfService { title }
  }`);
  const dates = allPosts.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect([privacyPolicy.title, refundPolicy.title, termsOfService.title]).toEqual([
    "Privacy Policy",
    "Refund Policy",
    "Terms of Service",
  ]);
  expect(privacyPolicy.contentRaw[0].type).toBe("paragraph");
  const [latest] = allPosts;
  const { blogPost } = await run(
    `{ blogPost(slug: "${latest.slug}") { slug recentPosts { slug } } }`,
  );
  expect(blogPost.recentPosts).toHaveLength(3);
  expect(blogPost.recentPosts).not.toContainEqual({ slug: latest.slug });

  const { createTicket } = await run(`mutation {
    createTicket(input: {
      id: "${randomUUID()}", question: "technical/change-email", name: "A Reader",
      email: "reader@mail.example", subject: "My email address", message: "It changed.",
      fields: [{ type: TEXT, label: "Your new email address", value: "new@mail.example" }]
    }) { __typename ... on CreatedTicket { created } ... on Refusal { message } }
  }`);
  expect(createTicket).toEqual({ __typename: "CreatedTicket", created: true });
});

it("ENT-16 describes posts, pages and the navigation", async () => {
  const { allPosts, navigationById, pageBySlug } = await run(`{
    allPosts {
      _id title slug author { name slug } publishedAt body
      mainImage { alt width height asset { id url path assetId extension } }
      cardImage { width height }
    }
    navigationById(id: "help") {
      items { title hidden target { title slug contentRaw } children { title children { title } } }
    }
    pageBySlug(slug: "sticker-tokens") { title slug contentRaw }
  }`);
  const ids = allPosts.map(({ _id }: { _id: string }) => _id);
  expect(new Set(ids).size).toBe(allPosts.length);
  expect(allPosts).toContainEqual(
    expect.objectContaining({
      _id: "how-our-maps-are-made",
      slug: "how-our-maps-are-made",
      title: "How our maps are made from open data",
    }),
  );
  for (const post of allPosts) {
    const { mainImage, cardImage } = post;
    expect(post.author).toEqual({ name: "The map makers", slug: "map-makers" });
    expect(post.publishedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(post.body.length).toBeGreaterThan(5);
    expect([mainImage.width, mainImage.height]).toEqual([1200, 400]);
    expect([cardImage.width, cardImage.height]).toEqual([512, 512]);
    expect(mainImage.asset).toEqual({
      id: mainImage.asset.url,
      url: `/${mainImage.asset.path}`,
      path: `content/${mainImage.asset.assetId}.webp`,
      assetId: expect.stringMatching(/-1200-[0-9a-f]{8}$/),
      extension: "webp",
    });
    expect((await api.inject({ url: mainImage.asset.url })).headers["content-type"]).toBe(
      "image/webp",
    );
  }
  expect(pageBySlug).toMatchObject({ slug: "sticker-tokens", title: "Sticker Token FAQ" });
  const { items } = navigationById;
  expect(items[0]).toMatchObject({ hidden: false, target: { contentRaw: expect.any(Array) } });
  type Item = { readonly children?: readonly Item[] };
  const countLevels = (level: readonly Item[]): number =>
    level.length === 0
      ? 0
      : 1 + Math.max(...level.map(({ children = [] }) => countLevels(children)));
  expect(countLevels(items)).toBe(3);
});

describe("hidden pages", () => {
  const HIDDEN = `{
    pageBySlug(slug: "staff-tickets") { title }
    navigationById(id: "help", includeHidden: true) { canSeeHidden items { title hidden } }
  }`;

  it("are shown to staff that ask for them", async () => {
    const { pageBySlug, navigationById } = await run(HIDDEN, { cookie: staff });
    expect(pageBySlug).not.toBeNull();
    expect(navigationById.canSeeHidden).toBe(true);
    expect(JSON.stringify(navigationById)).toContain('"hidden":true');
  });

  it("are not shown to staff that do not ask", async () => {
    const { navigationById } = await run(`{ navigationById(id: "help") { items { hidden } } }`, {
      cookie: staff,
    });
    expect(JSON.stringify(navigationById)).not.toContain('"hidden":true');
  });

  it("ACC-13 are shown to an address of the company's domain, whatever its role", async () => {
    const cookie = await signIn("colleague@photomap.example");
    const { pageBySlug, navigationById } = await run(HIDDEN, { cookie });
    expect(pageBySlug).not.toBeNull();
    expect(navigationById.canSeeHidden).toBe(true);
    expect(JSON.stringify(navigationById)).toContain('"hidden":true');
  });

  it("do not exist for everybody else, in the search neither", async () => {
    for (const cookie of ["", await signIn("customer@mail.example")]) {
      const { pageBySlug, navigationById } = await run(HIDDEN, { cookie });
      expect(pageBySlug).toBeNull();
      expect(navigationById.canSeeHidden).toBe(false);
      expect(JSON.stringify(navigationById)).not.toContain('"hidden":true');
    }
    const { searchHelp } = await run(
      `{ searchHelp(query: "answering tickets") { page { slug } } }`,
    );
    expect(JSON.stringify(searchHelp)).not.toContain("staff-tickets");
  });
});

it("finds help pages in spite of typing errors", async () => {
  const { searchHelp } = await run(
    `{ searchHelp(query: "stiker tokns") { page { slug } excerpt } }`,
  );
  expect(searchHelp[0].page.slug).toBe("sticker-tokens");
  expect(searchHelp[0].excerpt.length).toBeGreaterThan(20);
});

it("names the brand of the request", async () => {
  const query = "{ termsOfService { contentRaw } }";
  expect(JSON.stringify(await run(query))).toContain("Photomap");
  const other = JSON.stringify(await run(query, { brand: "tbl" }));
  expect(other).toContain("The Big Loop");
  expect(other).not.toContain("Photomap");
});

it("serves pictures for good, and nothing beside them", async () => {
  const { allPosts } = await run("{ allPosts { mainImage { asset { url } } } }");
  const { url } = allPosts[0].mainImage.asset;
  const { headers, statusCode } = await api.inject({ url });
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toContain("immutable");
  const again = await api.inject({ url, headers: { "if-none-match": String(headers["etag"]) } });
  expect(again.statusCode).toBe(304);
  for (const name of ["pictures.json", "..%2Fpackage.json", "none-720-00000000.webp"]) {
    expect((await api.inject({ url: `/content/${name}` })).statusCode).toBe(404);
  }
});

it("shows the review of the legal pages to staff only", async () => {
  const query = "{ staffDashboard { legalPages { path title isApproved } } }";
  expect(await run(query)).toEqual({ staffDashboard: null });
  const { staffDashboard } = await run(query, { cookie: staff });
  expect(staffDashboard.legalPages).toEqual([
    { path: "/privacy", title: "Privacy Policy", isApproved: false },
    { path: "/refunds", title: "Refund Policy", isApproved: false },
    { path: "/terms", title: "Terms of Service", isApproved: false },
  ]);
});
