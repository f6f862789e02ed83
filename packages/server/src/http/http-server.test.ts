import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { pino } from "pino";
import { expect, it } from "vitest";
import { createHttpServer } from "./http-server.ts";

it("stops without waiting for a connection that has sent no request", async () => {
  const server = createHttpServer({ log: pino({ level: "silent" }), bodyLimitBytes: 1 });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const isConnected = once(server.server, "connection");
  const client = connect(port, "127.0.0.1");
  const isClosed = once(client, "close");
  await isConnected;
  await server.close();
  expect(await isClosed).toEqual([false]);
});
