import cookie from "@fastify/cookie";
import { createHttpServer } from "@photomap/process";
import type { Backend } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { ApiConfig } from "./config.ts";
import { addDesignRoutes } from "./http/design-routes.ts";
import { addDevelopmentSignIn, addDoubleProxyRoutes } from "./http/development-routes.ts";
import { addErrorRoutes } from "./http/error-routes.ts";
import { addGraphqlRoute } from "./http/graphql-route.ts";
import { addOrderFileRoutes } from "./http/order-file-routes.ts";
import { addPaymentWebhookRoute } from "./http/payment-webhook-route.ts";
import { addPictureRoutes } from "./http/picture-routes.ts";
import { addPrintEventsRoute, addPrintRoute } from "./http/print-routes.ts";
import { addProjectEventsRoute } from "./http/project-events-route.ts";
import { addStickerSheetRoute } from "./http/sticker-sheet-route.ts";
import { StreamLimits } from "./http/stream-limits.ts";
import { addUsageRoute } from "./http/usage-route.ts";
import { loadPersistedOperations } from "./operations/persisted-operations.ts";

/** The largest body; the inputs of 500 photos are 181 kB. */
const BODY_LIMIT_BYTES = 1_000_000;

export async function createApi(
  config: Pick<
    ApiConfig,
    | "STAGE"
    | "RELEASE"
    | "PM_HOSTS"
    | "TBL_HOSTS"
    | "PERSISTED_OPERATIONS"
    | "TRUSTED_PROXIES"
    | "EVENT_HEARTBEAT_MS"
    | "INBOX_URL"
    | "ERROR_TRACKER_URL"
    | "DEVELOPMENT"
  >,
  backend: Backend,
  log: Logger,
): Promise<FastifyInstance> {
  const app = createHttpServer({
    log,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    trustedProxies: config.TRUSTED_PROXIES,
  });
  const brandHosts = { pm: config.PM_HOSTS, tbl: config.TBL_HOSTS };
  await app.register(cookie);
  addConfigRoute(app, { stage: config.STAGE, release: config.RELEASE });
  addDesignRoutes(app, backend, brandHosts);
  addPictureRoutes(app, backend);
  addMailReportRoute(app, backend);
  await addPaymentWebhookRoute(app, backend);
  addErrorRoutes(app, backend, brandHosts);
  addUsageRoute(app, backend, brandHosts);
  addPrintRoute(app, backend);
  addStickerSheetRoute(app, backend);
  addOrderFileRoutes(app, backend);
  const streams = { heartbeatMs: config.EVENT_HEARTBEAT_MS, limits: new StreamLimits() };
  addPrintEventsRoute(app, backend, streams);
  addProjectEventsRoute(app, backend, streams);
  if (config.DEVELOPMENT) {
    addDevelopmentSignIn(app, backend);
    addDoubleProxyRoutes(app, "/dev/inbox", config.INBOX_URL);
    addDoubleProxyRoutes(app, "/dev/errors", config.ERROR_TRACKER_URL);
  }
  await addGraphqlRoute(app, {
    backend,
    brandHosts,
    operations: await loadPersistedOperations(config.PERSISTED_OPERATIONS),
    allowAnyOperation: config.DEVELOPMENT,
  });
  return app;
}

/** Serves the facts that the browser needs: the release and, from the date, its clock's offset. */
function addConfigRoute(app: FastifyInstance, facts: { stage: string; release: string }): void {
  app.get("/config", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ...facts, date: new Date().toISOString() }),
  );
}

/**
 * Accepts bounces and complaints of the mail service: JSON, sent with the content type text/plain.
 */
function addMailReportRoute(app: FastifyInstance, { mailReports }: Backend): void {
  app.post<{ Body: unknown }>("/hooks/mail-reports", async ({ body, log }, reply) => {
    const isAccepted = typeof body === "string" && (await mailReports.accept(body));
    if (!isAccepted) log.warn("mail report with an invalid signature");
    return reply.code(isAccepted ? 204 : 403).send();
  });
}
