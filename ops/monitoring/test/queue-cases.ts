import type { AlertCase } from "./alert-case.ts";

const age = (queue: string, instance = "a") =>
  `queue_oldest_job_seconds{job="worker",instance="${instance}",queue="${queue}"}`;
const jobs = (queue: string, outcome: string) =>
  `job_duration_seconds_count{queue="${queue}",outcome="${outcome}"}`;

const LIMITS: readonly (readonly [queue: string, seconds: number, severity: string])[] = [
  ["render-interactive", 60, "page"],
  ["ingest-photo", 60, "page"],
  ["send-mail", 300, "page"],
  ["render-print", 600, "page"],
  ["render-sticker-sheets", 1800, "ticket"],
  ["render-backfill", 21_600, "ticket"],
];

export const QUEUE_CASES: readonly AlertCase[] = [
  ...LIMITS.flatMap(([queue, seconds, severity]) => [
    {
      name: `${queue} waits too long, seen by two workers`,
      alert: "QueueJobsWait",
      series: { [age(queue)]: `${seconds + 1}x20`, [age(queue, "b")]: `${seconds + 1}x20` },
      at: "10m",
      fires: [{ severity, queue }],
    },
    {
      name: `${queue} waits as long as it may`,
      alert: "QueueJobsWait",
      series: { [age(queue)]: `${seconds}x20` },
      at: "10m",
      fires: [],
    },
  ]),
  {
    name: "a lane without a limit waits",
    alert: "QueueJobsWait",
    series: { [age("purge-carts")]: "90000x20" },
    at: "10m",
    fires: [],
  },
  {
    name: "no worker reports queues",
    alert: "QueueStateUnknown",
    series: { up: "1x20" },
    at: "10m",
    fires: [{ severity: "page" }],
  },
  {
    name: "a worker reports queues",
    alert: "QueueStateUnknown",
    series: { [age("send-mail")]: "0x20" },
    at: "10m",
    fires: [],
  },
  {
    name: "the first failure after the start",
    alert: "JobsFail",
    series: { [jobs("send-mail", "failed")]: "0 0 0 1 1 1 1 1" },
    at: "6m",
    fires: [{ severity: "ticket", queue: "send-mail" }],
  },
  {
    name: "retries and an old failure",
    alert: "JobsFail",
    series: { [jobs("send-mail", "failed")]: "1x60", [jobs("send-mail", "retried")]: "0+5x60" },
    at: "30m",
    fires: [],
  },
  {
    name: "a drawing is given up",
    alert: "DeadLetters",
    series: { [jobs("render-failed", "done")]: "0 0 0 1 1 1 1 1" },
    at: "6m",
    fires: [{ severity: "ticket", queue: "render-failed" }],
  },
  {
    name: "drawings are done",
    alert: "DeadLetters",
    series: { [jobs("render-print", "done")]: "0+5x60", [jobs("render-failed", "done")]: "0x60" },
    at: "30m",
    fires: [],
  },
  {
    name: "payments are not compared",
    alert: "ScheduledJobMissing",
    series: {
      [jobs("expire-orders", "done")]: "0+1x300",
      [jobs("purge-sessions", "done")]: "0+1x300",
      [jobs("reconcile-payments", "done")]: "7x300",
    },
    at: "200m",
    fires: [{ severity: "page", queue: "reconcile-payments" }],
  },
  {
    name: "scheduled jobs are done",
    alert: "ScheduledJobMissing",
    series: {
      [jobs("expire-orders", "done")]: "0+1x300",
      [jobs("purge-sessions", "done")]: "0+1x300",
      [jobs("reconcile-payments", "done")]: "0+1x300",
    },
    at: "200m",
    fires: [],
  },
  {
    name: "a payment differs",
    alert: "PaymentsDiffer",
    series: { 'payment_differences_total{job="worker"}': "0 0 0 1 1 1 1" },
    at: "5m",
    fires: [{ severity: "page", job: "worker" }],
  },
  {
    name: "no payment differs",
    alert: "PaymentsDiffer",
    series: { 'payment_differences_total{job="worker"}': "0x60" },
    at: "30m",
    fires: [],
  },
  {
    name: "a buyer disputes a payment",
    alert: "PaymentDisputed",
    series: { 'payment_disputes_total{job="api"}': "0 0 0 1 1 1 1" },
    at: "5m",
    fires: [{ severity: "ticket" }],
  },
  {
    name: "no payment is disputed",
    alert: "PaymentDisputed",
    series: { 'payment_disputes_total{job="api"}': "0x60" },
    at: "30m",
    fires: [],
  },
  {
    name: "paid stickers were not made",
    alert: "StickersForgotten",
    series: { 'forgotten_sticker_orders_total{job="worker"}': "0 0 0 2 2 2 2" },
    at: "5m",
    fires: [{ severity: "ticket" }],
  },
  {
    name: "all paid stickers were made",
    alert: "StickersForgotten",
    series: { 'forgotten_sticker_orders_total{job="worker"}': "0x60" },
    at: "30m",
    fires: [],
  },
  {
    name: "a mail is refused",
    alert: "MailRefused",
    series: { 'mail_deliveries_total{delivery="mail-refused"}': "0 0 0 1 1 1 1" },
    at: "5m",
    fires: [{ severity: "ticket" }],
  },
  {
    name: "mails are sent, and addresses refused",
    alert: "MailRefused",
    series: {
      'mail_deliveries_total{delivery="mail-refused"}': "0x60",
      'mail_deliveries_total{delivery="sent"}': "0+5x60",
      'mail_deliveries_total{delivery="address-refused"}': "0+1x60",
    },
    at: "30m",
    fires: [],
  },
];
