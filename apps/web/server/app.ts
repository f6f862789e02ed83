import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import httpProxy from "@fastify/http-proxy";
import staticFiles from "@fastify/static";
import {
  closeConnectionsOnStop,
  getTraceparent,
  maskUnexpectedErrors,
  measureRequests,
  RETRY_AFTER_SECONDS,
  traceRequests,
} from "@photomap/process";
import { createRequestListener, type RequestListenerOptions } from "@react-router/node";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { BUSINESS_ID_HEADER } from "../src/platform/brand/brand.ts";
import type { WebConfig } from "./config.server.ts";
import { refuseForeignChanges } from "./foreign-requests.ts";
import {
  DEVELOPER_PAGES,
  DEVELOPMENT_PATH,
  EVENTS_PATH,
  FORWARDED_PATHS,
} from "./forwarded-paths.ts";
import { createHttpsRedirect } from "./insecure-requests.ts";
import { log } from "./log.server.ts";
import { discardUnreadBody, refuseLargeApiRequests, refuseLargeForms } from "./request-bodies.ts";
import { REQUEST_ID_HEADER } from "./request-id.server.ts";
import { resolveBrandId } from "./resolve-brand.server.ts";
import {
  createSecurityHeaders,
  createWorkerPolicy,
  HEIC_WORKER_POLICY,
} from "./security-headers.server.ts";
import { SERVICE_WORKER_FILE, serveServiceWorker } from "./service-worker-route.ts";
import { rewriteShareUrl } from "./share-url.ts";

/** A name or an address, with or without a port. Node accepts more, such as credentials. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The parser of addresses also refuses ports above 65535 and numbers that are no IP address. */
function isValidHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

const CLIENT_FILES = fileURLToPath(new URL("../build/client", import.meta.url));

export async function createApp(
  config: WebConfig,
  build: RequestListenerOptions["build"],
  clientFiles = CLIENT_FILES,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    requestTimeout: 30_000,
  });
  const headers = createSecurityHeaders(config.STAGE);
  app.addHook("onRequest", async ({ id }, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, id);
  });
  app.addHook("onRequest", async ({ host }, reply) => {
    if (host === undefined || host === "" || isValidHost(host)) return undefined;
    return reply.code(400).type("text/plain").send("This host name is not valid.");
  });
  // Only proxies get a whole address, and "*" is for servers: pages append the target to the host.
  app.addHook("onRequest", async ({ url }, reply) => {
    if (url.startsWith("/")) return undefined;
    return reply.code(400).type("text/plain").send("This request target is not valid.");
  });
  // Without trusted proxies the protocol of the browser is unknown.
  if (config.STAGE !== "local" && config.TRUSTED_PROXIES.length > 0) {
    app.addHook("onRequest", createHttpsRedirect(config));
  }
  app.get("/healthz", async () => ({ status: "ok" }));
  maskUnexpectedErrors(app);
  measureRequests(app);
  traceRequests(app);
  closeConnectionsOnStop(app, EVENTS_PATH);
  const workerPolicy = createWorkerPolicy(config);
  await serveClientFiles(app, clientFiles, workerPolicy);
  serveServiceWorker(app, {
    folder: clientFiles,
    policy: workerPolicy,
    mode: config.SERVICE_WORKER,
  });
  await forwardToApi(app, config);
  await servePages(app, build, headers);
  return app;
}

const WORKER_SCRIPT = /\.worker-[\w-]+\.js(\.\w+)?$/;
const HEIC_SCRIPT = /\/heic-worker-[^/]+\.js(\.\w+)?$/;

async function serveClientFiles(
  app: FastifyInstance,
  folder: string,
  workerPolicy: string,
): Promise<void> {
  // File names below /assets contain a content hash, so they can be cached forever.
  await app.register(staticFiles, {
    root: `${folder}/assets`,
    prefix: "/assets/",
    immutable: true,
    maxAge: "1y",
    preCompressed: true,
    setHeaders: (reply, path) => {
      if (WORKER_SCRIPT.test(path)) reply.header("content-security-policy", workerPolicy);
      if (HEIC_SCRIPT.test(path)) reply.header("content-security-policy", HEIC_WORKER_POLICY);
    },
  });
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    globIgnore: ["assets/**", SERVICE_WORKER_FILE],
    maxAge: "1h",
    decorateReply: false,
  });
}

