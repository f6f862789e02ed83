import cookie from "@fastify/cookie";
import { type Backend, createHttpServer } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { ApiConfig } from "./config.ts";
import { addConfigRoute } from "./http/config-route.ts";
import { addDesignRoute } from "./http/design-route.ts";
import { addDevelopmentInbox } from "./http/development-inbox.ts";
import { addDevelopmentSignIn } from "./http/development-sign-in.ts";
import { addGraphqlRoute } from "./http/graphql-route.ts";
import { addMailReportRoute } from "./http/mail-report-route.ts";
import { addPrintEventsRoute } from "./http/print-events-route.ts";
import { addPrintRoute } from "./http/print-route.ts";
import { loadPersistedOperations } from "./operations/persisted-operations.ts";

/** A full map of 500 photos is 181 kB; five times that is nobody's save. */
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
    | "development"
  >,
  backend: Backend,
  log: Logger,
): Promise<FastifyInstance> {
  const app = createHttpServer({
    log,
    readiness: backend.readiness,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    trustedProxies: config.TRUSTED_PROXIES,
  });
  const brandHosts = { pm: config.PM_HOSTS, tbl: config.TBL_HOSTS };
  await app.register(cookie);
  addConfigRoute(app, { stage: config.STAGE, release: config.RELEASE });
  addDesignRoute(app, backend, brandHosts);
  addMailReportRoute(app, backend);
  addPrintRoute(app, backend);
  addPrintEventsRoute(app, backend, config.EVENT_HEARTBEAT_MS);
  if (config.development) addDevelopmentSignIn(app, backend);
  if (config.development && config.INBOX_URL) addDevelopmentInbox(app, config.INBOX_URL);
  await addGraphqlRoute(app, {
    backend,
    brandHosts,
    operations: await loadPersistedOperations(config.PERSISTED_OPERATIONS),
    allowAnyOperation: config.development,
  });
  return app;
}
