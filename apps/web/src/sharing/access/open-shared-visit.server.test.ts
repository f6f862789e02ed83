import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { FakeApi } from "../../app/test/fake-api.ts";
import type { openSharedVisit as OpenSharedVisit } from "./open-shared-visit.server.ts";

const api = new FakeApi();
const COOKIE = "__Host-share-pass=pass.mac; Path=/; HttpOnly; Secure; SameSite=Lax";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1";
const CRAWLER = { "user-agent": "facebookexternalhit/1.1" };
const LINK = "https://photomap.example/p/abc123/share?s=1&k=AbCdEfGhIjKlMnOpQrStUv";

let openSharedVisit: typeof OpenSharedVisit;
let sent: string[];

beforeAll(async () => {
  vi.stubEnv("API_URL", await api.start());
  ({ openSharedVisit } = await import("./open-shared-visit.server.ts"));
});
afterAll(() => {
  api.stop();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  sent = [];
  answer([COOKIE]);
});

function answer(cookies: readonly string[]): void {
  api.answer = (response, body) => {
    sent.push(body);
    response.setHeader("set-cookie", [...cookies]);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: {} }));
  };
}

/** The redirect, or the cookies for the API. */
async function visit(url: string, headers: Record<string, string> = {}) {
  const request = new Request(url, {
    headers: { "user-agent": PHONE, cookie: "a=b", ...headers },
  });
  try {
    return (await openSharedVisit(request, "abc123")).headers.get("cookie");
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
  expect(sent[0]).toContain("AbCdEfGhIjKlMnOpQrStUv");
});

it("lets the crawler of a link preview, which keeps no cookies, read the page at once", async () => {
  expect(await visit(LINK, CRAWLER)).toBe("a=b; __Host-share-pass=pass.mac");
});

it("redirects a browser whose name looks like that of a crawler", async () => {
  const redirect = await visit(LINK, { ...CRAWLER, "sec-fetch-dest": "document" });
  expect(redirect).toBeInstanceOf(Response);
});

it("stays on the page when the link opens nothing or needs a password", async () => {
  answer([]);
  expect(await visit(LINK)).toBe("a=b");
});

it("stays on the page while the API is down", async () => {
  api.answer = (response) => response.destroy();
  expect(await visit(LINK)).toBe("a=b");
});

it("asks nothing without a key", async () => {
  expect(await visit("https://photomap.example/p/abc123?s=1")).toBe("a=b");
  expect(sent).toEqual([]);
});
