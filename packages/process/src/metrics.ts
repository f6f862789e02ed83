import type { FastifyInstance } from "fastify";
import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from "prom-client";

/** The metrics of this process, which the management server serves. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

/**
 * Adds a histogram. Labels must have a known set of values: each combination is stored as its own
 * series.
 */
export function addHistogram<Label extends string>(
  settings: HistogramConfiguration<Label>,
): Histogram<Label> {
  return new Histogram({ ...settings, registers: [metrics] });
}

export function addCounter<Label extends string>(
  settings: CounterConfiguration<Label>,
): Counter<Label> {
  return new Counter({ ...settings, registers: [metrics] });
}

export function addGauge<Label extends string>(settings: GaugeConfiguration<Label>): Gauge<Label> {
  return new Gauge({ ...settings, registers: [metrics] });
}

const requestDuration = addHistogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

/** Measures requests by route, not by address: an address may contain a secret. */
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
