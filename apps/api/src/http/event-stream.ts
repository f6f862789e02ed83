import type { FastifyReply } from "fastify";

/** Server-sent events over one answer. */
export interface EventStream {
  /** `data` is one line. */
  send(event: string, data: string): void;
  beat(): void;
  /** Tells the browser that there is nothing more to come, so that it does not ask again. */
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
    // Proxies that know this header pass every event on at once.
    "x-accel-buffering": "no",
    "x-request-id": reply.request.id,
  });
  raw.flushHeaders();
  const write = (text: string) => {
    if (!raw.writableEnded && !raw.destroyed) raw.write(text);
  };
  const stream: EventStream = {
    send: (event, data) => write(`event: ${event}\ndata: ${data}\n\n`),
    beat: () => write(": still here\n\n"),
    finish() {
      stream.send("end", "{}");
      raw.end();
    },
    end: () => void raw.end(),
    onEnd: (listener) => void raw.once("close", listener),
  };
  return stream;
}
