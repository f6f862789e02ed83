import type { Alert, RecordingRule, Severity } from "./rule.ts";

export interface Slo {
  /** The name of the objective and of its runbook. */
  readonly id: string;
  readonly title: string;
  /** The share of good events within 30 days. */
  readonly objective: number;
  /** PromQL for the share of bad events within a window. */
  readonly badRatio: (window: string) => string;
  readonly alert: string;
}

const SAVES = 'operation=~"updateFile|createFile"';
const PERMITS = 'operation="presignedImageUpload"';

export const SLOS: readonly Slo[] = [
  {
    id: "api-availability",
    title: "The API answers without an error",
    objective: 0.9995,
    badRatio: measureFailures,
    alert: "ApiAvailability",
  },
  {
    id: "save-latency",
    title: "A save takes less than 300 ms",
    objective: 0.95,
    badRatio: (window) => measureSlow("graphql_operation_duration_seconds", SAVES, "0.3", window),
    alert: "SaveLatency",
  },
  {
    id: "save-latency-limit",
    title: "A save takes less than 800 ms",
    objective: 0.99,
    badRatio: (window) => measureSlow("graphql_operation_duration_seconds", SAVES, "0.8", window),
    alert: "SaveLatencyLimit",
  },
  {
    id: "upload-permit-latency",
    title: "The permit of an upload takes less than 100 ms",
    objective: 0.95,
    badRatio: (window) => measureSlow("graphql_operation_duration_seconds", PERMITS, "0.1", window),
    alert: "UploadPermitLatency",
  },
  {
    id: "photo-visible",
    title: "A photo is visible to others within 30 s of the permit of its upload",
    objective: 0.95,
    badRatio: (window) => measureSlow("photo_visible_seconds", "", "30", window),
    alert: "PhotoVisible",
  },
  {
    id: "print-latency",
    title: "A print is drawn within 60 s",
    objective: 0.95,
    badRatio: (window) => measureSlow("job_latency_seconds", 'queue="render-print"', "60", window),
    alert: "PrintLatency",
  },
];

/** Counts failed operations, which have the HTTP status 200, and other failures, from status 500. */
function measureFailures(window: string): string {
  const http = "http_request_duration_seconds_count";
  const failed = `sum(rate(${http}{job="api",route!~"/(graphql|healthz)",status=~"5.."}[${window}]))`;
  const operations = `sum(rate(graphql_operation_duration_seconds_count{outcome="error"}[${window}]))`;
  const all = `sum(rate(${http}{job="api",route!="/healthz"}[${window}]))`;
  return `((${failed} or vector(0)) + (${operations} or vector(0))) / ${all}`;
}

function measureSlow(histogram: string, selector: string, bound: string, window: string): string {
  const labels = [selector, `le="${bound}"`].filter((label) => label !== "").join(",");
  const fast = `sum(rate(${histogram}_bucket{${labels}}[${window}]))`;
  return `1 - ${fast} / sum(rate(${histogram}_count{${selector}}[${window}]))`;
}

interface Burn {
  readonly suffix: string;
  readonly severity: Severity;
  /** Pairs of windows: the long one shows that it matters, the short one that it continues. */
  readonly windows: readonly (readonly [long: string, short: string, factor: number])[];
}

/** A factor of 14.4 spends a month's budget in two days, 6 in five, 3 in ten, 1 in thirty. */
const BURNS: readonly Burn[] = [
  {
    suffix: "BurnsFast",
    severity: "page",
    windows: [
      ["1h", "5m", 14.4],
      ["6h", "30m", 6],
    ],
  },
  {
    suffix: "BurnsSlowly",
    severity: "ticket",
    windows: [
      ["1d", "2h", 3],
      ["3d", "6h", 1],
    ],
  },
];

const WINDOWS = BURNS.flatMap(({ windows }) => windows.flatMap(([long, short]) => [long, short]));

export function nameRatio(window: string): string {
  return `slo:bad_events:ratio_rate${window}`;
}

export function createSloRecordings(): RecordingRule[] {
  return SLOS.flatMap(({ id, badRatio }) =>
    WINDOWS.map((window) => ({
      record: nameRatio(window),
      expr: badRatio(window),
      labels: { slo: id },
    })),
  );
}

export function createSloAlerts(): Alert[] {
  return SLOS.flatMap((slo) => BURNS.map((burn) => createBurnAlert(slo, burn)));
}

function createBurnAlert({ id, title, objective, alert }: Slo, burn: Burn): Alert {
  const { suffix, severity, windows } = burn;
  const budget = Number((1 - objective).toFixed(6));
  const exceeds = (window: string, factor: number) =>
    `${nameRatio(window)}{slo="${id}"} > ${Number((factor * budget).toFixed(6))}`;
  const pairs = windows.map(
    ([long, short, factor]) => `(${exceeds(long, factor)} and ${exceeds(short, factor)})`,
  );
  return {
    alert: `${alert}${suffix}`,
    expr: pairs.join(" or "),
    for: "2m",
    severity,
    summary: `Objective missed too often: ${title}`,
    runbook: id,
  };
}
