import {
  createLog,
  type ErrorReports,
  type RunningProcess,
  runProcess,
  startTracing,
} from "@photomap/process";
import { Pool } from "pg";
import type { Logger } from "pino";
import { openErrorTracker } from "../platform/adapters/sentry/error-reports.ts";
import type { Stage } from "../platform/config/config.ts";
import { ErrorReportStore } from "../platform/errors/error-report-store.ts";
import { ProcessRecorder } from "../platform/telemetry/process-recorder.ts";

interface BackendProcessConfig {
  readonly STAGE: Stage;
  readonly RELEASE: string;
  readonly LOG_LEVEL: string;
  readonly SENTRY_DSN?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly DATABASE_URL: string;
  readonly MANAGEMENT_HOST: string;
  readonly MANAGEMENT_PORT: number;
  readonly DRAIN_MS: number;
}

/** Runs a process whose errors and whose release are recorded in the database. */
export async function runBackendProcess(
  name: string,
  config: BackendProcessConfig,
  start: (log: Logger, errorReports: ErrorReports) => Promise<RunningProcess>,
): Promise<void> {
  const plainLog = createLog(name, config.LOG_LEVEL);
  const pool = openReportPool(config.DATABASE_URL);
  const errorReports = combine([
    await openErrorTracker(config, plainLog),
    new ErrorReportStore(pool, config.RELEASE, plainLog),
  ]);
  const tracing = await startTracing({
    name,
    release: config.RELEASE,
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
  });
  const record = new ProcessRecorder(pool, { name, release: config.RELEASE }, plainLog);
  const log = createLog(name, config.LOG_LEVEL, errorReports);
  await runProcess({
    config,
    log,
    flush: async () => {
      await Promise.all([errorReports.close(), tracing.close()]);
    },
    start: async () => {
      const running = await start(log, errorReports);
      void record.start();
      return {
        ...running,
        async stop() {
          await Promise.all([running.stop(), record.stop()]);
        },
      };
    },
  });
}

/** Opens a separate pool, so that reports and requests don't wait for each other's connections. */
function openReportPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    allowExitOnIdle: true,
  });
  pool.on("error", () => undefined);
  return pool;
}

function combine(targets: readonly ErrorReports[]): ErrorReports {
  return {
    send: (report) => {
      for (const target of targets) target.send(report);
    },
    close: async () => {
      await Promise.all(targets.map((target) => target.close()));
    },
  };
}
