import { createHttpServer, createLog, openBackend, runProcess } from "@photomap/server";
import { readConfig } from "./config.ts";
import { addJobs } from "./jobs.ts";

const config = readConfig();
const log = createLog("worker", config.LOG_LEVEL);

await runProcess(log, async () => {
  const backend = await openBackend(config, log);
  await addJobs(backend, log);
  // The port serves health, readiness and metrics only.
  const app = createHttpServer({
    log,
    readiness: backend.readiness,
    optionalReadiness: backend.optionalReadiness,
    bodyLimitBytes: 1,
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    async stop() {
      await backend.close();
      await app.close();
    },
  };
});
