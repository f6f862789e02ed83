import type { FastifyInstance } from "fastify";

/** The browser learns how far its clock is off, and which release answers. */
export function addConfigRoute(
  app: FastifyInstance,
  facts: { stage: string; release: string },
): void {
  app.get("/config", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ...facts, date: new Date().toISOString() }),
  );
}
