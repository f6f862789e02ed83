import type { Backend, BrandHosts, CountResult } from "@photomap/server";
import type { FastifyInstance } from "fastify";
import { refuseCrossSiteRequests } from "./request-guard.ts";
import { createSenderReader } from "./sender.ts";

const BODY_LIMIT_BYTES = 1000;

const STATUS: Readonly<Record<CountResult["kind"], number>> = {
  accepted: 204,
  invalid: 400,
  "too-many": 429,
};

/** Counts an event of a page. It reads no cookie: events are counted, not people. */
export function addUsageRoute(
  app: FastifyInstance,
  { usage }: Pick<Backend, "usage">,
  brandHosts: BrandHosts,
): void {
  const readSender = createSenderReader(brandHosts);
  app.post(
    "/usage",
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: refuseCrossSiteRequests },
    async (request, reply) => {
      const { kind } = await usage.count(request.body, readSender(request));
      return reply.code(STATUS[kind]).send();
    },
  );
}
