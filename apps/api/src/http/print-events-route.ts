import { type Backend, type PrintBatch, viewerId } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { type EventStream, openEventStream } from "./event-stream.ts";
import { readSessionCookie } from "./session-cookie.ts";

/** A word that got lost costs no more than this, and a proxy never takes the line for dead. */
const HEARTBEAT_MS = 10_000;
/** However fast a worker notes its progress, nobody sees more than this. */
const AT_MOST_EVERY_MS = 200;

type Parts = Pick<Backend, "prints" | "sessions" | "announcements">;

/** The progress of a batch of prints, for its owner, until the last file is done. */
export function addPrintEventsRoute(app: FastifyInstance, parts: Parts): void {
  const streams = new Set<EventStream>();
  app.addHook("preClose", async () => {
    for (const stream of streams) stream.end();
  });
  app.get<{ Params: { id: string } }>("/events/prints/:id", async (request, reply) => {
    const viewer = await parts.sessions.requireViewer(readSessionCookie(request));
    const ownerId = viewerId(viewer);
    const { id } = request.params;
    const batch = await parts.prints.find(viewer, id);
    if (ownerId === undefined || batch === undefined) {
      return reply.code(404).send({ errors: [{ message: "There is no such print." }] });
    }
    const stream = openEventStream(reply);
    streams.add(stream);
    const stop = follow(
      stream,
      () => parts.prints.find(viewer, id),
      (wake) => parts.announcements.listen(ownerId, wake),
    );
    stream.onEnd(() => {
      stop();
      streams.delete(stream);
    });
    return reply;
  });
}

/** Tells what the rows say: on connecting, whenever somebody says they changed, and at each heartbeat. */
function follow(
  stream: EventStream,
  read: () => Promise<PrintBatch | undefined>,
  listen: (wake: () => void) => () => void,
): () => void {
  let isLooking = false;
  let isCalled = false;
  let told = "";
  const look = async (): Promise<void> => {
    isCalled = true;
    if (isLooking) return;
    isLooking = true;
    while (isCalled) {
      isCalled = false;
      // The database may be away for a moment; the next heartbeat looks again.
      const batch = await read().catch(() => undefined);
      const text = batch && JSON.stringify(batch.files);
      if (text !== undefined && text !== told) stream.send("files", (told = text));
      if (batch !== undefined && isFinished(batch)) return stream.finish();
      await new Promise((resolve) => setTimeout(resolve, AT_MOST_EVERY_MS));
    }
    isLooking = false;
  };
  const stopListening = listen(() => void look());
  const heartbeat = setInterval(() => {
    stream.beat();
    void look();
  }, HEARTBEAT_MS);
  void look();
  return () => {
    clearInterval(heartbeat);
    stopListening();
  };
}

function isFinished({ files }: PrintBatch): boolean {
  return files.every(({ status }) => status !== "WAITING" && status !== "RUNNING");
}
