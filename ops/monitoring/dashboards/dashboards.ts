import { nameRatio, SLOS } from "../slos.ts";
import type { Dashboard, Panel } from "./dashboard.ts";

const quantile = (share: number, histogram: string, selector = "", by = "le") =>
  `histogram_quantile(${share}, sum by (${by}) (rate(${histogram}_bucket{${selector}}[5m])))`;

const percentiles = (title: string, histogram: string, selector: string, limit: number): Panel => ({
  title,
  unit: "s",
  limit,
  queries: [0.5, 0.95, 0.99].map((share) => ({
    expr: quantile(share, histogram, selector),
    legend: `${share * 100} %`,
  })),
});

const OPERATIONS = "graphql_operation_duration_seconds";

const OBJECTIVES: Dashboard = {
  uid: "photomap-objectives",
  title: "Photo Map: objectives",
  rows: [
    {
      title: "Share of bad events; the line is what a month allows",
      panels: SLOS.map(({ id, title, objective }) => ({
        title,
        unit: "percentunit" as const,
        limit: Number((1 - objective).toFixed(6)),
        queries: ["5m", "1h", "1d"].map((window) => ({
          expr: `${nameRatio(window)}{slo="${id}"}`,
          legend: window,
        })),
      })),
    },
    {
      title: "Operations",
      panels: [
        percentiles("Saves", OPERATIONS, 'operation=~"updateFile|createFile"', 0.3),
        percentiles("Upload permits", OPERATIONS, 'operation="presignedImageUpload"', 0.1),
        percentiles("Project reads", OPERATIONS, 'operation="getFileWithDesign"', 0.3),
        {
          title: "Operations",
          unit: "reqps",
          queries: [
            {
              expr: `topk(10, sum by (operation) (rate(${OPERATIONS}_count[5m])))`,
              legend: "{{operation}}",
            },
          ],
        },
        {
          title: "Errors by operation",
          unit: "reqps",
          queries: [
            {
              expr: `sum by (operation) (rate(${OPERATIONS}_count{outcome="error"}[5m])) > 0`,
              legend: "{{operation}}",
            },
          ],
        },
        {
          title: "Answers by app and status",
          unit: "reqps",
          queries: [
            {
              expr: 'sum by (job, status) (rate(http_request_duration_seconds_count{route!="/healthz"}[5m]))',
              legend: "{{job}} {{status}}",
            },
          ],
        },
      ],
    },
  ],
};

const LANES: Dashboard = {
  uid: "photomap-lanes",
  title: "Photo Map: lanes and processes",
  rows: [
    {
      title: "Queues",
      panels: [
        {
          title: "Oldest job's age",
          unit: "s",
          queries: [{ expr: "max by (queue) (queue_oldest_job_seconds) > 0", legend: "{{queue}}" }],
        },
        {
          title: "Waiting jobs",
          unit: "short",
          queries: [
            { expr: 'max by (queue) (queue_jobs{state="ready"}) > 0', legend: "{{queue}}" },
          ],
        },
        {
          title: "Failed attempts",
          unit: "ops",
          queries: [
            {
              expr: 'sum by (queue, outcome) (rate(job_duration_seconds_count{outcome!="done"}[5m])) > 0',
              legend: "{{queue}} {{outcome}}",
            },
          ],
        },
        percentiles("From the permit to a visible photo", "photo_visible_seconds", "", 30),
        percentiles(
          "From the request to a print",
          "job_latency_seconds",
          'queue="render-print"',
          60,
        ),
        {
          title: "Job run time, 95%",
          unit: "s",
          queries: [
            { expr: quantile(0.95, "job_duration_seconds", "", "queue, le"), legend: "{{queue}}" },
          ],
        },
      ],
    },
    {
      title: "Mail and money",
      panels: [
        {
          title: "Mails",
          unit: "ops",
          queries: [
            {
              expr: "sum by (delivery) (rate(mail_deliveries_total[5m]))",
              legend: "{{delivery}}",
            },
          ],
        },
        {
          title: "Payments that differ, within a day",
          unit: "short",
          limit: 1,
          queries: [{ expr: "sum(increase(payment_differences_total[1d]))", legend: "payments" }],
        },
      ],
    },
    {
      title: "Processes",
      panels: [
        {
          title: "Processes",
          unit: "short",
          queries: [{ expr: 'sum by (job) (up{job=~"api|images|web|worker"})', legend: "{{job}}" }],
        },
        {
          title: "Event loop lag, 99%",
          unit: "s",
          limit: 0.2,
          queries: [{ expr: "max by (job) (nodejs_eventloop_lag_p99_seconds)", legend: "{{job}}" }],
        },
        {
          title: "Memory",
          unit: "bytes",
          queries: [{ expr: "max by (job) (process_resident_memory_bytes)", legend: "{{job}}" }],
        },
        {
          title: "Processors",
          unit: "short",
          queries: [
            { expr: "sum by (job) (rate(process_cpu_seconds_total[5m]))", legend: "{{job}}" },
          ],
        },
        {
          title: "Wait for a database connection, 95%",
          unit: "s",
          limit: 0.1,
          queries: [
            {
              expr: quantile(0.95, "database_pool_wait_seconds", "", "job, le"),
              legend: "{{job}}",
            },
            { expr: "max by (job) (database_pool_waiting)", legend: "{{job}} waiting" },
          ],
        },
        {
          title: "Starts within an hour",
          unit: "short",
          queries: [
            { expr: "sum by (job) (changes(process_start_time_seconds[1h]))", legend: "{{job}}" },
          ],
        },
      ],
    },
  ],
};

