import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTracing } from "@photomap/process";
import { TraceCollector } from "@photomap/testing/trace-collector";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { parseConfig } from "./config.server.ts";

const folder = mkdtempSync(join(tmpdir(), "web-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets", "page-1a2b3c.js"), "export {};");
writeFileSync(join(folder, "assets", "heic-worker-1a2b3c.js"), "export {};");

const noPages = () => Promise.reject(new Error("No page is requested in this test."));

let api: Server;
let apiUrl: string;
let lastRequest: { url: string | undefined; headers: IncomingHttpHeaders } | undefined;
let app: FastifyInstance;
let finishEvents = () => {};
let address: string;

beforeAll(async () => {
  api = createServer((request, response) => {
    lastRequest = { url: request.url, headers: request.headers };
    if (request.url !== "/events/prints/1") {
      response.end("from the API");
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: first\n\n");
    finishEvents = () => response.end("data: last\n\n");
  });
  await new Promise<void>((listening) => api.listen(0, "127.0.0.1", listening));
  const { port } = api.address() as AddressInfo;
  apiUrl = `http://127.0.0.1:${port}`;
  app = await createApp(parseConfig({ STAGE: "local", API_URL: apiUrl }), noPages, folder);
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await app.close();
  api.close();
});

/** A server with one page for all paths. */
function createPages(loader: (args: { request: Request }) => Response): Promise<FastifyInstance> {
  const build = {
    entry: { module: {} },
    routes: { page: { id: "page", path: "*", module: { loader } } },
    assets: { routes: {} },
    future: {},
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    prerender: [],
    ssr: true,
  };
  return createApp(
    parseConfig({ STAGE: "local", API_URL: apiUrl }),
    () => Promise.resolve(build as never),
    folder,
  );
}

describe("the web server", () => {
  it("answers the health check", async () => {
    const response = await app.inject("/healthz");
    expect(response.json()).toEqual({ status: "ok" });
  });

  it("caches hashed files forever and disables content sniffing", async () => {
    const { headers } = await app.inject("/assets/page-1a2b3c.js");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("allows blob workers for the HEIC decoder only", async () => {
    const policyOf = async (file: string) =>
      (await app.inject(`/assets/${file}`)).headers["content-security-policy"];
    expect(await policyOf("heic-worker-1a2b3c.js")).toContain("worker-src blob:");
    expect(await policyOf("page-1a2b3c.js")).not.toContain("blob:");
  });

  it("serves the service worker with its own policy, and never from a cache", async () => {
    const missing = await app.inject("/service-worker.js");
    expect(missing.statusCode).toBe(404);
    writeFileSync(join(folder, "service-worker.js"), "// worker");
    const { headers, body } = await app.inject("/service-worker.js");
    expect(body).toBe("// worker");
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect(headers["content-security-policy"]).toContain("connect-src 'self'");
  });

  it("removes the service worker from browsers when it is switched off", async () => {
    const config = parseConfig({ STAGE: "local", API_URL: apiUrl, SERVICE_WORKER: "off" });
    const off = await createApp(config, noPages, folder);
    const { body } = await off.inject("/service-worker.js");
    expect(body).toContain("registration.unregister()");
    await off.close();
  });

  it("responds 404 to a missing asset instead of a page", async () => {
    const { statusCode } = await app.inject("/assets/gone-9f9f9f.js");
    expect(statusCode).toBe(404);
  });

  it.each(["/graphql", "/config", "/errors/csp", "/events/projects/1"])(
    "forwards %s to the API",
    async (url) => {
      const response = await app.inject(url);
      expect(response.body).toBe("from the API");
      expect(lastRequest?.url).toBe(url);
    },
  );

  it("forwards paths below /dev in development only", async () => {
    const config = parseConfig({ STAGE: "local", DEVELOPMENT: "1", API_URL: apiUrl });
    const development = await createApp(config, noPages, folder);
    const isForwarded = (server: FastifyInstance) =>
      server.hasRoute({ url: "/dev", method: "POST" });
    expect((await development.inject("/dev/sign-in")).body).toBe("from the API");
    expect([isForwarded(development), isForwarded(app)]).toEqual([true, false]);
    await development.close();
  });

  it("streams events while the response is still being written", async () => {
    const response = await fetch(`${address}/events/prints/1`);
    const events = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await events?.read())?.value).toBe("data: first\n\n");
    finishEvents();
    expect((await events?.read())?.value).toBe("data: last\n\n");
    expect((await events?.read())?.done).toBe(true);
  });

  it("answers every viewer of a busy project, however many streams are open", async () => {
    const leaving = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: 130 }, () =>
        fetch(`${address}/events/prints/1`, { signal: leaving.signal }),
      ),
    );
    expect(streams.every(({ ok }) => ok)).toBe(true);
    leaving.abort();
  });

  it("overwrites x-forwarded-for with the address of the connection", async () => {
    await app.inject({ url: "/graphql", headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(lastRequest?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  });

  it("passes the address of the connection to pages, not the one that a client sends", async () => {
    const pages = await createPages(
      ({ request }) => new Response(request.headers.get("x-forwarded-for")),
    );
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const page = await pages.inject({ url: "/p/abc123", headers });
    expect(page.body).toBe("127.0.0.1");
    expect(page.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    const keyed = await pages.inject({ url: "/p/abc123?k=AbCd", headers });
    expect(keyed.headers["referrer-policy"]).toBe("no-referrer");
    for (const url of ["/checkout/AbCdEf", "/order/1042?key=AbCd", "/Order/1042?key=AbCd"]) {
      expect((await pages.inject({ url })).headers).toMatchObject({
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      });
    }
    const ticket = await pages.inject({ url: "/contact/tickets/1?key=AbCdEf" });
    expect(ticket.headers).toMatchObject({
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    for (const url of ["/account", "/account/orders", "/create?new=1", "/p/abc123"]) {
      expect((await pages.inject({ url })).headers["x-robots-tag"]).toBe("noindex");
    }
    for (const url of ["/", "/maps/michigan-counties", "/product/frame", "/privacy"]) {
      expect((await pages.inject({ url })).headers["x-robots-tag"]).toBeUndefined();
    }
    await pages.close();
  });

  it("replaces NUL characters in addresses of pages: texts with them cannot be stored", async () => {
    const pages = await createPages(({ request }) => new Response(decodeURI(request.url)));
    const { body } = await pages.inject({ url: "/shop/a%00b?search=%00" });
    expect(body).toMatch(/\/shop\/a\uFFFDb\?search=\uFFFD$/);
    await pages.close();
  });

  it("forwards the brand from the header, else from the host name", async () => {
    await app.inject({ url: "/graphql", headers: { host: "thebigloop.example" } });
    expect(lastRequest?.headers["x-business-id"]).toBe("tbl");
    const headers = { host: "thebigloop.example", "x-business-id": "pm" };
    await app.inject({ url: "/graphql", headers });
    expect(lastRequest?.headers["x-business-id"]).toBe("pm");
  });

  it.each([
    "a:443@b",
    "user:password@photomap.example",
    "photomap.example/path",
    "a b",
    "localhost:99999",
    "1.2.3.4.5",
    "[:::]",
  ])("refuses the host name %s", async (host) => {
    for (const url of ["/", "/healthz", "/graphql"]) {
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(400);
    }
  });

  it.each(["http://photomap.example/account", "http://photomap.example/healthz"])(
    "refuses a request with a whole address as its target: %s",
    async (path) => {
      const { hostname, port } = new URL(address);
      const status = await new Promise((resolve, reject) => {
        get({ hostname, port, path }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on("error", reject);
      });
      expect(status).toBe(400);
    },
  );

  it.each(["photomap.example", "localhost:3000", "127.0.0.1:65535", "[::1]:3000"])(
    "accepts the host name %s",
    async (host) => {
      expect((await app.inject({ url: "/healthz", headers: { host } })).statusCode).toBe(200);
    },
  );

  it("gives the API the request id of its own response, not one of the client", async () => {
    const { headers } = await app.inject({ url: "/graphql", headers: { "x-request-id": "mine" } });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{8}-/);
    expect(lastRequest?.headers["x-request-id"]).toBe(headers["x-request-id"]);
  });

  it("responds 503 without details when the API is unreachable", async () => {
    const config = parseConfig({ STAGE: "local", API_URL: "http://127.0.0.1:1" });
    const isolated = await createApp(config, noPages, folder);
    const response = await isolated.inject("/graphql");
    expect(response.statusCode).toBe(503);
    expect(response.headers["retry-after"]).toBe("5");
    expect(response.body).not.toContain("127.0.0.1");
    await isolated.close();
  });
});

it("continues the trace of the browser, and passes it on to the API", async () => {
  const collector = await TraceCollector.start();
  const settings = { name: "web", release: "test", endpoint: collector.url, ratio: 1 };
  const tracing = await startTracing(settings);
  const traced = await createApp(parseConfig({ STAGE: "local", API_URL: apiUrl }), noPages, folder);
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  await traced.inject({
    method: "POST",
    url: "/graphql",
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
    payload: {},
  });
  await traced.inject("/assets/page-1a2b3c.js");
  await traced.close();
  await tracing.close();
  await collector.stop();
  const [span] = collector.spans;
  expect(collector.spans).toHaveLength(1);
  expect(span).toMatchObject({ name: "POST /graphql", traceId, parentSpanId: "00f067aa0ba902b7" });
  expect(lastRequest?.headers["traceparent"]).toBe(`00-${traceId}-${span?.spanId}-01`);
});