/**
 * Event streams can be idle for any length of time. Each one has a connection of its own: the
 * default of 128 would leave further viewers without an answer. The API limits them by network.
 */
const STREAM_CONNECTIONS = { bodyTimeout: 0, connections: null };

async function forwardToApi(app: FastifyInstance, config: WebConfig): Promise<void> {
  const paths = config.DEVELOPMENT ? [...FORWARDED_PATHS, DEVELOPMENT_PATH] : FORWARDED_PATHS;
  for (const prefix of paths) {
    await app.register(httpProxy, {
      upstream: config.API_URL,
      prefix,
      rewritePrefix: prefix,
      // oxlint-disable-next-line typescript/no-misused-promises -- Fastify awaits it
      preHandler: refuseLargeApiRequests,
      undici: prefix === EVENTS_PATH ? STREAM_CONNECTIONS : {},
      replyOptions: {
        onError: (reply, { error }) => {
          reply.log.error({ err: error }, "The API did not answer");
          reply
            .code(503)
            .header("retry-after", RETRY_AFTER_SECONDS)
            .send({
              errors: [{ message: "We can't reach our service right now. Try again in a moment." }],
            });
        },
        rewriteRequestHeaders: (request, sent) => ({
          ...sent,
          [BUSINESS_ID_HEADER]: resolveBrandId(
            request.headers[BUSINESS_ID_HEADER],
            request.hostname,
            config,
          ),
          "x-forwarded-for": request.ip,
          "x-forwarded-host": request.host,
          "x-forwarded-proto": request.protocol,
          [REQUEST_ID_HEADER]: request.id,
          ...createTraceHeader(),
        }),
      },
    });
  }
}

/** The trace of this process, which the API continues; without one, it continues the browser's. */
function createTraceHeader(): Record<string, string> {
  const traceparent = getTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}

const SHARE_KEY = /[?&]k=/;

/** Pages that say noindex. robots.txt allows projects, because link previews need the page. */
const PERSONAL_PAGE = /^\/(?:p|checkout|order|account|create|collaborate)(?:[/?]|$)/i;

/** Pages whose address gives access to an order or its checkout. */
const KEYED_PAGE = /^\/(?:checkout|order)\//i;

/** NUL becomes the replacement character, as in HTML: PostgreSQL refuses texts with NUL. */
function replaceNulCharacters(url: string): string {
  return url.replaceAll("%00", encodeURIComponent("\uFFFD"));
}

async function servePages(
  app: FastifyInstance,
  build: RequestListenerOptions["build"],
  headers: Record<string, string>,
): Promise<void> {
  const render = createRequestListener({ build });
  await app.register(async (pages) => {
    pages.addHook("onRequest", refuseForeignChanges);
    pages.addHook("onRequest", refuseLargeForms);
    // React Router reads the body itself.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser("*", (_request, _payload, done) => done(null));
    pages.all("/*", renderPage);
    for (const path of DEVELOPER_PAGES) {
      pages.all(path, renderPage);
      pages.all(`${path}.data`, renderPage);
    }
  });

  function renderPage(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    // Loaders forward it to the API, which limits requests by network.
    request.raw.headers["x-forwarded-for"] = request.ip;
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    // The header of the client is overwritten: loaders read it and pass it on.
    request.raw.headers[REQUEST_ID_HEADER] = request.id;
    Object.assign(request.raw.headers, createTraceHeader());
    reply.raw.setHeader(REQUEST_ID_HEADER, request.id);
    // Pages contain data of the signed-in user.
    reply.raw.setHeader("cache-control", "private, no-cache");
    // The key of a share link is a part of the address until it is exchanged for a cookie.
    if (SHARE_KEY.test(request.url) || KEYED_PAGE.test(request.url)) {
      reply.raw.setHeader("referrer-policy", "no-referrer");
    }
    if (PERSONAL_PAGE.test(request.url)) reply.raw.setHeader("x-robots-tag", "noindex");
    // The address of a ticket has its key too. Its form needs an origin, which "no-referrer" hides.
    if (request.url.startsWith("/contact/tickets/")) {
      reply.raw.setHeader("referrer-policy", "same-origin");
      reply.raw.setHeader("x-robots-tag", "noindex");
    }
    discardUnreadBody(request.raw, reply.raw);
    request.raw.url = rewriteShareUrl(replaceNulCharacters(request.url));
    render(request.raw, reply.raw);
  }
}
