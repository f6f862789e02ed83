import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Of this process; the management server serves them. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

const requestDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
});

/** By route, not by address: an address may contain a secret. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    const labels = { method: request.method, route, status: reply.statusCode };
    requestDuration.observe(labels, reply.elapsedTime / 1000);
    if (route !== "/healthz") {
      request.log.info({ ...labels, ms: Math.round(reply.elapsedTime) }, "answered");
    }
    done();
  });
}
