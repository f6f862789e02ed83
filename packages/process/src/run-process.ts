import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { createManagementServer, type Readiness } from "./management-server.ts";
import { onStopSignal } from "./stop-signal.ts";

export interface RunningProcess extends Readiness {
  /** Finishes running work and closes connections. */
  stop(): Promise<void>;
}

export interface ProcessConfig {
  readonly MANAGEMENT_HOST: string;
  readonly MANAGEMENT_PORT: number;
  /** The time between the end of readiness and the first refused connection. */
  readonly DRAIN_MS: number;
}

export interface ProcessOptions {
  readonly config: ProcessConfig;
  readonly log: Logger;
  readonly start: () => Promise<RunningProcess>;
  /** Sends what is left to send, before the process ends for any reason. */
  readonly flush: () => Promise<void>;
}

/** The time for running work to end, after the drain. */
const STOP_LIMIT_MS = 35_000;

/**
 * Starts a process, serves readiness and metrics, and stops once at a signal, with a time limit.
 */
export async function runProcess({ config, log, start, flush }: ProcessOptions): Promise<void> {
  const exit = async (code: number): Promise<never> => {
    await flush();
    process.exit(code);
  };
  // An unhandled rejection is an uncaught exception too.
  process.once("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    void exit(1);
  });
  let isStopping = false;
  try {
    const running = await start();
    const management = createManagementServer({ log, ...running, isStopping: () => isStopping });
    await management.listen({ host: config.MANAGEMENT_HOST, port: config.MANAGEMENT_PORT });
    onStopSignal((signal) => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, "stopping");
      setTimeout(() => process.exit(1), config.DRAIN_MS + STOP_LIMIT_MS).unref();
      void stop(running, management);
    });
  } catch (error) {
    log.fatal({ err: error }, "could not start");
    await exit(1);
  }

  async function stop(running: RunningProcess, management: FastifyInstance): Promise<void> {
    try {
      await wait(config.DRAIN_MS);
      await running.stop();
      await management.close();
    } catch (error) {
      log.error({ err: error }, "could not stop cleanly");
      await exit(1);
    }
    await exit(0);
  }
}
