import type { Logger } from "pino";
import { type ErrorReports, openErrorReports } from "../adapters/error-reports.ts";
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
}

const STOP_LIMIT_MS = 35_000;

/** Starts, and stops once on SIGTERM or SIGINT, with a time limit. */
export async function runProcess(
  name: string,
  config: ProcessConfig,
  start: (log: Logger, errorReports: ErrorReports) => Promise<RunningProcess>,
): Promise<void> {
  const errorReports = await openErrorReports(config, createLog(name, config.LOG_LEVEL));
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
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    running.stop().then(
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
