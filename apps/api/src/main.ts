import { createLog, openBackend, runProcess } from "@photomap/server";
import { createApi } from "./app.ts";
import { readConfig } from "./config.ts";

const config = readConfig();
const log = createLog("api", config.LOG_LEVEL);

await runProcess(log, async () => {
  const backend = await openBackend(config, log);
  const app = await createApi(config, backend, log);
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    async stop() {
      await app.close();
      await backend.close();
    },
  };
});
