import { beforeEach, expect, it } from "vitest";
import { OpenShareLinkDocument } from "../../platform/api/generated/graphql.ts";
import { FakeGraphql } from "../../test/fake-graphql.ts";
import { exchangeShareKey } from "./exchange-share-key.server.ts";

const COOKIE = "__Host-share-pass=pass.mac; Path=/; HttpOnly; Secure; SameSite=Lax";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";
const CRAWLER = { "user-agent": "facebookexternalhit/1.1" };
const LINK = "https://photomap.example/p/abc123/share?s=1&k=AbCdEfGhIjKlMnOpQrStUv";

let api: FakeGraphql;

beforeEach(() => {
  api = new FakeGraphql();
  api.on(OpenShareLinkDocument, { openShareLink: { __typename: "OpenShareLinkSuccess" } });
  api.cookies = [COOKIE];
});

/** The redirect, or the cookies for the API. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const request = new Request(url, {
    headers: { "user-agent": PHONE, cookie: "a=b", ...headers },
  });
  try {
    return (await exchangeShareKey(request, "abc123")).headers.get("cookie");
  } catch (error) {
    return error;
  }
}

it("exchanges the key for the cookie and redirects to the address without it", async () => {
  const redirect = await visit(LINK);
  expect(redirect).toBeInstanceOf(Response);
  const { status, headers } = redirect as Response;
  expect(status).toBe(302);
  expect(headers.get("location")).toBe("/p/abc123?s=1");
  expect(headers.getSetCookie()).toEqual([COOKIE]);
  expect(api.sent).toMatchObject([{ key: "AbCdEfGhIjKlMnOpQrStUv" }]);
});

it("lets the crawler of a link preview, which keeps no cookies, read the page at once", async () => {
  expect(await visit(LINK, CRAWLER)).toBe("a=b; __Host-share-pass=pass.mac");
});

it("redirects a browser whose name looks like that of a crawler", async () => {
  const redirect = await visit(LINK, { ...CRAWLER, "sec-fetch-dest": "document" });
  expect(redirect).toBeInstanceOf(Response);
});

it("stays on the page when the link opens nothing or needs a password", async () => {
  api.cookies = [];
  expect(await visit(LINK)).toBe("a=b");
});

it("stays on the page while the API is down", async () => {
  api.isReachable = false;
  expect(await visit(LINK)).toBe("a=b");
});

it("asks nothing without a key", async () => {
  expect(await visit("https://photomap.example/p/abc123?s=1")).toBe("a=b");
  expect(api.sent).toEqual([]);
});
