import { setTracer } from "./spans.ts";

export interface TracingConfig {
  /** The name of the process: web, api, images or worker. */
  readonly name: string;
  readonly release: string;
  /** The address of a collector that accepts OTLP over HTTP; without it nothing is recorded. */
  readonly endpoint: string | undefined;
  /** The share of the traces that are recorded, 0 to 1. */
  readonly ratio: number;
}

export interface Tracing {
  /** Sends the remaining spans and stops. */
  close(): Promise<void>;
}

const EXPORT_TIMEOUT_MS = 5000;

/** Starts tracing, and loads the SDK only when an endpoint is set. */
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
