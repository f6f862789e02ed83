import { type Span, SpanStatusCode } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isTracing, runInSpan, type SpanAttributes, startSpan } from "./spans.ts";

/** Matches probes and files of the build. */
const UNTRACED = /^\/(?:healthz|assets\/)/;

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * Traces each request as a span in the trace that its sender began. Tracing has to be started
 * before.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const { traceparent } = request.headers;
    const span = UNTRACED.test(route)
      ? undefined
      : startSpan(`${request.method} ${route}`, {
          kind: "server",
          facts: { "http.request.method": request.method, "http.route": route },
          traceparent: typeof traceparent === "string" ? traceparent : undefined,
        });
    if (span !== undefined) spans.set(request, span);
    done();
  });
  // After the body was read: its events belong to the connection, not to the request.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else runInSpan(span, done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const facts: SpanAttributes = { "http.response.status_code": reply.statusCode };
    const span = spans.get(request)?.setAttributes({ ...facts });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}
