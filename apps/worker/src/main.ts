import { createManagementServer, openBackend, runProcess } from "@photomap/server";
import { readConfig } from "./config.ts";
import { addJobs } from "./jobs.ts";

const config = readConfig();

await runProcess("worker", config, async (log) => {
  const backend = await openBackend(config, log);
  await addJobs(backend, log);
  const management = createManagementServer({ log, ...backend });
  await management.listen({ host: config.MANAGEMENT_HOST, port: config.MANAGEMENT_PORT });
  return {
    async stop() {
      await management.close();
      await backend.close();
    },
  };
});
