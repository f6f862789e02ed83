import { type Backend, getViewerId, type PrintBatch } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { type EventStream, openEventStream } from "./event-stream.ts";
import { readViewer } from "./session-cookie.ts";
import { acquireStreamSlot, type StreamLimits } from "./stream-limits.ts";

/** The shortest time between two events of one stream. */
const MIN_INTERVAL_MS = 200;

type Services = Pick<Backend, "prints" | "sessions" | "sharePasses" | "pubSub">;

/** Streams the progress of a batch of prints to its owner until the last file is done. */
export function addPrintEventsRoute(
  app: FastifyInstance,
  services: Services,
  { heartbeatMs, limits }: { readonly heartbeatMs: number; readonly limits: StreamLimits },
): void {
  const { prints, pubSub } = services;
  const streams = new Set<EventStream>();
  app.addHook("preClose", async () => {
    for (const stream of streams) stream.end();
  });
  app.get<{ Params: { id: string } }>("/events/prints/:id", async (request, reply) => {
    const viewer = await readViewer(request, services);
    const ownerId = getViewerId(viewer);
    const { id } = request.params;
    const batch = await prints.find(viewer, id);
    if (ownerId === undefined || batch === undefined) {
      return reply.code(404).send({ errors: [{ message: "There is no such print." }] });
    }
    const release = acquireStreamSlot(limits, viewer, reply);
    if (release === undefined) return reply;
    const stream = openEventStream(reply);
    streams.add(stream);
    const stop = followBatch({
      stream,
      heartbeatMs,
      read: () => prints.find(viewer, id),
      subscribe: (onChange) => pubSub.subscribe(ownerId, onChange),
    });
    stream.onEnd(() => {
      stop();
      release();
      streams.delete(stream);
    });
    return reply;
  });
}

interface BatchFollower {
  readonly stream: EventStream;
  /** The interval of reads, which limits how long a lost notification delays an event. */
  readonly heartbeatMs: number;
  readonly read: () => Promise<PrintBatch | undefined>;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Sends the batch at once, and on a notification or a heartbeat when it differs from the last
 * event. Returns the function that stops it.
 */
function followBatch({ stream, heartbeatMs, read, subscribe }: BatchFollower): () => void {
  let isUpdating = false;
  let isStale = false;
  let lastSent = "";
  const update = async (): Promise<void> => {
    isStale = true;
    if (isUpdating) return;
    isUpdating = true;
    while (isStale) {
      isStale = false;
      // A failed read is repeated by the next heartbeat.
      const batch = await read().catch(() => "failed" as const);
      // The access to the project has ended.
      if (batch === undefined) return stream.end();
      if (batch !== "failed") {
        const text = JSON.stringify(batch.files);
        if (text !== lastSent) stream.send("files", (lastSent = text));
        if (isFinished(batch)) return stream.finish();
      }
      await new Promise((resolve) => setTimeout(resolve, MIN_INTERVAL_MS));
    }
    isUpdating = false;
  };
  const unsubscribe = subscribe(() => void update());
  const heartbeat = setInterval(() => {
    stream.sendHeartbeat();
    void update();
  }, heartbeatMs);
  void update();
  return () => {
    clearInterval(heartbeat);
    unsubscribe();
  };
}

function isFinished({ files }: PrintBatch): boolean {
  return files.every(({ status }) => status !== "WAITING" && status !== "RUNNING");
}

const NAME = /^([^.]+)\.(?:jpeg|png|pdf|svg)$/;

const PICTURE_HEADERS = {
  "content-disposition": "inline",
  "x-content-type-options": "nosniff",
  // Browsers show a picture in a document of their own with inline styles.
  "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
};

/**
 * Redirects the owner of a print to its file: the signed address lasts minutes, this one a week.
 * `?inline` answers with a progress image itself, which a script may read and a tab shows.
 */
export function addPrintRoute(
  app: FastifyInstance,
  services: Pick<Backend, "renders" | "sessions" | "sharePasses">,
): void {
  app.get<{ Params: { name: string }; Querystring: { inline?: string } }>(
    "/prints/:name",
    async (request, reply) => {
      const id = NAME.exec(request.params.name)?.[1];
      const viewer = await readViewer(request, services);
      reply.header("cache-control", "private, no-store");
      if (id && request.query.inline !== undefined) {
        const picture = await services.renders.readPicture(viewer, id);
        if (picture) {
          return reply.headers(PICTURE_HEADERS).type(picture.contentType).send(picture.body);
        }
      }
      const url = id && (await services.renders.createDownloadUrl(viewer, id));
      if (!url) return reply.code(404).send({ errors: [{ message: "There is no such print." }] });
      return reply.redirect(url, 302);
    },
  );
}
