import { openBackend, runBackendProcess } from "@photomap/server";
import { readConfig } from "./config.ts";
import { addJobs } from "./jobs.ts";

const config = readConfig();

await runBackendProcess("worker", config, async (log) => {
  const backend = await openBackend(config, log);
  await addJobs(backend, log);
  backend.measureQueues();
  return { ...backend, stop: () => backend.close() };
});
