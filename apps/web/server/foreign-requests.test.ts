import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as logOut from "../src/account/routes/log-out.tsx";
import * as unsubscribe from "../src/account/routes/unsubscribe.tsx";
import { SignOutDocument, UnsubscribeDocument } from "../src/platform/api/generated/graphql.ts";
import { FakeGraphql } from "../src/test/fake-graphql.ts";
import { createApp } from "./app.ts";
import { parseConfig } from "./config.server.ts";

const HOST = "photomap.example";
const OUR_ORIGIN = `https://${HOST}`;
const SESSION = "__Host-photomap-session=abc";

let api: FakeGraphql;
let app: FastifyInstance;

beforeAll(async () => {
  const route = (id: string, module: typeof logOut | typeof unsubscribe) => ({
    id,
    path: `/${id}`,
    module,
  });
  const build = {
    entry: { module: { default: () => new Response("page") } },
    routes: {
      "account/log-out": route("account/log-out", logOut),
      unsubscribe: route("unsubscribe", unsubscribe),
    },
    assets: { routes: {} },
    future: {},
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    prerender: [],
    ssr: true,
  };
  // Behind a load balancer that ends TLS, requests arrive over http.
  const config = parseConfig({ STAGE: "local", TRUSTED_PROXIES: "127.0.0.1" });
  const folder = mkdtempSync(join(tmpdir(), "web-"));
  mkdirSync(join(folder, "assets"));
  app = await createApp(config, () => Promise.resolve(build as never), folder);
});
beforeEach(() => {
  api = new FakeGraphql();
  api.cookies = ["__Host-photomap-session=; Max-Age=0; Path=/; Secure"];
  api.on(SignOutDocument, { signOut: true });
  api.on(UnsubscribeDocument, { unsubscribe: true });
});
afterAll(() => app.close());

function post(url: string, headers: Record<string, string>) {
  const own = { host: HOST, "x-forwarded-proto": "https", cookie: SESSION };
  return app.inject({ method: "POST", url, headers: { ...own, ...headers }, payload: "a=b" });
}

const ROUTES = [
  "/account/log-out",
  "/account/log-out.data",
  "/unsubscribe?token=signed",
  "/unsubscribe.data?token=signed",
];
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const FOREIGN: readonly [string, Record<string, string>][] = [
  ["a form", { ...FORM, origin: "https://evil.example" }],
  [
    "a multipart form",
    { "content-type": "multipart/form-data; boundary=x", origin: "https://e.x" },
  ],
  ["plain text", { "content-type": "text/plain", origin: "https://evil.example" }],
  ["an origin that is none", { ...FORM, origin: "null" }],
  ["a host below ours", { ...FORM, origin: `https://evil.${HOST}` }],
  ["our host as a prefix", { ...FORM, origin: `https://${HOST}.evil.example` }],
  ["our host without encryption", { ...FORM, origin: `http://${HOST}` }],
  ["another port", { ...FORM, origin: `https://${HOST}:8443` }],
  ["a browser that says cross-site", { ...FORM, "sec-fetch-site": "cross-site" }],
  ["a browser that says same-site", { ...FORM, "sec-fetch-site": "same-site" }],
  ["a cross-site request with our origin", { origin: OUR_ORIGIN, "sec-fetch-site": "cross-site" }],
];

describe("posts to the pages of the web server", () => {
  it.each(ROUTES.flatMap((url) => FOREIGN.map(([what, headers]) => ({ url, what, headers }))))(
    "$url changes nothing for $what of another site",
    async ({ url, headers }) => {
      const answer = await post(url, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers).not.toHaveProperty("set-cookie");
      expect(api.sent).toEqual([]);
    },
  );

  it.each([
    ["our origin", { ...FORM, origin: OUR_ORIGIN }],
    ["a page that sends no referrer", { ...FORM, origin: "null", "sec-fetch-site": "same-origin" }],
    ["a mail program, which sends no origin", FORM],
  ])("run for %s", async (_what, headers) => {
    const loggedOut = await post("/account/log-out", headers);
    expect([loggedOut.statusCode, loggedOut.headers["location"]]).toEqual([302, "/"]);
    expect((await post("/unsubscribe?token=signed", headers)).body).toBe("page");
    expect(api.sent).toHaveLength(2);
  });

  it("logs nobody out by a link", async () => {
    const answer = await app.inject({ url: "/account/log-out", headers: { cookie: SESSION } });
    expect(answer.statusCode).toBe(302);
    expect(api.sent).toEqual([]);
  });
});
