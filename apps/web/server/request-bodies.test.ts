import { mkdirSync, mkdtempSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { data, redirect } from "react-router";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "./app.ts";
import { parseConfig } from "./config.server.ts";
import { log } from "./log.server.ts";
import { API_LIMIT_BYTES, FORM_LIMIT_BYTES } from "./request-bodies.ts";

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  for (const level of ["warn", "error"] as const) vi.spyOn(log, level).mockReturnValue(undefined);
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const route = (path: string, module: object) => ({ id: path, path, module });
  const build = {
    entry: {
      module: { default: (_: Request, status: number) => new Response("page", { status }) },
    },
    routes: {
      read: route("read", { action: ({ request }: { request: Request }) => request.text() }),
      unread: route("unread", { action: () => "done" }),
      moved: route("moved", { action: () => redirect("/read") }),
      refused: route("refused", {
        action: () => {
          throw data(null, { status: 400 });
        },
      }),
      "*": route("*", {
        loader: () => {
          throw data(null, { status: 404 });
        },
      }),
      "without-action": route("without-action", { default: () => null }),
    },
    assets: { routes: {} },
    future: {},
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    prerender: [],
    ssr: true,
  };
  const folder = mkdtempSync(join(tmpdir(), "web-"));
  mkdirSync(join(folder, "assets"));
  // Nothing listens there: requests to the API are answered with 503.
  const config = parseConfig({ STAGE: "local", API_URL: "http://127.0.0.1:1" });
  app = await createApp(config, () => Promise.resolve(build as never), folder);
  await app.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = app.addresses()[0] as { port: number });
});
afterAll(() => app.close());

/** Sends requests on one connection and reads the status of each answer. */
class Connection {
  readonly #socket: Socket = connect(port, "127.0.0.1");
  readonly #statuses: number[] = [];
  #received = "";

  constructor() {
    this.#socket.setEncoding("utf8").on("data", (text) => {
      this.#received += text;
      const found = [...this.#received.matchAll(/HTTP\/1\.1 (\d{3}) /g)];
      this.#statuses.splice(0, Infinity, ...found.map(([, status]) => Number(status)));
    });
  }

  send(head: string, body = ""): void {
    this.#socket.write(`${head}\r\nHost: photomap.example\r\n`);
    if (body !== "") this.#socket.write(`Content-Length: ${body.length}\r\n`);
    this.#socket.write(`\r\n${body}`);
  }

  async readStatus(count: number): Promise<number | undefined> {
    await vi.waitUntil(() => this.#statuses.length >= count, { timeout: 15_000, interval: 10 });
    return this.#statuses[count - 1];
  }

  get isClosed(): boolean {
    return this.#socket.readableEnded || this.#socket.destroyed;
  }

  close(): void {
    this.#socket.destroy();
  }
}

describe("a request with a large body", () => {
  it.each([
    ["/read", 200],
    ["/unread", 200],
    ["/unread.data", 200],
    ["/moved", 302],
    ["/refused", 400],
    ["/without-action", 405],
    ["/missing", 405],
    ["/assets/missing.js", 405],
    ["/graphql", 503],
  ])("leaves the connection to the next one: %s", async (path, status) => {
    const connection = new Connection();
    const body = `text=${"x".repeat(FORM_LIMIT_BYTES - 5)}`;
    connection.send(`POST ${path} HTTP/1.1\r\nContent-Type: text/plain`, body);
    const first = await connection.readStatus(1);
    connection.send("GET /healthz HTTP/1.1");
    expect([first, await connection.readStatus(2)]).toEqual([status, 200]);
    connection.close();
  });

  it.each([
    ["/unread", FORM_LIMIT_BYTES + 1],
    ["/missing", FORM_LIMIT_BYTES + 1],
    ["/graphql", API_LIMIT_BYTES + 1],
  ])("is refused by its length, and the connection closed: %s", async (path, bytes) => {
    const connection = new Connection();
    connection.send(`POST ${path} HTTP/1.1\r\nContent-Length: ${bytes}`);
    expect(await connection.readStatus(1)).toBe(413);
    await expect.poll(() => connection.isClosed).toBe(true);
  });

  it("is refused by a page when it announces no length", async () => {
    const connection = new Connection();
    connection.send("POST /unread HTTP/1.1\r\nTransfer-Encoding: chunked");
    expect(await connection.readStatus(1)).toBe(413);
    connection.close();
  });
});
