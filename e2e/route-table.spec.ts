import { expect, test } from "@playwright/test";
import { requireWebUrl } from "./support/session.ts";

/** The pages of the route table, each with a part of its main heading. */
const PAGES: Readonly<Record<string, string>> = {
  "/": "Every place",
  "/create": "Projects",
  "/p/no-map": "",
  "/help": "How can we",
  "/help/print-at-home": "at home",
  "/help/sticker-tokens": "Sticker Token FAQ",
  "/blog": "Notes from the",
  "/blog/how-our-maps-are-made": "maps are made",
  "/contact": "",
  "/contact/technical": "",
  "/contact/technical/change-email": "email",
  "/contact/mapmaker/general-technical-question": "",
  "/about": "Our Story",
  "/tiktok": "TikTok",
  "/instagram": "Instagram",
  "/refunds": "Refund Policy",
  "/privacy": "Privacy Policy",
  "/terms": "Terms of Service",
  "/shop": "",
  "/cart": "",
  "/account/login": "",
  "/account/register": "",
};

const REDIRECTS: Readonly<Record<string, string>> = {
  "/faq": "/help",
  "/diy-photos": "/help/print-at-home",
  "/sticker-tokens-faq": "/help/sticker-tokens",
  "/mapmaker": "/create",
  "/sandbox": "/p/sandbox",
  "/insta": "/instagram",
  "/ig": "/instagram",
  "/shop/cart": "/cart",
  "/shopify-redirect/shop/products/hanger-bars": "/product/hanger-bars",
  "/shop/no/such/place": "/?unknown",
  "/no-such-page": "/?unknown",
  "/no/such/page": "/?unknown",
};

const BRANDS = ["pm", "tbl"];

for (const [path, heading] of Object.entries(PAGES)) {
  test(`NAV-02 has the page ${path}`, async ({ request }) => {
    for (const brand of BRANDS) {
      const headers = { "x-business-id": brand };
      const answer = await request.get(`${requireWebUrl()}${path}`, { headers, maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      const html = await answer.text();
      const main = /<main.*<\/main>/s.exec(html)?.[0] ?? html;
      const text = main.replaceAll(/<[^>]*>/g, "");
      expect(text).toContain(brand === "tbl" && path === "/" ? "Once around" : heading);
      expect(text).not.toMatch(/opens? soon|coming soon|being written/i);
    }
  });
}

for (const [from, to] of Object.entries(REDIRECTS)) {
  test(`NAV-02 leads from ${from} to ${to}`, async ({ request }) => {
    const answer = await request.get(`${requireWebUrl()}${from}`, { maxRedirects: 0 });
    expect([301, 302]).toContain(answer.status());
    expect(answer.headers()["location"]).toBe(to);
  });
}

for (const path of ["/debug", "/p/sandbox"]) {
  test(`NAV-02 leads guests from ${path}, which is for staff, to the log-in`, async ({
    request,
  }) => {
    const answer = await request.get(`${requireWebUrl()}${path}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const redirectTo = encodeURIComponent(path);
    expect(answer.headers()["location"]).toBe(`/account/login?redirectTo=${redirectTo}`);
  });
}

test("NAV-02 leads guests from /redeem to the log-in, with the code", async ({ request }) => {
  const answer = await request.get(`${requireWebUrl()}/redeem?code=ABCD-EFGH-1234`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  expect(decodeURIComponent(answer.headers()["location"] ?? "")).toMatch(
    /^\/account\/\w+\?.*\/redeem\?code=/,
  );
});

test("TOK-08 answers questions about tokens, also at the old address", async ({ request }) => {
  const answer = await request.get(`${requireWebUrl()}/sticker-tokens-faq`);
  expect(new URL(answer.url()).pathname).toBe("/help/sticker-tokens");
  const html = await answer.text();
  for (const text of [
    "What is a sticker token?",
    "small sticker costs half a token",
    "medium sticker costs 1 token",
    "large sticker costs 2 tokens",
    'href="/redeem"',
    'href="/product/sticker-tokens"',
  ]) {
    expect(html).toContain(text);
  }
});
