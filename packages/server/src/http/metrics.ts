import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Of this process; the management server serves them. */
export const metrics = new Registry();

collectDefaultMetrics({ register: metrics });

export const requestDuration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time to answer a request",
  labelNames: ["method", "route", "status"],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [metrics],
});
