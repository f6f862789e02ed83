import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";

interface CollectedSpan {
  /** The process that sent the span. */
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}

type OtlpSpan = Omit<CollectedSpan, "service" | "links"> & Partial<Pick<CollectedSpan, "links">>;

interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly {
        readonly key: string;
        readonly value: { readonly stringValue?: string };
      }[];
    };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

/** A collector of traces that accepts OTLP over HTTP, in JSON. */
export class TraceCollector {
  readonly #server: Server;
  readonly spans: CollectedSpan[] = [];
  /** The bodies as received, to search for what must not be in them. */
  readonly bodies: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#receive(request).then(
        () => response.writeHead(200, { "content-type": "application/json" }).end("{}"),
        () => response.writeHead(400).end(),
      );
    });
  }

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    await once(collector.#server.listen(0, "127.0.0.1"), "listening");
    return collector;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The collector is closed");
    return `http://127.0.0.1:${address.port}`;
  }

  list(traceId: string): CollectedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #receive(request: IncomingMessage): Promise<void> {
    const body = await text(request);
    if (request.url !== "/v1/traces") throw new Error("Not an address of OTLP");
    this.bodies.push(body);
    const { resourceSpans }: OtlpRequest = JSON.parse(body);
    for (const { resource, scopeSpans } of resourceSpans) {
      const name = resource.attributes.find(({ key }) => key === "service.name");
      const service = name?.value.stringValue ?? "";
      const spans = scopeSpans.flatMap((scope) => scope.spans);
      this.spans.push(...spans.map((span) => ({ links: [], ...span, service })));
    }
  }
}
