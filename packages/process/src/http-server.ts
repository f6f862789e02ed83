import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isBrandId } from "@photomap/design";
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import type { Logger } from "pino";
import { closeConnectionsOnStop } from "./http-connections.ts";
import { maskUnexpectedErrors } from "./masked-errors.ts";
import { measureRequests } from "./metrics.ts";
import { traceRequests } from "./tracing/trace-requests.ts";

export interface HttpServerOptions {
  readonly log: Logger;
  readonly bodyLimitBytes: number;
  /** The proxies whose forwarded client address is trusted; none by default. */
  readonly trustedProxies?: readonly string[];
}

const REQUEST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id that the web server gave the request, so that both log the same one. */
function findRequestId({ headers }: IncomingMessage): string | undefined {
  const id = headers["x-request-id"];
  return typeof id === "string" && REQUEST_ID.test(id) ? id : undefined;
}

/** Creates a server for browsers, with request ids, masked errors and measured requests. */
export function createHttpServer({
  log,
  bodyLimitBytes,
  trustedProxies = [],
}: HttpServerOptions): FastifyInstance {
  // The wider type keeps pino's logger out of every signature.
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    bodyLimit: bodyLimitBytes,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // The address of a photo contains the encoded request as one parameter.
    routerOptions: { maxParamLength: 1000 },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => (trustedProxies.length > 0 && findRequestId(request)) || randomUUID(),
    childLoggerFactory: (logger, bindings, childOptions, { headers }) => {
      const brand = headers["x-business-id"];
      return logger.child(
        isBrandId(brand) ? { ...bindings, businessId: brand } : bindings,
        childOptions,
      );
    },
    requestTimeout: 30_000,
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  maskUnexpectedErrors(app);
  measureRequests(app);
  traceRequests(app);
  closeConnectionsOnStop(app);
  app.get("/healthz", () => ({ status: "ok" }));
  return app;
}
