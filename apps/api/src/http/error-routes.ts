import type { Backend, BrandHosts, ReportResult } from "@photomap/server";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { refuseCrossSiteRequests } from "./request-guard.ts";
import { createSenderReader } from "./sender.ts";

const BODY_LIMIT_BYTES = 32_000;

/** The types with which browsers send reports of the content security policy. */
const POLICY_REPORT_TYPES = ["application/csp-report", "application/reports+json"];

const STATUS: Readonly<Record<ReportResult["kind"], number>> = {
  accepted: 204,
  invalid: 400,
  "too-many": 429,
};

/** Accepts errors of browsers and of the web server, and reports of the content security policy. */
export function addErrorRoutes(
  app: FastifyInstance,
  { clientErrors }: Pick<Backend, "clientErrors">,
  brandHosts: BrandHosts,
): void {
  const readSender = createSenderReader(brandHosts);
  const answer = (reply: FastifyReply, { kind }: ReportResult) => reply.code(STATUS[kind]).send();

  app.post(
    "/errors",
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: refuseCrossSiteRequests },
    async (request, reply) =>
      answer(reply, await clientErrors.acceptError(request.body, readSender(request))),
  );
  app.addContentTypeParser(
    POLICY_REPORT_TYPES,
    { parseAs: "string", bodyLimit: BODY_LIMIT_BYTES },
    app.getDefaultJsonParser("error", "error"),
  );
  app.post<{ Querystring: { page?: unknown } }>(
    "/errors/csp",
    { bodyLimit: BODY_LIMIT_BYTES },
    async (request, reply) => {
      // The request of the page is in the address, because the browser composes the body.
      const requestId = z.uuid().safeParse(request.query.page).data;
      const sender = { ...readSender(request), requestId };
      return answer(reply, await clientErrors.acceptPolicyReports(request.body, sender));
    },
  );
}
