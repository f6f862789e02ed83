import type { FastifyReply, FastifyRequest } from "fastify";

const CLIENT_HEADER = "x-photomap-client";

/**
 * Blocks cross-site requests: another origin can't send JSON or a custom header without a CORS
 * preflight, which is never granted.
 */
export async function refuseCrossSiteRequests(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const contentType = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (contentType !== "application/json") {
    return reply.code(415).send({ errors: [{ message: "Send application/json" }] });
  }
  if (request.headers[CLIENT_HEADER] === undefined) {
    return reply
      .code(403)
      .send({ errors: [{ message: `The header ${CLIENT_HEADER} is missing` }] });
  }
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request)) {
    return reply.code(403).send({ errors: [{ message: "Requests from other sites are refused" }] });
  }
  return undefined;
}

/** Whether it is the origin of the request itself; one over http is not that of a request over https. */
function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  const sender = URL.parse(origin);
  const isSecure = request.headers["x-forwarded-proto"] === "https";
  return sender?.host === getRequestHost(request) && (!isSecure || sender?.protocol === "https:");
}

/** Returns the host of the original request, as the web server forwarded it. */
export function getRequestHost({ headers }: FastifyRequest): string | undefined {
  const forwarded = headers["x-forwarded-host"];
  return (typeof forwarded === "string" ? forwarded : undefined) ?? headers.host;
}
