import type { Alert, Severity } from "../rule.ts";

/** The queues, with the seconds their oldest job may wait; workers are added far earlier. */
const LANES: readonly { readonly queue: string; readonly seconds: number; severity: Severity }[] = [
  { queue: "render-interactive", seconds: 60, severity: "page" },
  { queue: "ingest-photo", seconds: 60, severity: "page" },
  { queue: "send-mail", seconds: 300, severity: "page" },
  { queue: "render-print", seconds: 600, severity: "page" },
  { queue: "render-sticker-sheets", seconds: 1800, severity: "ticket" },
  { queue: "render-backfill", seconds: 21_600, severity: "ticket" },
];

const countDone = (queue: string, window: string) =>
  `sum(increase(job_duration_seconds_count{queue="${queue}",outcome="done"}[${window}]))`;

const JOBS_WITH_A_SCHEDULE = ["expire-orders", "reconcile-payments", "purge-sessions"];

export const QUEUE_ALERTS: readonly Alert[] = [
  ...LANES.map(({ queue, seconds, severity }) => ({
    alert: "QueueJobsWait",
    expr: `max by (queue) (queue_oldest_job_seconds{queue="${queue}"}) > ${seconds}`,
    for: "2m",
    severity,
    summary: "Jobs wait too long: workers are missing, slow or stuck",
    runbook: "queue-jobs-wait",
  })),
  {
    alert: "QueueStateUnknown",
    expr: "absent(queue_oldest_job_seconds)",
    for: "5m",
    severity: "page",
    summary: "No worker reports the state of the queues",
    runbook: "queue-state-unknown",
  },
  {
    alert: "JobsFail",
    expr: 'sum by (queue) (increase(job_duration_seconds_count{outcome="failed"}[15m])) > 0',
    severity: "ticket",
    summary: "A job failed its last attempt",
    runbook: "jobs-fail",
  },
  {
    alert: "DeadLetters",
    expr: 'sum by (queue) (increase(job_duration_seconds_count{queue=~"render-failed|sticker-sheets-failed"}[15m])) > 0',
    severity: "ticket",
    summary: "A render failed for good",
    runbook: "dead-letters",
  },
  ...JOBS_WITH_A_SCHEDULE.map((queue) => ({
    alert: "ScheduledJobMissing",
    // The increase of a missing series is empty, which is not less than 1.
    expr: `(${countDone(queue, "2h")} or vector(0)) < 1`,
    for: "10m",
    severity: "page" as const,
    labels: { queue },
    summary: "A scheduled job has not finished for two hours",
    runbook: "scheduled-job-missing",
  })),
  {
    alert: "PaymentsDiffer",
    expr: "increase(payment_differences_total[30m]) > 0",
    severity: "page",
    summary: "Payments don't match their orders: money without an order, or the reverse",
    runbook: "payments-differ",
  },
  {
    alert: "PaymentDisputed",
    expr: "sum(increase(payment_disputes_total[30m])) > 0",
    severity: "ticket",
    summary: "A buyer contests a payment with the bank",
    runbook: "payment-disputed",
  },
  {
    alert: "StickersForgotten",
    expr: "sum(increase(forgotten_sticker_orders_total[30m])) > 0",
    severity: "ticket",
    summary: "Paid stickers were shipped without being made, or have waited for two weeks",
    runbook: "stickers-forgotten",
  },
  {
    alert: "MailRefused",
    expr: 'sum(increase(mail_deliveries_total{delivery="mail-refused"}[30m])) > 0',
    severity: "ticket",
    summary: "The mail server refuses emails because of their content or sender",
    runbook: "mail-refused",
  },
];
