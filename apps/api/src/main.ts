import { createManagementServer, openBackend, runProcess } from "@photomap/server";
import { createApi } from "./app.ts";
import { readConfig } from "./config.ts";

const config = readConfig();

await runProcess("api", config, async (log, errorReports) => {
  const backend = await openBackend(config, log, errorReports);
  const app = await createApi(config, backend, log);
  const management = createManagementServer({ log, ...backend });
  await app.listen({ host: config.HOST, port: config.PORT });
  await management.listen({ host: config.MANAGEMENT_HOST, port: config.MANAGEMENT_PORT });
  return {
    async stop() {
      await management.close();
      await app.close();
      await backend.close();
    },
  };
});
