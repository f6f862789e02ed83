import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createGzip } from "node:zlib";
import islandScripts from "virtual:island-scripts";
import { RETRY_AFTER_SECONDS } from "@photomap/process";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { config } from "../../server/config.server.ts";
import { log } from "../../server/log.server.ts";
import { getRequestId } from "../../server/request-id.server.ts";
import { resolveBrand } from "../../server/resolve-brand.server.ts";
import { createPagePolicy } from "../../server/security-headers.server.ts";
import { NonceContext } from "../platform/document/nonce.ts";
import { IslandRendererContext } from "./islands/island-renderer.ts";
import { createIslandRenderer } from "./islands/render-island.server.tsx";
import { APP_SHELL_URL } from "./service-worker/precache.ts";

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const isShell = new URL(request.url).pathname === APP_SHELL_URL;
  const context = isShell ? createShellContext(routerContext) : routerContext;
  const nonce = randomBytes(16).toString("base64");
  const isCompressed = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("vary", "accept-encoding");
  if (status === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
  if (isCompressed) headers.set("content-encoding", "gzip");
  // The development server adds inline scripts and styles without a nonce.
  if (!import.meta.env.DEV) {
    const policy = createPagePolicy(config, { nonce, requestId: getRequestId(request) });
    for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  }
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));

  const renderIsland = import.meta.env.DEV
    ? undefined
    : createIslandRenderer(request.url, islandScripts);
  // Crawlers get the complete page; browsers get the shell first.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    let statusCode = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <IslandRendererContext value={renderIsland}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </IslandRendererContext>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          // React flushes the compressor after each chunk, so the shell is not buffered.
          const body = isCompressed ? createGzip() : new PassThrough();
          body.once("end", () => clearTimeout(timeout));
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: statusCode, headers }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          statusCode = 500;
          log.error(describeFailure(error, request), "A page failed while rendering");
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

const SERVER_MODE = '"isSpaMode":false';

/** Returns the context of a page built without a server, so that hydration works at any address. */
function createShellContext(context: EntryContext): EntryContext {
  const { serverHandoffString } = context;
  if (serverHandoffString?.includes(SERVER_MODE) !== true) {
    throw new Error("React Router does not write its mode into the page any more");
  }
  return {
    ...context,
    isSpaMode: true,
    serverHandoffString: serverHandoffString.replace(SERVER_MODE, '"isSpaMode":true'),
  };
}

export function handleError(error: unknown, { request }: { request: Request }): void {
  // Aborted requests and thrown responses such as 404 are not failures.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error(describeFailure(error, request), "A request failed");
}

function describeFailure(error: unknown, request: Request) {
  return {
    err: error,
    path: new URL(request.url).pathname,
    reqId: getRequestId(request),
    businessId: resolveBrand(request, config).id,
  };
}
