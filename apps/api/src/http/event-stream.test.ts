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
  port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterEach(async () => {
  stream?.end();
  await app.close();
});

async function open(): Promise<{ stream: EventStream; socket: ReturnType<typeof connect> }> {
  stream = undefined;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET /events HTTP/1.1\r\nhost: localhost\r\n\r\n");
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
