import { readServiceEnvironment, type TestBackend } from "@photomap/testing";
import type { TraceCollector } from "@photomap/testing/trace-collector";
import { Child } from "../../stack/child-process.ts";
import { claimPorts } from "../../stack/ports.ts";

const ROOT = new URL("../../../", import.meta.url).pathname;

export const OPERATIONS = `${ROOT}apps/web/src/platform/api/generated/persisted-documents.json`;

/** Starts api, images and worker, which send their spans to the collector. */
export async function startTracedProcesses(test: TestBackend, collector: TraceCollector) {
  const { ports, release } = await claimPorts();
  const start = (name: string, managementPort: number, port: number) =>
    new Child({
      name,
      command: [process.execPath, `apps/${name}/src/main.ts`],
      folder: ROOT,
      readyUrl: `http://127.0.0.1:${managementPort}/readyz`,
      environment: {
        ...readServiceEnvironment(),
        DATABASE_URL: test.databaseUrl,
        STAGE: "local",
        DEVELOPMENT: "1",
        LOG_LEVEL: "silent",
        PERSISTED_OPERATIONS: OPERATIONS,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        PORT: String(port),
        MANAGEMENT_PORT: String(managementPort),
      },
    });
  const children = [
    start("api", ports.apiManagement, ports.api),
    start("images", ports.imagesManagement, ports.images),
    start("worker", ports.workerManagement, 0),
  ];
  return {
    api: `http://127.0.0.1:${ports.api}`,
    images: `http://127.0.0.1:${ports.images}`,
    management: [ports.apiManagement, ports.imagesManagement, ports.workerManagement],
    ready: () => Promise.all(children.map((child) => child.waitUntilReady())),
    /** Stops the processes; resolves when all spans are sent. */
    stop: async () => {
      await Promise.all(children.map((child) => child.stop()));
      await release();
    },
  };
}

export type TracedProcesses = Awaited<ReturnType<typeof startTracedProcesses>>;
