import { runProcess, startTracing } from "@photomap/process";
import { createApp } from "./app.ts";
import { config } from "./config.server.ts";
import { flushReports, log } from "./log.server.ts";

const tracing = await startTracing({
  name: "web",
  release: config.RELEASE,
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  ratio: config.OTEL_TRACES_SAMPLER_ARG,
});

await runProcess({
  config,
  log,
  flush: async () => {
    await Promise.all([flushReports(), tracing.close()]);
  },
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
