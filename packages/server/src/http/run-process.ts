import { type Logger, pino } from "pino";

export interface RunningProcess {
  /** Finishes running work and closes connections. */
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 35_000;

/** Starts, and stops once on SIGTERM or SIGINT, with a time limit. */
export async function runProcess(log: Logger, start: () => Promise<RunningProcess>): Promise<void> {
  const running = await start().catch((error: unknown) => {
    log.fatal({ err: error }, "could not start");
    process.exitCode = 1;
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
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
}

export function createLog(name: string, level: string): Logger {
  return pino({
    name,
    level,
    redact: ["req.headers.cookie", "req.headers.authorization", "*.password", "*.token"],
  });
}
