import { once } from "node:events";
import { connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type EventStream, openEventStream } from "./event-stream.ts";

let app: FastifyInstance;
let port: number;
let stream: EventStream | undefined;

beforeEach(async () => {
  app = fastify();
  app.get("/events", (_request, reply) => {
    stream = openEventStream(reply);
    return reply;
  });
  // As for a route that reads from the database first.
  app.get("/events-after-close", async (request, reply) => {
    await once(request.raw.socket, "close");
    stream = openEventStream(reply);
    return reply;
  });
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterEach(async () => {
  stream?.end();
  await app.close();
});

function request(path: string): ReturnType<typeof connect> {
  stream = undefined;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  return socket;
}

async function open(): Promise<{ stream: EventStream; socket: ReturnType<typeof connect> }> {
  const socket = request("/events");
  return { stream: await vi.waitUntil(() => stream, { timeout: 30_000 }), socket };
}

it("disconnects a client that does not read, instead of buffering for it", async () => {
  const { stream: opened, socket } = await open();
  socket.pause();
  const ended = new Promise<"ended">((resolve) => {
    opened.onEnd(() => resolve("ended"));
  });
  const data = JSON.stringify("x".repeat(10_000));
  let state: "open" | "ended" = "open";
  // The buffers of the operating system take some megabytes.
  for (let i = 0; state === "open" && i < 20_000; i += 1) {
    opened.send("project", data);
    const turn = new Promise<"open">((resolve) => {
      setImmediate(() => resolve("open"));
    });
    state = await Promise.race([ended, turn]);
  }
  expect(state).toBe("ended");
  socket.destroy();
});

it("ends the connection with the stream, so that a stopping server does not wait for it", async () => {
  const { stream: opened, socket } = await open();
  let text = "";
  let isClosed = false;
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.on("end", () => (isClosed = true));
  opened.send("project", "{}");
  opened.end();
  await vi.waitUntil(() => isClosed, { timeout: 30_000 });
  expect(text).toContain("event: project\ndata: {}\n\n");
});

it("has ended for a client that left before the stream was opened", async () => {
  const arrived = once(app.server, "request");
  const left = request("/events-after-close");
  await arrived;
  left.destroy();
  const opened = await vi.waitUntil(() => stream, { timeout: 30_000 });
  const listener = vi.fn();
  opened.onEnd(listener);
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), { timeout: 30_000 });
});
