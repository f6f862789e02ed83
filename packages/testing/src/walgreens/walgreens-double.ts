import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { type Behavior, type Endpoint, isJsonRecord, listRows, sendJson } from "./behavior.ts";
import { CONTENT_BEHAVIORS } from "./content-behaviors.ts";
import { ENDPOINT_BEHAVIORS } from "./endpoint-behaviors.ts";
import { TRANSPORT_BEHAVIORS } from "./transport-behaviors.ts";
import { API_PATHS, type ApiEndpoint, answerApi, type JsonRecord } from "./walgreens-api.ts";
import {
  AFFILIATE_ID,
  API_KEY,
  type StoredImage,
  type StoredOrder,
  WalgreensState,
} from "./walgreens-state.ts";
import { answerImageUpload } from "./walgreens-uploads.ts";

export const BEHAVIORS: readonly Behavior[] = [
  ...TRANSPORT_BEHAVIORS,
  ...CONTENT_BEHAVIORS,
  ...ENDPOINT_BEHAVIORS,
];

interface Planned {
  readonly behavior: Behavior;
  remaining: number;
}

const behaviorRequest = z.strictObject({
  endpoint: z.enum(["credentials", "products", "stores", "submit", "status", "upload"]),
  behavior: z.string(),
  times: z.number().int().positive().optional(),
});

const clockRequest = z.strictObject({ advanceMs: z.number() });

interface WalgreensDoubleOptions {
  readonly port?: number;
  readonly now?: () => number;
}

/** Walgreens' interface for photo prints, version 3, with its image store, in memory. */
export class WalgreensDouble {
  readonly #server: Server;
  readonly #state: WalgreensState;
  readonly #planned = new Map<Endpoint, Planned[]>();
  /** The endpoints that were called, in order, refused calls included. */
  readonly requests: Endpoint[] = [];

  private constructor({ now }: WalgreensDoubleOptions) {
    this.#state = new WalgreensState(now);
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(400);
        response.end(String(error));
      });
    });
  }

  static async start(options: WalgreensDoubleOptions = {}): Promise<WalgreensDouble> {
    const double = new WalgreensDouble(options);
    await once(double.#server.listen(options.port ?? 0, "127.0.0.1"), "listening");
    return double;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The double is closed");
    return `http://127.0.0.1:${address.port}`;
  }

  /** The environment of a backend that orders here. */
  get environment(): Record<string, string> {
    return {
      WALGREENS_API_URL: this.url,
      WALGREENS_API_KEY: API_KEY,
      WALGREENS_AFFILIATE_ID: AFFILIATE_ID,
      WALGREENS_PUBLISHER_ID: "publisher-of-the-double",
    };
  }

  /** The orders, the oldest first. */
  get orders(): StoredOrder[] {
    return [...this.#state.orders.values()];
  }

  get images(): StoredImage[] {
    return [...this.#state.images.values()];
  }

  countRequests(endpoint: Endpoint): number {
    return this.requests.filter((called) => called === endpoint).length;
  }

  /** Plans a behavior after those planned before; without `times` until `reset`. */
  behave(endpoint: Endpoint, name: string, times = Number.POSITIVE_INFINITY): void {
    const behavior = BEHAVIORS.find((candidate) => candidate.name === name);
    if (behavior === undefined || !behavior.endpoints.includes(endpoint)) {
      throw new Error(`${endpoint} has no behavior ${name}`);
    }
    const planned = this.#planned.get(endpoint) ?? [];
    this.#planned.set(endpoint, [...planned, { behavior, remaining: times }]);
  }

  /** Returns to the documented behavior; orders and images stay. */
  reset(): void {
    this.#planned.clear();
    this.requests.length = 0;
  }

  /** Moves the double's clock: promise times and statuses follow it. */
  advance(milliseconds: number): void {
    this.#state.clockOffsetMs += milliseconds;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? "/", this.url);
    const body = await buffer(request);
    const endpoint = API_PATHS[address.pathname];
    if (endpoint !== undefined && request.method === "POST") {
      this.#answerApi(endpoint, body, response);
    } else if (request.method === "PUT") {
      this.#takeImage({ address, headers: request.headers, body }, response);
    } else if (address.pathname === "/healthz") {
      response.end("ok");
    } else {
      this.#control(`${request.method} ${address.pathname}`, body, response);
    }
  }

  #answerApi(endpoint: ApiEndpoint, request: Buffer, response: ServerResponse): void {
    const behavior = this.#takeBehavior(endpoint);
    if (behavior?.replace !== undefined) return behavior.replace(response);
    const answer = answerApi(endpoint, JSON.parse(String(request)), {
      state: this.#state,
      url: this.url,
    });
    const body = behavior?.change?.(answer.body) ?? answer.body;
    if (isJsonRecord(body)) this.#rememberPromises(body);
    if (behavior?.send !== undefined) return behavior.send(response, JSON.stringify(body));
    sendJson(response, answer.status, body);
  }

  #takeImage(upload: Parameters<typeof answerImageUpload>[0], response: ServerResponse): void {
    const behavior = this.#takeBehavior("upload");
    if (behavior?.replace !== undefined) return behavior.replace(response);
    response.statusCode = answerImageUpload(upload, this.#state);
    if (behavior?.send !== undefined) return behavior.send(response, "");
    response.end();
  }

  #takeBehavior(endpoint: Endpoint): Behavior | undefined {
    this.requests.push(endpoint);
    const planned = this.#planned.get(endpoint)?.find(({ remaining }) => remaining > 0);
    if (planned === undefined) return undefined;
    planned.remaining -= 1;
    return planned.behavior;
  }

  /** Remembers promises exactly as they are sent: an order has to repeat one of them. */
  #rememberPromises(body: JsonRecord): void {
    for (const row of listRows(body, "photoStores")) {
      const store = isJsonRecord(row["photoStoreDetails"]) ? row["photoStoreDetails"] : row;
      const { storeNum, promiseTime } = store;
      if (typeof promiseTime === "string") {
        this.#state.addPromise(String(storeNum).trim(), promiseTime);
      }
    }
  }

  #control(call: string, body: Buffer, response: ServerResponse): void {
    switch (call) {
      case "GET /double/orders":
        return sendJson(response, 200, this.orders);
      case "GET /double/requests":
        return sendJson(response, 200, this.requests);
      case "GET /double/behaviors":
        return sendJson(
          response,
          200,
          BEHAVIORS.map(({ name, description, endpoints }) => ({ name, description, endpoints })),
        );
      case "POST /double/behavior": {
        const { endpoint, behavior, times } = behaviorRequest.parse(JSON.parse(String(body)));
        this.behave(endpoint, behavior, times);
        return void response.writeHead(204).end();
      }
      case "DELETE /double/behavior":
        this.reset();
        return void response.writeHead(204).end();
      case "POST /double/clock":
        this.advance(clockRequest.parse(JSON.parse(String(body))).advanceMs);
        return void response.writeHead(204).end();
      default:
        return void response.writeHead(404).end();
    }
  }
}
