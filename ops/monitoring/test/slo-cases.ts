import { SLOS } from "../slos.ts";
import type { AlertCase } from "./alert-case.ts";

const OPERATIONS = "graphql_operation_duration_seconds";
const REQUESTS = "http_request_duration_seconds_count";
const EVENTS = 100_000;

/** Series in which each step has `factor` times the bad events that each objective allows. */
function writeSeries(factor: number): Record<string, string> {
  const bad = (id: string) => {
    const { objective } = SLOS.find((slo) => slo.id === id) ?? { objective: 1 };
    return Math.round(EVENTS * (1 - objective) * factor);
  };
  const all = `0+${EVENTS}x60`;
  const good = (id: string) => `0+${EVENTS - bad(id)}x60`;
  const save = 'operation="updateFile",outcome="ok"';
  const permit = 'operation="presignedImageUpload",outcome="ok"';
  return {
    [`${REQUESTS}{job="api",route="/graphql",status="200"}`]: all,
    [`${REQUESTS}{job="api",route="/healthz",status="500"}`]: all,
    [`${OPERATIONS}_count{operation="getMap",outcome="error"}`]: `0+${bad("api-availability")}x60`,
    [`${OPERATIONS}_bucket{${save},le="0.3"}`]: good("save-latency"),
    [`${OPERATIONS}_bucket{${save},le="0.8"}`]: good("save-latency-limit"),
    [`${OPERATIONS}_count{${save}}`]: all,
    [`${OPERATIONS}_bucket{${permit},le="0.1"}`]: good("upload-permit-latency"),
    [`${OPERATIONS}_count{${permit}}`]: all,
    'photo_visible_seconds_bucket{le="30"}': good("photo-visible"),
    photo_visible_seconds_count: all,
    'job_latency_seconds_bucket{queue="render-print",le="60"}': good("print-latency"),
    'job_latency_seconds_count{queue="render-print"}': all,
  };
}

const STATES = [
  { name: "budgets are spent in two days", factor: 16, isFast: true, isSpent: true },
  { name: "half of the budgets is spent in a month", factor: 0.5, isFast: true, isSpent: false },
  { name: "budgets are spent in a week", factor: 4, isFast: false, isSpent: true },
  { name: "a third of the budgets is spent", factor: 0.3, isFast: false, isSpent: false },
] as const;

export const SLO_CASES: readonly AlertCase[] = [
  ...STATES.flatMap(({ name, factor, isFast, isSpent }) =>
    SLOS.map(({ id, alert }) => ({
      name,
      alert: `${alert}${isFast ? "BurnsFast" : "BurnsSlowly"}`,
      series: writeSeries(factor),
      at: isFast ? "70m" : "26h",
      step: isFast ? ("2m" as const) : ("1h" as const),
      fires: isSpent ? [{ severity: isFast ? "page" : "ticket", slo: id }] : [],
    })),
  ),
  ...SLOS.map(({ alert }) => ({
    name: "nothing is requested",
    alert: `${alert}BurnsFast`,
    series: Object.fromEntries(Object.keys(writeSeries(0)).map((series) => [series, "5x60"])),
    at: "70m",
    step: "2m" as const,
    fires: [],
  })),
];
