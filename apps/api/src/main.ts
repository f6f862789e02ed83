import { openBackend, runProcess } from "@photomap/server";
import { createApi } from "./app.ts";
import { readConfig } from "./config.ts";

const config = readConfig();

await runProcess("api", config, async (log, errorReports) => {
  const backend = await openBackend(config, log, errorReports);
  const app = await createApi(config, backend, log);
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    async stop() {
      await app.close();
      await backend.close();
    },
  };
});