const SERVICES: Dashboard = {
  uid: "photomap-services",
  title: "Photo Map: PostgreSQL, Ceph, Redis",
  rows: [
    {
      title: "PostgreSQL",
      panels: [
        {
          title: "Synchronous standbys",
          unit: "short",
          queries: [{ expr: "sum by (scope) (patroni_sync_standby)", legend: "{{scope}}" }],
        },
        {
          title: "Replica lag",
          unit: "bytes",
          queries: [
            { expr: "pg_stat_replication_pg_wal_lsn_diff", legend: "{{application_name}}" },
          ],
        },
        {
          title: "Log kept by replication slots",
          unit: "bytes",
          limit: 10e9,
          queries: [
            {
              expr: "max by (slot_name) (pg_replication_slots_pg_wal_lsn_diff)",
              legend: "{{slot_name}}",
            },
          ],
        },
        {
          title: "Commits",
          unit: "ops",
          queries: [{ expr: "sum(rate(pg_stat_database_xact_commit[5m]))", legend: "commits" }],
        },
        {
          title: "Connections",
          unit: "short",
          queries: [
            { expr: "sum by (instance) (pg_stat_database_numbackends)", legend: "{{instance}}" },
          ],
        },
        {
          title: "Last backup's age",
          unit: "dtdurations",
          limit: 90_000,
          queries: [
            {
              expr: "min by (stanza) (pgbackrest_backup_since_last_completion_seconds)",
              legend: "{{stanza}}",
            },
            { expr: "increase(pg_stat_archiver_failed_count[1h])", legend: "archive failures" },
          ],
        },
      ],
    },
    {
      title: "Ceph and Redis",
      panels: [
        {
          title: "Ceph health: 0 good, 1 warning, 2 error",
          unit: "short",
          queries: [{ expr: "ceph_health_status", legend: "health" }],
        },
        {
          title: "OSDs that are up",
          unit: "short",
          queries: [{ expr: "sum(ceph_osd_up)", legend: "OSDs" }],
        },
        {
          title: "Ceph in use",
          unit: "percentunit",
          limit: 0.75,
          queries: [
            { expr: "ceph_cluster_total_used_bytes / ceph_cluster_total_bytes", legend: "used" },
          ],
        },
        {
          title: "Redis memory",
          unit: "bytes",
          queries: [{ expr: "redis_memory_used_bytes", legend: "{{instance}}" }],
        },
        {
          title: "Redis clients",
          unit: "short",
          queries: [{ expr: "redis_connected_clients", legend: "{{instance}}" }],
        },
      ],
    },
    {
      title: "Machines",
      panels: [
        {
          title: "Free space",
          unit: "percentunit",
          queries: [
            {
              expr: 'node_filesystem_avail_bytes{fstype!~"tmpfs|overlay"} / node_filesystem_size_bytes',
              legend: "{{instance}} {{mountpoint}}",
            },
          ],
        },
        {
          title: "Idle processors",
          unit: "percentunit",
          queries: [
            {
              expr: 'avg by (instance) (rate(node_cpu_seconds_total{mode="idle"}[5m]))',
              legend: "{{instance}}",
            },
          ],
        },
        {
          title: "Free memory",
          unit: "bytes",
          queries: [{ expr: "node_memory_MemAvailable_bytes", legend: "{{instance}}" }],
        },
      ],
    },
  ],
};

export const DASHBOARDS: readonly Dashboard[] = [OBJECTIVES, LANES, SERVICES];
