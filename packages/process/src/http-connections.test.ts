import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { type FastifyInstance, fastify } from "fastify";
import { expect, it } from "vitest";
import { closeConnectionsOnStop } from "./http-connections.ts";

async function startServer(): Promise<FastifyInstance> {
  const server = fastify();
  closeConnectionsOnStop(server, "/events");
  server.post("/sent", () => "ok");
  server.get("/events/:id", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  return server;
}

async function openConnection(server: FastifyInstance): Promise<Socket> {
  const { port } = server.server.address() as AddressInfo;
  const isConnected = once(server.server, "connection");
  const client = connect(port, "127.0.0.1");
  client.on("error", () => undefined);
  await isConnected;
  return client;
}

const HEADERS = "POST /sent HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n";

it("stops without waiting for a connection that has sent no request", async () => {
  const server = await startServer();
  const client = await openConnection(server);
  const isClosed = new Promise<void>((resolve) => client.once("close", () => resolve()));
  await server.close();
  await isClosed;
  expect(client.destroyed).toBe(true);
});

it("stops without waiting for the next request of a connection", async () => {
  const server = await startServer();
  const client = await openConnection(server);
  client.write(`${HEADERS}content-length: 2\r\n\r\n{}`);
  expect(String(await once(client, "data"))).toContain("200 OK");
  client.write("POST /sent HTT");
  const isClosed = new Promise<void>((resolve) => client.once("close", () => resolve()));
  await server.close();
  await isClosed;
  expect(client.destroyed).toBe(true);
});

it("does not wait for the rest of a half-sent request", async () => {
  const server = await startServer();
  const client = await openConnection(server);
  const isReceived = once(server.server, "request");
  client.write(`${HEADERS}content-length: 50\r\n\r\n{"a":`);
  await isReceived;
  const isClosed = new Promise<void>((resolve) => client.once("close", () => resolve()));
  await server.close();
  await isClosed;
  expect(client.destroyed).toBe(true);
});

it("finishes a request whose rest arrives in time", async () => {
  const server = await startServer();
  const client = await openConnection(server);
  const isReceived = once(server.server, "request");
  client.write(`${HEADERS}content-length: 2\r\n\r\n{`);
  await isReceived;
  const isStopped = server.close();
  client.write("}");
  expect(String(await once(client, "data"))).toContain("200 OK");
  await isStopped;
});

it("ends event streams", async () => {
  const server = await startServer();
  const client = await openConnection(server);
  client.write("GET /events/1 HTTP/1.1\r\nhost: test\r\n\r\n");
  expect(String(await once(client, "data"))).toContain("text/event-stream");
  const isClosed = new Promise<void>((resolve) => client.once("close", () => resolve()));
  await server.close();
  await isClosed;
  expect(client.destroyed).toBe(true);
});
