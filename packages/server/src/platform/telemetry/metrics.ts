import { addCounter, addGauge, addHistogram } from "@photomap/process";

/**
 * The time to answer an operation, with the limits of docs/monitoring.md as bounds: 100, 300 and
 * 800 ms.
 */
export const operationDuration = addHistogram({
  name: "graphql_operation_duration_seconds",
  help: "Time to answer an operation of the client, by its name and outcome",
  labelNames: ["operation", "outcome"],
  buckets: [0.025, 0.05, 0.1, 0.3, 0.8, 2, 10],
});

/**
 * The time of a job's attempt. The label is not named job, which Prometheus uses for the process.
 */
export const jobDuration = addHistogram({
  name: "job_duration_seconds",
  help: "Time that one attempt of a job took; outcome is done, retried or failed",
  labelNames: ["queue", "outcome"],
  buckets: [0.05, 0.2, 1, 5, 15, 60, 300, 1800],
});

/** The time until a job was done, with the wait in the queue and earlier attempts. */
export const jobLatency = addHistogram({
  name: "job_latency_seconds",
  help: "Time from enqueueing a job until it was done",
  labelNames: ["queue"],
  buckets: [0.2, 1, 2, 5, 15, 30, 60, 300, 1800, 7200],
});

export const photoVisibleDuration = addHistogram({
  name: "photo_visible_seconds",
  help: "Time from the permit of an upload until other people can see the photo",
  buckets: [1, 2, 5, 10, 30, 60, 300, 1800],
});

export const mailDeliveries = addCounter({
  name: "mail_deliveries_total",
  help: "Mails by what the mail server answered",
  labelNames: ["delivery"],
});

export const paymentDifferences = addCounter({
  name: "payment_differences_total",
  help: "Payments that differ from their order after a comparison",
});

export const paymentDisputes = addCounter({
  name: "payment_disputes_total",
  help: "Payments that buyers contest with their bank, when they become known",
});

export const forgottenStickers = addCounter({
  name: "forgotten_sticker_orders_total",
  help: "Orders with paid stickers that nobody has made, at each daily check",
});

export const poolWaitDuration = addHistogram({
  name: "database_pool_wait_seconds",
  help: "Time until a connection to the database was free",
  buckets: [0.001, 0.01, 0.05, 0.1, 0.5, 1, 5],
});

export const poolWaitingCount = addGauge({
  name: "database_pool_waiting",
  help: "Statements that wait for a connection to the database",
});
