import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isBusinessId } from "@photomap/design";
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  fastify,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

export interface HttpServerOptions {
  readonly log: Logger;
  /** Named checks that must pass before the process accepts traffic. */
  readonly readiness: ReadinessChecks;
  /** Services without which the process works with restrictions. */
  readonly optionalReadiness?: ReadinessChecks;
  readonly bodyLimitBytes: number;
  /** Proxies whose forwarded client address is trusted; none by default. */
  readonly trustedProxies?: readonly string[];
}

const READINESS_TIMEOUT_MS = 2000;

const REQUEST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that the web server gave the request, so that both log the same one. */
function findRequestId({ headers }: IncomingMessage): string | undefined {
  const id = headers["x-request-id"];
  return typeof id === "string" && REQUEST_ID.test(id) ? id : undefined;
}

/** An HTTP server with request ids, health, readiness and metrics. */
export function createHttpServer({
  log,
  readiness,
  optionalReadiness = {},
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
      const businessId = headers["x-business-id"];
      return logger.child(
        isBusinessId(businessId) ? { ...bindings, businessId } : bindings,
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
  addMetrics(app);
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const [failed = [], degraded = []] = await Promise.all(
      [readiness, optionalReadiness].map(findFailedChecks),
    );
    const ready = failed.length === 0;
    return reply.code(ready ? 200 : 503).send({ ready, failed, degraded });
  });
  return app;
}

/** Sent instead of the text of an unexpected error, which may contain data of other users. */
export const MASKED_ERROR = "Something went wrong. Please try again.";

function maskUnexpectedErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) return reply.send(error);
    request.log.error({ err: error }, "unexpected error");
    const extensions = { requestId: request.id };
    return reply.code(statusCode).send({ errors: [{ message: MASKED_ERROR, extensions }] });
  });
}

async function findFailedChecks(readiness: ReadinessChecks): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(readiness).map(async ([name, check]) => {
      const timeout = AbortSignal.timeout(READINESS_TIMEOUT_MS);
      const late = new Promise<never>((_resolve, reject) => {
        timeout.addEventListener("abort", () => reject(new Error(`${name} did not answer`)));
      });
      return Promise.race([check(), late]).then(
        () => [],
        () => [name],
      );
    }),
  );
  return results.flat();
}

function addMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer a request",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const labels = { method: request.method, route, status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    if (route !== "/healthz" && route !== "/readyz" && route !== "/metrics") {
      request.log.info({ ...labels, ms: Math.round(reply.elapsedTime) }, "answered");
    }
    done();
  });
  app.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
