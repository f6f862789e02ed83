import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { readServiceEnvironment } from "./config.ts";

/** A proxy to the real object store, which can be down or hold its answers back. */
export class StoreProxy {
  /** Whether it answers 503. */
  isDown = false;
  /** The requests that wait for `resume`. */
  heldRequests = 0;
  refusedRequests = 0;
  readonly #gateway = new URL(readServiceEnvironment()["S3_ENDPOINT"] ?? "");
  readonly #server: Server = createServer(
    (incoming, answer) => void this.#handle(incoming, answer),
  );

  #resumed = Promise.withResolvers<void>();

  private constructor() {
    this.resume();
  }

  static async start(): Promise<StoreProxy> {
    const proxy = new StoreProxy();
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  /** The variables of a backend that uses it. */
  get environment(): NodeJS.ProcessEnv {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The proxy has no port");
    return { S3_ENDPOINT: `http://127.0.0.1:${address.port}` };
  }

  /** Holds all requests back until `resume`. */
  hold(): void {
    this.#resumed = Promise.withResolvers<void>();
  }

  resume(): void {
    this.#resumed.resolve();
  }

  stop(): void {
    this.#server.close();
  }

  async #handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (this.isDown) {
      this.refusedRequests += 1;
      incoming.resume();
      answer.writeHead(503).end("<Error><Code>ServiceUnavailable</Code></Error>");
      return;
    }
    this.heldRequests += 1;
    await this.#resumed.promise;
    this.heldRequests -= 1;
    const { method, url: path, headers } = incoming;
    const { hostname: host, port } = this.#gateway;
    const passed = request({ host, port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    incoming.pipe(passed);
  }
}
