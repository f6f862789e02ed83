import { runProcess } from "@photomap/process";
import { createApp } from "./app.ts";
import { config } from "./config.server.ts";
import { flushReports, log } from "./log.server.ts";

await runProcess({
  config,
  log,
  flush: flushReports,
  start: async () => {
    const build = await import(new URL("../build/server/index.js", import.meta.url).href);
    const app = await createApp(config, build);
    await app.listen({ host: config.HOST, port: config.PORT });
    return {
      readiness: {},
      // Without the API, pages say so; no page at all would be worse.
      optionalReadiness: { api: checkApi },
      stop: () => app.close(),
    };
  },
});

async function checkApi(): Promise<void> {
  const response = await fetch(`${config.API_URL}/healthz`, { signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The API answers with ${response.status}`);
}
