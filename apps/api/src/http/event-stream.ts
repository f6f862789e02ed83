import type { FastifyReply } from "fastify";

/** Server-sent events over one response. */
export interface EventStream {
  /** `data` must not contain a line break. */
  send(event: string, data: string): void;
  sendHeartbeat(): void;
  /** Sends an `end` event first: without it the browser would reconnect. */
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
    "x-request-id": reply.request.id,
  });
  raw.flushHeaders();
  const write = (text: string) => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(text);
  };
  const stream: EventStream = {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    sendHeartbeat: () => write(": heartbeat\n\n"),
    finish() {
      stream.send("end", "{}");
      raw.end();
    },
    end: () => void raw.end(),
    onEnd: (listener) => void raw.once("close", listener),
  };
  return stream;
}
