import { type Backend, getViewerId, type LiveConnection } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { type EventStream, openEventStream } from "./event-stream.ts";
import { toNetwork, toWiderNetwork } from "./network.ts";
import { readViewer } from "./session-cookie.ts";
import { StreamLimits } from "./stream-limits.ts";

type Services = Pick<Backend, "projects" | "access" | "sessions" | "sharePasses" | "live">;

const RETRY_AFTER_SECONDS = 30;

/** Streams what changes in a project to everybody who may view it; see decision 043. */
export function addProjectEventsRoute(
  app: FastifyInstance,
  services: Services,
  heartbeatMs: number,
): void {
  const { projects, access, live } = services;
  const streams = new Set<EventStream>();
  const limits = new StreamLimits();
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
    const release = limits.acquire({
      viewerId: getViewerId(viewer),
      network: toNetwork(request.ip),
      widerNetwork: toWiderNetwork(request.ip),
    });
    if (release === undefined) {
      return reply
        .code(429)
        .header("retry-after", RETRY_AFTER_SECONDS)
        .send({ errors: [{ message: "Too many open pages." }] });
    }
    const stream = openEventStream(reply);
    streams.add(stream);
    // The cookies of the request stay the same while the stream is open.
    const connection = createConnection(stream, async () => {
      const resolved = await access.resolve(await readViewer(request, services), projectId);
      return resolved?.policy;
    });
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
    // An event, not a comment: the page notices a dead connection by its absence.
    sendHeartbeat: () => stream.send("heartbeat", "{}"),
    refuse() {
      stream.send("access", "{}");
      stream.end();
    },
  };
}
