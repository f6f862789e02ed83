import { createApp } from "./app.ts";
import { config } from "./config.server.ts";

const build = await import(new URL("../build/server/index.js", import.meta.url).href);
const app = await createApp(config, build);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void app.close();
  });
}

await app.listen({ host: config.HOST, port: config.PORT });
