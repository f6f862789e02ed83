import { createHttpServer, openBackend, runProcess } from "@photomap/server";
import { readConfig } from "./config.ts";
import { addJobs } from "./jobs.ts";

const config = readConfig();

await runProcess("worker", config, async (log) => {
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
