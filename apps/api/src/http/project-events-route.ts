import type { Backend, LiveConnection } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { type EventStream, openEventStream } from "./event-stream.ts";
import { readViewer } from "./session-cookie.ts";
import { acquireStreamSlot, type StreamLimits } from "./stream-limits.ts";

type Services = Pick<Backend, "projects" | "access" | "sessions" | "sharePasses" | "live">;

/** Streams the changes of a project to every viewer with access; see decision 043. */
export function addProjectEventsRoute(
  app: FastifyInstance,
  services: Services,
  { heartbeatMs, limits }: { readonly heartbeatMs: number; readonly limits: StreamLimits },
): void {
  const { projects, access, live } = services;
  const streams = new Set<EventStream>();
  app.addHook("preClose", async () => {
    for (const stream of streams) stream.end();
  });
  app.get<{ Params: { id: string } }>("/events/projects/:id", async (request, reply) => {
    const { id: projectId } = request.params;
    const viewer = await readViewer(request, services);
    const result = await projects.read(viewer, projectId);
    if (result.kind !== "visible") {
      return reply.code(404).send({ errors: [{ message: "There is no such project." }] });
    }
    const release = acquireStreamSlot(limits, viewer, reply);
    if (release === undefined) return reply;
    const stream = openEventStream(reply);
    streams.add(stream);
    // The cookies of the request stay the same while the stream is open.
    const connection = createConnection(stream, async () =>
      access.recheck(await readViewer(request, services), projectId),
    );
    const { policy } = result;
    const joined = live.join({ projectId, viewer, policy, heartbeatMs }, connection);
    stream.onEnd(() => {
      release();
      streams.delete(stream);
      void joined.then((leave) => leave());
    });
    return reply;
  });
}

function createConnection(
  stream: EventStream,
  findPolicy: LiveConnection["findPolicy"],
): LiveConnection {
  return {
    findPolicy,
    send: (event, data) => stream.send(event, JSON.stringify(data)),
    // An event, not a comment: the page detects a lost connection by its absence.
    sendHeartbeat: () => stream.send("heartbeat", "{}"),
    refuse() {
      stream.send("access", "{}");
      stream.end();
    },
  };
}
