import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { parseEnvelope, type TrackedEvent } from "./envelope.ts";
import { createErrorPageHtml } from "./error-page.ts";

const PUBLIC_KEY = "double";
const PROJECT_ID = "1";
const MAX_EVENTS = 500;
const WAIT_LIMIT_MS = 50_000;

/** An error tracker that speaks Sentry's envelope protocol and keeps the last events. */
export class ErrorTracker {
  readonly #server: Server;
  readonly #waiting = new Set<() => void>();
  /** The received events, the newest last. */
  readonly events: TrackedEvent[] = [];
  /** The bodies as received, to search for what must not be in them. */
  readonly bodies: string[] = [];
  /** The status of each response; 503 for an outage. */
  status = 200;

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.writeHead(400).end());
    });
  }

  static async start(port = 0): Promise<ErrorTracker> {
    const tracker = new ErrorTracker();
    await once(tracker.#server.listen(port, "127.0.0.1"), "listening");
    return tracker;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The tracker is closed");
    return `http://127.0.0.1:${address.port}`;
  }

  /** The project's address, with the key that the client sends. */
  get dsn(): string {
    return this.url.replace("//", `//${PUBLIC_KEY}@`).concat(`/${PROJECT_ID}`);
  }

  /** Resolves with the first event that matches. */
  async waitForEvent(matches: (event: TrackedEvent) => boolean): Promise<TrackedEvent> {
    const deadline = AbortSignal.timeout(WAIT_LIMIT_MS);
    for (;;) {
      const event = this.events.find(matches);
      if (event !== undefined) return event;
      await new Promise<void>((resolve, reject) => {
        this.#waiting.add(resolve);
        deadline.addEventListener("abort", () => reject(new Error("No such event came")));
      });
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://tracker");
    if (request.method === "POST") return this.#receive(request, response, pathname);
    if (pathname === "/healthz") return void response.end("ok");
    if (pathname === "/events.json") {
      response.setHeader("content-type", "application/json; charset=utf-8");
      return void response.end(JSON.stringify(this.events));
    }
    if (pathname !== "/") return void response.writeHead(404).end("There is no such page.");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(createErrorPageHtml(this.events));
  }

  async #receive(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const received = await buffer(request);
    const isOurs = request.headers["x-sentry-auth"]?.includes(`sentry_key=${PUBLIC_KEY}`);
    const key = new URL(request.url ?? "/", "http://tracker").searchParams.get("sentry_key");
    if (pathname !== `/api/${PROJECT_ID}/envelope/`) return void response.writeHead(404).end();
    if (!isOurs && key !== PUBLIC_KEY) return void response.writeHead(401).end();
    if (this.status !== 200) return void response.writeHead(this.status).end();
    const isCompressed = request.headers["content-encoding"] === "gzip";
    const body = (isCompressed ? gunzipSync(received) : received).toString();
    this.bodies.push(body);
    for (const event of parseEnvelope(body)) this.#keep(event);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ id: this.events.at(-1)?.event_id }));
  }

  #keep(event: TrackedEvent): void {
    this.events.push(event);
    if (this.events.length > MAX_EVENTS) this.events.shift();
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
