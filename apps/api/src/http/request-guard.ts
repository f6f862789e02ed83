import type { FastifyReply, FastifyRequest } from "fastify";

const CLIENT_HEADER = "x-photomap-client";

/**
 * A page of another site can send forms and plain text with our cookies, but neither JSON nor a
 * header of its own without asking first, and we never say yes to that question.
 */
export async function refuseForeignRequests(
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
  if (origin !== undefined && URL.parse(origin)?.host !== requestHost(request)) {
    return reply.code(403).send({ errors: [{ message: "Requests from other sites are refused" }] });
  }
  return undefined;
}

/** The host the browser asked for; the web server in front of us passes it on. */
export function requestHost({ headers }: FastifyRequest): string | undefined {
  const forwarded = headers["x-forwarded-host"];
  return (typeof forwarded === "string" ? forwarded : undefined) ?? headers.host;
}
