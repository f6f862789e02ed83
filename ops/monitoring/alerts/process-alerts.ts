import type { Alert } from "../rule.ts";

const APPS = ["api", "images", "web", "worker"];
const ANY_APP = `job=~"${APPS.join("|")}"`;

export const PROCESS_ALERTS: readonly Alert[] = [
  ...APPS.map((job) => ({
    alert: "AppDown",
    expr: `(sum(up{job="${job}"}) or vector(0)) < 1`,
    for: "1m",
    severity: "page" as const,
    labels: { job },
    summary: "No process of an app answers",
    runbook: "app-down",
  })),
  {
    alert: "ReplicasNotReady",
    expr: `kube_deployment_status_replicas_available{deployment=~"${APPS.join("|")}"} < 0.7 * kube_deployment_spec_replicas`,
    for: "5m",
    severity: "page",
    summary: "Fewer than 70 % of an app's processes are ready",
    runbook: "replicas-not-ready",
  },
  {
    alert: "ProcessRestartsOften",
    expr: `changes(process_start_time_seconds{${ANY_APP}}[30m]) > 3`,
    severity: "ticket",
    summary: "A process keeps restarting",
    runbook: "process-restarts-often",
  },
  {
    alert: "EventLoopBlocked",
    expr: 'max by (job) (nodejs_eventloop_lag_p99_seconds{job=~"api|web"}) > 0.2',
    for: "5m",
    severity: "ticket",
    summary: "A process blocks its event loop, and requests wait",
    runbook: "event-loop-blocked",
  },
  {
    alert: "DatabasePoolExhausted",
    expr: "histogram_quantile(0.95, sum by (job, le) (rate(database_pool_wait_seconds_bucket[5m]))) > 0.1",
    for: "5m",
    severity: "ticket",
    summary: "Statements wait for a database connection",
    runbook: "database-pool-exhausted",
  },
];
