import type { FastifyReply, FastifyRequest } from "fastify";
import type { WebConfig } from "./config.server.ts";
import { isOwnHost } from "./resolve-brand.server.ts";

const READING_METHODS = new Set(["GET", "HEAD"]);

type HostConfig = Pick<WebConfig, "PM_HOSTS" | "TBL_HOSTS">;

/**
 * Redirects from http to https, and refuses what cannot be redirected. The load balancer ends TLS
 * and sends the protocol of the browser; its health checks and other processes send none.
 */
export function createHttpsRedirect(config: HostConfig) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const { headers, protocol, hostname, method, url } = request;
    if (headers["x-forwarded-proto"] === undefined || protocol === "https") return undefined;
    // A cache must not store a redirect to a host that the client made up.
    if (!READING_METHODS.has(method) || !isOwnHost(hostname, config)) {
      return reply.code(403).type("text/plain").send("This site needs https.");
    }
    return reply.redirect(`https://${hostname}${url}`, 308);
  };
}
