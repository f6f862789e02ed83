import { setTracer } from "./spans.ts";

export interface TracingConfig {
  /** Of the process: web, api, images or worker. */
  readonly name: string;
  readonly release: string;
  /** Address of a collector that accepts OTLP over HTTP; without it nothing is recorded. */
  readonly endpoint: string | undefined;
  /** Share of the traces that are recorded, 0 to 1. */
  readonly ratio: number;
}

export interface Tracing {
  /** Sends what is left. */
  close(): Promise<void>;
}

const EXPORT_TIMEOUT_MS = 5000;

/** The SDK is loaded only when it is used. */
export async function startTracing({
  name,
  release,
  endpoint,
  ratio,
}: TracingConfig): Promise<Tracing> {
  if (endpoint === undefined) return { close: async () => {} };
  const [{ BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider }, { OTLPTraceExporter }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/exporter-trace-otlp-http"),
    ]);
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const exporter = new OTLPTraceExporter({
    url: new URL("v1/traces", endpoint.endsWith("/") ? endpoint : `${endpoint}/`).href,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": name,
      "service.version": release,
    }),
    // By the trace id alone, so that all processes agree; the flag of a browser counts for nothing.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  setTracer(provider.getTracer("photomap"));
  return {
    close: async () => {
      setTracer(undefined);
      // A collector that does not answer costs spans, not the end of the process.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
