import { openBackend, runBackendProcess } from "@photomap/server";
import { createApi } from "./app.ts";
import { readConfig } from "./config.ts";

const config = readConfig();

await runBackendProcess("api", config, async (log, errorReports) => {
  const backend = await openBackend(config, log, errorReports);
  const app = await createApi(config, backend, log);
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    ...backend,
    async stop() {
      await app.close();
      await backend.close();
    },
  };
});
