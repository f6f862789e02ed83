import { Pool } from "pg";
import type { Logger } from "pino";
import { type ErrorReports, openErrorReports } from "../adapters/error-reports.ts";
import { ProcessRecord } from "../adapters/process-record.ts";
import { StoredErrors } from "../adapters/stored-errors.ts";
import type { Stage } from "../config/config.ts";
import { createLog } from "./create-log.ts";

export interface RunningProcess {
  /** Finishes running work and closes connections. */
  stop(): Promise<void>;
}

interface ProcessConfig {
  readonly STAGE: Stage;
  readonly RELEASE: string;
  readonly LOG_LEVEL: string;
  readonly SENTRY_DSN?: string | undefined;
  readonly DATABASE_URL: string;
}

const STOP_LIMIT_MS = 35_000;

/** Starts, and stops once on SIGTERM or SIGINT, with a time limit. */
export async function runProcess(
  name: string,
  config: ProcessConfig,
  start: (log: Logger, errorReports: ErrorReports) => Promise<RunningProcess>,
): Promise<void> {
  const plainLog = createLog(name, config.LOG_LEVEL);
  const pool = openReportPool(config.DATABASE_URL);
  const errorReports = combine([
    await openErrorReports(config, plainLog),
    new StoredErrors(pool, config.RELEASE, plainLog),
  ]);
  const record = new ProcessRecord(pool, { name, release: config.RELEASE }, plainLog);
  const log = createLog(name, config.LOG_LEVEL, errorReports);
  const exit = async (code: number): Promise<never> => {
    await errorReports.close();
    process.exit(code);
  };
  // An unhandled rejection is an uncaught exception too.
  process.once("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    void exit(1);
  });
  const running = await start(log, errorReports).catch(async (error: unknown) => {
    log.fatal({ err: error }, "could not start");
    process.exitCode = 1;
    await errorReports.close();
    return undefined;
  });
  if (running === undefined) return;
  void record.start();
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    Promise.all([running.stop(), record.stop()]).then(
      () => exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        void exit(1);
      },
    );
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
}

/** A connection of its own: reports do not wait for those of requests, and requests not for them. */
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
