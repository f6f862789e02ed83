import { createApi, readConfig } from "@photomap/api";
import { createLog } from "@photomap/process";
import { openBackend } from "@photomap/server";

const config = readConfig({
  ...process.env,
  PORT: "0",
  MANAGEMENT_PORT: "0",
  STAGE: "local",
  DEVELOPMENT: "1",
  LOG_LEVEL: "warn",
});
const log = createLog("api", config.LOG_LEVEL);
const app = await createApi(config, await openBackend(config, log), log);
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
process.on("SIGTERM", () => process.exit(0));
