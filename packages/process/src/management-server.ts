import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import type { Logger } from "pino";
import { metrics } from "./metrics.ts";

export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

export interface Readiness {
  /** The named checks that must pass before the process accepts traffic. */
  readonly readiness: ReadinessChecks;
  /** Services without which the process works with restrictions. */
  readonly optionalReadiness?: ReadinessChecks;
}

export interface ManagementOptions extends Readiness {
  readonly log: Logger;
  /** Whether the process is stopping; it then answers requests, but is not ready for more. */
  readonly isStopping: () => boolean;
}

const READINESS_TIMEOUT_MS = 2000;

/** Creates the server of health, readiness and metrics, on a port that browsers can't reach. */
export function createManagementServer({
  log,
  readiness,
  optionalReadiness = {},
  isStopping,
}: ManagementOptions): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log.child({ server: "management" });
  const app = fastify({
    loggerInstance,
    bodyLimit: 1,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const [failed = [], degraded = []] = await Promise.all(
      [readiness, optionalReadiness].map(findFailedChecks),
    );
    const stopping = isStopping();
    const ready = failed.length === 0 && !stopping;
    return reply.code(ready ? 200 : 503).send({ ready, stopping, failed, degraded });
  });
  app.get("/metrics", async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
  return app;
}

async function findFailedChecks(readiness: ReadinessChecks): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(readiness).map(async ([name, check]) => {
      const timeout = AbortSignal.timeout(READINESS_TIMEOUT_MS);
      const late = new Promise<never>((_resolve, reject) => {
        timeout.addEventListener("abort", () => reject(new Error(`${name} did not answer`)));
      });
      return Promise.race([check(), late]).then(
        () => [],
        () => [name],
      );
    }),
  );
  return results.flat();
}
