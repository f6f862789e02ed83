import { createApp } from "./app.ts";
import { config } from "./config.server.ts";
import { log } from "./log.server.ts";

/** For the report of the error that ends the process. */
const EXIT_DELAY_MS = 1000;

process.once("uncaughtException", (error) => {
  log.fatal({ err: error }, "uncaught exception");
  setTimeout(() => process.exit(1), EXIT_DELAY_MS);
});

const build = await import(new URL("../build/server/index.js", import.meta.url).href);
const app = await createApp(config, build);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void app.close();
  });
}

await app.listen({ host: config.HOST, port: config.PORT });
