import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** The time for the rest of a request that was half sent when the server stopped. */
const HALF_SENT_LIMIT_MS = 2000;

/**
 * Closes the connections that would keep a stopping server running: those without a request, event
 * streams below `streamPath`, and requests whose rest doesn't arrive. Node counts none of them as
 * idle. Clients reconnect to another process.
 */
export function closeConnectionsOnStop(app: FastifyInstance, streamPath?: string): void {
  const waiting = new Set<Socket>();
  const requests = new Map<Socket, IncomingMessage>();
  let isStopping = false;
  app.server.on("connection", (socket) => {
    waiting.add(socket);
    socket.once("close", () => {
      waiting.delete(socket);
      requests.delete(socket);
    });
  });
  app.server.on("request", (request, response) => {
    const { socket } = request;
    waiting.delete(socket);
    requests.set(socket, request);
    response.once("close", () => {
      requests.delete(socket);
      if (isStopping) socket.end();
      else if (!socket.destroyed) waiting.add(socket);
    });
  });
  app.addHook("preClose", (done) => {
    isStopping = true;
    for (const socket of waiting) socket.destroy();
    for (const [socket, { url }] of requests) {
      if (streamPath !== undefined && url?.startsWith(`${streamPath}/`)) socket.destroy();
    }
    setTimeout(() => {
      for (const [socket, { complete }] of requests) if (!complete) socket.destroy();
    }, HALF_SENT_LIMIT_MS).unref();
    done();
  });
}
