import type { FastifyReply, FastifyRequest } from "fastify";

const READING_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Blocks forms of other sites. React Router compares the origin for pages only, not for routes
 * without one (logout), and with the protocol behind the load balancer, where all forms fail.
 */
export async function refuseForeignChanges(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (READING_METHODS.has(request.method)) return undefined;
  if (isForeign(request)) {
    return reply.code(403).type("text/plain").send("Requests from other sites are refused.");
  }
  delete request.raw.headers.origin;
  return undefined;
}

/** Whether another site sent it. One-click unsubscribing (RFC 8058) sends neither header. */
function isForeign({ headers, host, protocol }: FastifyRequest): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  // The origin of pages of this site is "null" where they send no referrer.
  if (site === "same-origin") return false;
  if (site !== undefined && site !== "none") return true;
  if (origin === undefined) return false;
  const sender = URL.parse(origin);
  // A page over http can be anybody's on the way; without trusted proxies the protocol is unknown.
  return sender?.host !== host || (protocol === "https" && sender.protocol !== "https:");
}
