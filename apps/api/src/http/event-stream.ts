import type { FastifyReply } from "fastify";

/**
 * The bytes buffered for a client. One that reads more slowly is disconnected; it connects again
 * and reads the current rows.
 */
const MAX_BUFFERED_BYTES = 64_000;

/** A stream of server-sent events over one response. */
export interface EventStream {
  /** Sends an event; `data` must not contain a line break. */
  send(event: string, data: string): void;
  sendHeartbeat(): void;
  /** Ends the stream with an `end` event, without which the browser would reconnect. */
  finish(): void;
  end(): void;
  onEnd(listener: () => void): void;
}

export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    // Turns off the response buffering of nginx.
    "x-accel-buffering": "no",
    // The end of the stream ends the connection: a stopping server would wait for it otherwise.
    connection: "close",
    "x-request-id": reply.request.id,
  });
  raw.flushHeaders();
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return;
    if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy();
    else raw.write(text);
  };
  const stream: EventStream = {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    sendHeartbeat: () => write(": heartbeat\n\n"),
    finish() {
      stream.send("end", "{}");
      raw.end();
    },
    end: () => void raw.end(),
    onEnd(listener) {
      // The client left before the stream was opened: `close` was emitted already.
      if (raw.closed) queueMicrotask(listener);
      else raw.once("close", listener);
    },
  };
  return stream;
}
